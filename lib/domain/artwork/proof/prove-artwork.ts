import 'server-only'
import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import QRCode from 'qrcode'
import type { ArtworkProof, Drawing, ReadRate, Wear } from '@/lib/domain/artwork/drawing'
import { pictureQuietModules, readArtwork } from '@/lib/domain/artwork/files/read-artwork'
import { leastShare } from '@/lib/domain/artwork/policy'
import type { ArtworkFormat } from '@/lib/domain/artwork/schema'
import { inProofPool } from './proof-pool'
import { inBlackAndWhite, pixelsPerModule, RENDERED_FINER, setInStone, shrunk } from './stone-picture'
import type { Stone } from './stone-wears'

/** The default seed; stored with the proof, which can be repeated with it. */
export const PROOF_SEED = 18004

type Worn = { stone: Stone; text: string; seed: number }
type Rates = Array<{ wear: Wear; rate: ReadRate }>

// Equal pictures wear equally: the SVG, DXF and PDF of a drawing, and the reference, share one series if they are equal
// to the pixel. Each file is still rendered and read without wear by itself.
const series = new LRUCache<string, Rates, Worn>({
  max: 500,
  // A series evicted while it runs still resolves.
  ignoreFetchAbort: true,
  fetchMethod: (_key, _stale, { context }) => inProofPool('wear', context),
})

/**
 * Renders the file's bytes and lets two independent decoders read it, clean and under every wear, and compares with a
 * reference symbol of the highest error correction under the same wear. Takes about 0.7 s of a core in another thread,
 * less for further files of the same drawing. Throws what `readArtwork` throws when the file is not a drawing.
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

/** Reads over all wears and both decoders. */
function readsOf(rates: Rates): number {
  return rates.reduce((sum, { rate }) => sum + rate.zxing + rate.jsqr, 0)
}

// Cached: the files of a drawing are proven one after another, and choosing the mask is the slowest part.
const references = new LRUCache<string, Stone, { text: string; engravesLight: boolean }>({
  max: 50,
  memoMethod: (_key, _stale, { context: { text, engravesLight } }) => drawReference(text, engravesLight),
})

/**
 * The reference of a proof: `text` as a clean symbol of the highest error correction (H), black on white, with the
 * standard's quiet zone, in the same stone. Throws when `text` is not in QR's alphanumeric character set.
 */
export function referenceSymbol(text: string, engravesLight: boolean): Stone {
  return references.memo(`${engravesLight} ${text}`, { context: { text, engravesLight } })
}

function drawReference(text: string, engravesLight: boolean): Stone {
  const { modules } = QRCode.create([{ data: text, mode: 'alphanumeric' }], { errorCorrectionLevel: 'H' })
  const scale = pixelsPerModule(modules.size)
  const side = modules.size * scale
  const pixels = new Uint8Array(side * side).fill(255)
  for (let y = 0; y < side; y++) {
    for (let x = 0; x < side; x++) {
      if (modules.get(Math.floor(y / scale), Math.floor(x / scale))) pixels[y * side + x] = 0
    }
  }
  const field = withQuietZone(pixels, side, 4 * scale)
  return inBlackAndWhite(setInStone(field, { modules: modules.size, quiet: 4, engravesLight }))
}

function withQuietZone(symbol: Uint8Array, side: number, quiet: number) {
  const width = side + 2 * quiet
  const pixels = new Uint8Array(width * width).fill(255)
  for (let row = 0; row < side; row++) {
    pixels.set(symbol.subarray(row * side, (row + 1) * side), (row + quiet) * width + quiet)
  }
  return { pixels, width, height: width }
}
