import 'server-only'
import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { ArtworkProof, Drawing, ReadRate, Wear } from '@/lib/domain/artwork/drawing'
import { pictureQuietModules, readArtwork } from '@/lib/domain/artwork/files/read-artwork'
import { leastShare } from '@/lib/domain/artwork/policy'
import type { ArtworkFormat } from '@/lib/domain/artwork/schema'
import { inProofPool } from './proof-pool'
import { referenceSymbol } from './reference-symbol'
import { inBlackAndWhite, pixelsPerModule, RENDERED_FINER, setInStone, shrunk } from './stone-picture'
import type { Stone } from './stone-wears'

/** Of every proof, unless another is asked for. Kept with the proof, which can be made again from it. */
export const PROOF_SEED = 18004

type Worn = { stone: Stone; text: string; seed: number }
type Rates = Array<{ wear: Wear; rate: ReadRate }>

// The same picture wears the same way: the SVG, DXF and PDF of one drawing are worn once when they look alike to the
// pixel, and when they look like the reference, that was their trial. Each is still rendered and read by itself.
const series = new LRUCache<string, Rates, Worn>({
  max: 500,
  // What is evicted while it is being made is answered all the same.
  ignoreFetchAbort: true,
  fetchMethod: (_key, _stale, { context }) => inProofPool('wear', context),
})

/**
 * Renders the very file and lets two independent decoders read it, clean and under every wear; what it is measured by is
 * a clean symbol of the highest error correction under the same wear. Takes about 0.7 s of a core in a thread beside,
 * less for further files of the same drawing. Throws what the file's reader throws when it is no drawing at all.
 */
export async function proveArtwork({
  file,
  format,
  drawing,
  seed = PROOF_SEED,
}: {
  file: Buffer
  format: ArtworkFormat
  drawing: Drawing
  seed?: number
}): Promise<ArtworkProof> {
  const { text, modules } = drawing.symbol
  const { engravesLight } = drawing
  const rendered = await readArtwork(file, format, pixelsPerModule(modules) * RENDERED_FINER, drawing)
  const stone = setInStone(shrunk(rendered), { modules, quiet: pictureQuietModules, engravesLight })

  const [read, worn, reference] = await Promise.all([
    inProofPool('read', { picture: stone }),
    wearSeries(inBlackAndWhite(stone), text, seed),
    wearSeries(referenceSymbol(text, engravesLight), text, seed),
  ])
  const share = readsOf(worn) / readsOf(reference)
  const isExact = read.zxing === text && read.jsqr === text
  return {
    seed,
    isExact,
    wears: worn.map(({ wear, rate }, at) => ({ wear, file: rate, reference: reference[at]?.rate ?? rate })),
    share,
    isProven: isExact && share >= leastShare,
    decoders: read.decoders,
  }
}

function wearSeries(stone: Stone, text: string, seed: number): Promise<Rates> {
  const key = `${createHash('sha256').update(stone.pixels).digest('base64')} ${stone.ground} ${seed} ${text}`
  return series.forceFetch(key, { context: { stone, text, seed } })
}

/** Reads of both decoders under all wears together. */
function readsOf(rates: Rates): number {
  return rates.reduce((sum, { rate }) => sum + rate.zxing + rate.jsqr, 0)
}
