import 'server-only'
import type { Outline } from '@/lib/domain/artwork/drawing'
import { type FileDrawing, hairlineMm } from '@/lib/domain/artwork/files/file-drawing'
import { createPdf, mm, pointsPerMm } from '@/lib/integrations/print/pdf-document'

/**
 * A drawing as PDF whose first page has exactly its size: black areas are engraved, red hairlines are cut. A note gets
 * a second page: on the first a machine would cut it.
 */
export function pdfOf({ widthMm, heightMm, engrave, cut, title, note }: FileDrawing): Promise<Buffer> {
  const { doc, finish } = createPdf({ title, widthMm, heightMm, ...(note ? { subject: note } : {}) })
  // Units are millimetres from here on.
  doc.scale(pointsPerMm)
  for (const outline of engrave) trace(doc, outline)
  if (engrave.length > 0) doc.fill('black', 'even-odd')
  for (const outline of cut) trace(doc, outline)
  if (cut.length > 0) doc.lineWidth(hairlineMm).stroke('red')
  if (note) writeNote(doc, title, note)
  return finish()
}

function writeNote(doc: PDFKit.PDFDocument, title: string, note: string): void {
  const margin = mm(12)
  doc.addPage({ size: [mm(105), mm(74)], margin })
  doc.font('sans-semibold').fontSize(14).fillColor('black').text(note)
  doc.moveDown().font('sans').fontSize(10).text(`${title}. Denne side er kun til at læse.`)
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
