import 'server-only'
import { type FileDrawing, hairlineMm } from '@/lib/domain/artwork/files/file-drawing'
import type { Outline } from '@/lib/domain/artwork/schema'
import { createPdf, pointsPerMm } from '@/lib/integrations/print/pdf-document'

/** A drawing as PDF whose page is exactly as large as the drawing: black areas are engraved, red hairlines are cut. */
export function pdfOf({ widthMm, heightMm, engrave, cut, title }: FileDrawing): Promise<Buffer> {
  const { doc, finish } = createPdf({ title, widthMm, heightMm })
  // From here on lengths are millimetres.
  doc.scale(pointsPerMm)
  for (const outline of engrave) trace(doc, outline)
  if (engrave.length > 0) doc.fill('black', 'even-odd')
  for (const outline of cut) trace(doc, outline)
  if (cut.length > 0) doc.lineWidth(hairlineMm).stroke('red')
  return finish()
}

function trace(doc: PDFKit.PDFDocument, outline: Outline): void {
  if (outline.kind === 'circle') {
    doc.circle(outline.centre[0], outline.centre[1], outline.radiusMm)
    return
  }
  for (const [index, [x, y]] of outline.points.entries()) {
    if (index === 0) doc.moveTo(x, y)
    else doc.lineTo(x, y)
  }
  doc.closePath()
}
