import 'server-only'
import { drawArtwork } from '@/lib/domain/artwork/draw-artwork'
import type { Drawing } from '@/lib/domain/artwork/drawing'
import { type SheetFormat, writeSheet } from '@/lib/domain/artwork/files/write-artwork'
import { drawSheet, nestPlaques } from '@/lib/domain/artwork/nesting'
import type { ArtworkOptions, ArtworkSheet } from '@/lib/domain/artwork/schema'
import { isSheetRead } from '@/lib/domain/exports/read-sheet'

type SheetCounted = { options: ArtworkOptions; sheet: ArtworkSheet; code: string }
export type SheetWanted = {
  options: ArtworkOptions
  sheet: ArtworkSheet
  codes: string[]
  title: string
  note?: string
}
/** `codes` are those on the sheet: fewer than given when a long code makes its drawing larger than the others. */
type SheetMade = { codes: string[] } & Record<SheetFormat, Uint8Array>

/** More than any machine takes at once. */
const mostOnSheet = 500

/** How many drawings as large as this code's fit on one sheet. */
export function countPerSheet({ options, sheet, code }: SheetCounted): { perSheet: number } {
  const { widthMm, heightMm } = drawArtwork(options, code)
  const plates = Array.from({ length: mostOnSheet }, (_, index) => ({ id: String(index), widthMm, heightMm }))
  return { perSheet: nestPlaques(plates, sheet).sheets[0]?.length ?? 1 }
}

/**
 * One sheet in each format, read back code by code from its own bytes. Throws when a drawing is larger than the sheet
 * or a code cannot be read.
 */
export async function makeSheet({ options, sheet, codes, title, note }: SheetWanted): Promise<SheetMade> {
  const drawings = new Map<string, Drawing>(codes.map((code) => [code, drawArtwork(options, code)]))
  const plates = [...drawings].map(([id, { widthMm, heightMm }]) => ({ id, widthMm, heightMm }))
  const { sheets, unplaced } = nestPlaques(plates, sheet)
  if (unplaced.length > 0) throw new Error(`larger than the sheet: ${unplaced.join()}`)
  const placements = sheets[0] ?? []
  const drawn = drawSheet(drawings, placements, sheet)
  const write = async (format: SheetFormat) => {
    const file = await writeSheet(drawn, format, { title, note })
    if (!(await isSheetRead({ file, format, sheet: drawn, placements, drawings })))
      throw new Error(`»${title}« cannot be read back as ${format}`)
    return file
  }
  return {
    codes: placements.map(({ id }) => id),
    svg: await write('svg'),
    dxf: await write('dxf'),
    pdf: await write('pdf'),
  }
}
