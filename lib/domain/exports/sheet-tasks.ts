import 'server-only'
import { drawArtwork } from '@/lib/domain/artwork/draw-artwork'
import type { Drawing } from '@/lib/domain/artwork/drawing'
import { readArtwork } from '@/lib/domain/artwork/files/read-artwork'
import { type SheetFormat, writeSheet } from '@/lib/domain/artwork/files/write-artwork'
import { drawSheet, nestPlaques, type Placement, type SheetDrawing } from '@/lib/domain/artwork/nesting'
import { asImage, readWithJsqr, readWithZxing } from '@/lib/domain/artwork/proof/decoders'
import type { ArtworkOptions, ArtworkSheet } from '@/lib/domain/artwork/schema'

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

const pixelsPerModule = 6
const how = { inverted: false }

/**
 * Whether both decoders read every code of a sheet from its file. Without wear: each drawing on it has passed its own
 * proof, and a sheet only moves and turns it. CPU-bound for seconds, so it runs in the sheet thread.
 */
export async function isSheetRead({
  file,
  format,
  sheet,
  placements,
  drawings,
}: {
  file: Buffer
  format: SheetFormat
  sheet: SheetDrawing
  placements: readonly Placement[]
  drawings: ReadonlyMap<string, Drawing>
}): Promise<boolean> {
  for (const placement of placements) {
    const drawing = drawings.get(placement.id)
    if (!drawing) return false
    const picture = await readArtwork(file, format, pixelsPerModule, onSheet(sheet, placement, drawing))
    const image = asImage(picture)
    const { text } = drawing.symbol
    if ((await readWithZxing(image, how)) !== text || readWithJsqr(image, how) !== text) return false
  }
  return true
}

/** The sheet as a drawing whose symbol is this placement's. */
function onSheet(sheet: SheetDrawing, { x, y, rotated }: Placement, drawing: Drawing): Drawing {
  const { symbol, heightMm } = drawing
  const corner = rotated
    ? { x: x + heightMm - symbol.y - symbol.sideMm, y: y + symbol.x }
    : { x: x + symbol.x, y: y + symbol.y }
  return { ...drawing, ...sheet, symbol: { ...symbol, ...corner } }
}
