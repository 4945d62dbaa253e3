import 'server-only'
import { drawArtwork } from '@/lib/domain/artwork/draw-artwork'
import type { Drawing } from '@/lib/domain/artwork/drawing'
import { writeArtwork } from '@/lib/domain/artwork/files/write-artwork'
import type { ArtworkFormat, ArtworkOptions } from '@/lib/domain/artwork/schema'

/** `note`: a notice for everyone who opens the files. */
export type FilesWanted = {
  options: ArtworkOptions
  code: string
  formats: readonly ArtworkFormat[]
  note?: string | undefined
}
/** Without the drawing's outlines, which are in the files and slow to transfer. */
export type FilesDrawn = { drawing: Drawing } & Partial<Record<ArtworkFormat, Uint8Array>>

/** The files of one code. Throws what `drawArtwork` throws. */
export async function drawFiles({ options, code, formats, note }: FilesWanted): Promise<FilesDrawn> {
  const drawing = drawArtwork(options, code)
  const drawn: FilesDrawn = { drawing: { ...drawing, engrave: [], cut: [] } }
  for (const format of formats) drawn[format] = await writeArtwork(drawing, format, note)
  return drawn
}
