import 'server-only'
import type { BatchForPapers } from '@/lib/domain/production/paper/batch-for-papers'
import type { BatchView, PieceRow } from '@/lib/domain/production/views'
import { drawQr } from '@/lib/integrations/print/draw-qr'
import { a4Mm, createPdf, mm } from '@/lib/integrations/print/pdf-document'

/** A label for the box: 62 × 29 mm is what the usual label printers take. */
const labelMm = { width: 62, height: 29 }
/** With four of its modules white around it there is room for no more beside the words. */
const squareMm = 19
/** Beside the square. */
const wordsMm = 32.5
const largestCode = 13
const sheet = { columns: 3, rows: 9, left: 8, top: 14, gapX: 4, gapY: 1 }

/**
 * A label for each of these pieces: one a page for a label printer, or on A4 sheets. The square on it says which piece it
 * is ('PARTI 12 STYKKE 3'), never the stone's own address: a scan of the box must not pass for a scan of the stone.
 */
export async function writeLabels({ batch, pieces }: BatchForPapers, paper: 'label' | 'a4'): Promise<Buffer> {
  const size = paper === 'a4' ? a4Mm : labelMm
  const title = `Etiketter til parti ${batch.number}`
  const { doc, finish } = createPdf({ title, widthMm: size.width, heightMm: size.height })
  const perPage = paper === 'a4' ? sheet.columns * sheet.rows : 1
  for (const [index, piece] of pieces.entries()) {
    const place = index % perPage
    if (index > 0 && place === 0) doc.addPage()
    const column = place % sheet.columns
    const x = paper === 'a4' ? sheet.left + column * (labelMm.width + sheet.gapX) : 0
    const y = paper === 'a4' ? sheet.top + Math.floor(place / sheet.columns) * (labelMm.height + sheet.gapY) : 0
    drawLabel(doc, { x, y }, batch, piece)
  }
  return finish()
}

function drawLabel(doc: PDFKit.PDFDocument, { x, y }: { x: number; y: number }, batch: BatchView, piece: PieceRow) {
  drawQr(doc, { text: `PARTI ${batch.number} STYKKE ${piece.number}`, xMm: x + 39, yMm: y + 5, sideMm: squareMm })
  const line = (text: string, top: number, size: number, face: 'sans' | 'sans-semibold') =>
    doc
      .font(face)
      .fontSize(size)
      .text(text, mm(x + 3), mm(y + top), { width: mm(wordsMm), height: mm(5), lineBreak: false, ellipsis: true })
  doc.fillColor('black')
  line(piece.formattedCode, 3.5, codeSize(doc, piece.formattedCode), 'sans-semibold')
  line(`Parti ${batch.number} · stykke ${piece.number} af ${batch.pieces}`, 10, 8, 'sans')
  line(batch.name, 15, 8, 'sans')
  line(batch.reseller?.companyName ?? 'Eget lager', 19, 8, 'sans')
  line(batch.reseller ? `${batch.reseller.postcode} ${batch.reseller.city}` : '', 23, 8, 'sans')
}

/** As large as there is room for: a code with many wide letters must not lose its end. */
function codeSize(doc: PDFKit.PDFDocument, code: string): number {
  const width = doc.font('sans-semibold').fontSize(largestCode).widthOfString(code)
  return Math.min(largestCode, (largestCode * mm(wordsMm - 0.5)) / width)
}
