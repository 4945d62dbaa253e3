import 'server-only'
import { drawArtwork } from '@/lib/domain/artwork/draw-artwork'
import type { Drawing } from '@/lib/domain/artwork/drawing'
import { writeArtwork } from '@/lib/domain/artwork/files/write-artwork'
import type { ArtworkFormat, ArtworkOptions } from '@/lib/domain/artwork/schema'

/** `note`: what whoever opens the files must know. */
export type FilesWanted = {
  options: ArtworkOptions
  code: string
  formats: readonly ArtworkFormat[]
  note?: string | undefined
}
/** Of the drawing all but its outlines, which are in the files and take long to hand over. */
export type FilesDrawn = { drawing: Drawing } & Partial<Record<ArtworkFormat, Uint8Array>>

/** The files of one code. Throws what `drawArtwork` throws. */
export async function drawFiles({ options, code, formats, note }: FilesWanted): Promise<FilesDrawn> {
  const drawing = drawArtwork(options, code)
  const drawn: FilesDrawn = { drawing: { ...drawing, engrave: [], cut: [] } }
  for (const format of formats) drawn[format] = await writeArtwork(drawing, format, note)
  return drawn
}
