import 'server-only'
import { LRUCache } from 'lru-cache'
import type { ArtworkProof } from '@/lib/domain/artwork/drawing'
import { proveArtwork } from '@/lib/domain/artwork/proof/prove-artwork'
import type { ArtworkFormat, ArtworkOptions } from '@/lib/domain/artwork/schema'
import { drawnFiles } from '@/lib/domain/exports/drawn-files'
import { ExportError } from '@/lib/domain/exports/errors'

export type ProvedFile = { format: ArtworkFormat; file: Buffer; proof: ArtworkProof }

/** `note`: a notice for everyone who opens the file (approvals/approval.ts). */
type WantedFile = { options: ArtworkOptions; code: string; format: ArtworkFormat; note?: string | undefined }

// The same piece is viewed again and again at a station. Bytes and proof are cached together, so the file handed out is
// the one that was proven. Concurrent calls share one entry.
const looked = new LRUCache<string, ProvedFile, WantedFile>({
  maxSize: 50_000_000,
  sizeCalculation: ({ file }) => file.length + 1,
  fetchMethod: async (_key, _stale, { context: { options, code, format, note } }) => {
    const [made] = await proveFiles({ options, code, formats: [format], note })
    return made
  },
})

/**
 * One file of one code, proven before it is returned and then cached. Throws EXPORT_WITHHELD when it fails its proof,
 * and ARTWORK_TOO_SMALL or ARTWORK_DOES_NOT_FIT when it cannot be drawn.
 */
export async function provenFile(wanted: WantedFile): Promise<{ file: Buffer; proof: ArtworkProof }> {
  const { options, code, format, note } = wanted
  const made = await looked.fetch(JSON.stringify([options, code, format, note]), { context: wanted })
  if (!made?.proof.isProven) throw new ExportError('EXPORT_WITHHELD')
  return { file: made.file, proof: made.proof }
}

/** Every file of one code with its proof, passed or not, in the order of `formats`. Throws when it cannot be drawn. */
export async function proveFiles({
  options,
  code,
  formats,
  note,
}: {
  options: ArtworkOptions
  code: string
  formats: readonly ArtworkFormat[]
  note?: string | undefined
}): Promise<ProvedFile[]> {
  // Each code waits under its own key: an export draws several at once, but no more than `codesAtOnce`.
  const { drawing, ...files } = await drawnFiles({ options, code, formats, note }, `code ${code}`)
  const made: ProvedFile[] = []
  for (const format of formats) {
    const bytes = files[format] ?? new Uint8Array()
    const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    made.push({ format, file, proof: await proveArtwork({ file, format, drawing }) })
  }
  return made
}
