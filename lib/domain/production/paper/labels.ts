import 'server-only'
import type { BatchForPapers } from '@/lib/domain/production/paper/batch-for-papers'
import type { BatchView, PieceRow } from '@/lib/domain/production/schema'
import { drawQr } from '@/lib/integrations/print/draw-qr'
import { a4Mm, createPdf, mm } from '@/lib/integrations/print/pdf-document'

/** 62 × 29 mm fits common label printers. */
const labelMm = { width: 62, height: 29 }
/** The largest QR code that leaves space for its quiet zone of four modules and the text. */
const squareMm = 19
/** Width of the text beside it. */
const wordsMm = 32.5
const largestCode = 13
const sheet = { columns: 3, rows: 9, left: 8, top: 14, gapX: 4, gapY: 1 }

/**
 * A label for each piece: one a page for label printers, or on A4 sheets. The QR code on it names the piece ('PARTI 12
 * STYKKE 3'), never the stone's address, so that scanning the box cannot pass for scanning the stone.
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

/** The size in points at which the whole code fits, also with many wide letters. */
function codeSize(doc: PDFKit.PDFDocument, code: string): number {
  const width = doc.font('sans-semibold').fontSize(largestCode).widthOfString(code)
  return Math.min(largestCode, (largestCode * mm(wordsMm - 0.5)) / width)
}
