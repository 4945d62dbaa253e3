import 'server-only'
import type { Drawing } from '@/lib/domain/artwork/drawing'
import { readArtwork } from '@/lib/domain/artwork/files/read-artwork'
import type { SheetFormat } from '@/lib/domain/artwork/files/write-artwork'
import type { Placement, SheetDrawing } from '@/lib/domain/artwork/nesting'
import { asImage, readWithJsqr, readWithZxing } from '@/lib/domain/artwork/proof/decoders'

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
