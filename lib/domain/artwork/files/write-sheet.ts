import 'server-only'
import { dxfOf } from '@/lib/domain/artwork/files/dxf'
import { titleOf } from '@/lib/domain/artwork/files/file-drawing'
import { pdfOf } from '@/lib/domain/artwork/files/pdf'
import { svgOf } from '@/lib/domain/artwork/files/svg'
import type { SheetDrawing } from '@/lib/domain/artwork/nesting'
import type { ArtworkFormat } from '@/lib/domain/artwork/schema'

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
