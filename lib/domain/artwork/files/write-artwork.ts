import 'server-only'
import type { Drawing } from '@/lib/domain/artwork/drawing'
import { dxfOf } from '@/lib/domain/artwork/files/dxf'
import { titleOf } from '@/lib/domain/artwork/files/file-drawing'
import { pdfOf } from '@/lib/domain/artwork/files/pdf'
import { pngOf } from '@/lib/domain/artwork/files/png'
import { svgOf } from '@/lib/domain/artwork/files/svg'
import type { SheetDrawing } from '@/lib/domain/artwork/nesting'
import type { ArtworkFormat } from '@/lib/domain/artwork/schema'
import { formatTextCode, TEXT_CODE_LENGTH } from '@/lib/shared/qr-text-code'

/**
 * A drawing as a file, at true size. The same drawing gives the same bytes. In SVG, DXF and PDF the engraving is black;
 * a PNG shows the code as it will look on the stone and cannot contain a note.
 */
export async function writeArtwork(drawing: Drawing, format: ArtworkFormat, note?: string): Promise<Buffer> {
  const name = `Kode ${formatTextCode(drawing.symbol.text.slice(-TEXT_CODE_LENGTH))}`
  const titled = { ...drawing, note, title: titleOf(name, drawing) }
  if (format === 'svg') return Buffer.from(svgOf(titled))
  if (format === 'dxf') return Buffer.from(dxfOf(titled))
  if (format === 'pdf') return pdfOf(titled)
  return pngOf(drawing)
}

/** Formats for machines: a PNG of many plaques would be too coarse to use. */
export type SheetFormat = Exclude<ArtworkFormat, 'png'>
export const sheetFormats = ['svg', 'dxf', 'pdf'] as const satisfies readonly SheetFormat[]

/** A whole sheet as a file, at true size. The same sheet gives the same bytes. */
export async function writeSheet(
  sheet: SheetDrawing,
  format: SheetFormat,
  { title = 'Ark med plader', note }: { title?: string; note?: string | undefined } = {},
): Promise<Buffer> {
  const titled = { ...sheet, title: titleOf(title, sheet), note }
  if (format === 'svg') return Buffer.from(svgOf(titled))
  if (format === 'dxf') return Buffer.from(dxfOf(titled))
  return pdfOf(titled)
}
