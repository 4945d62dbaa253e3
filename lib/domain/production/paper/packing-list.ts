import 'server-only'
import { materialTexts } from '@/lib/domain/artwork/copy'
import { piecesText } from '@/lib/domain/production/copy'
import type { BatchForPapers } from '@/lib/domain/production/paper/batch-for-papers'
import type { BatchView, PaperPiece } from '@/lib/domain/production/schema'
import { a4Mm, createPdf, mm } from '@/lib/integrations/print/pdf-document'
import { env } from '@/lib/server/env'
import { formatDate } from '@/lib/shared/danish-time'

const margin = 20
const lineMm = 7
const lastLineMm = a4Mm.height - 26

/** The packing list: the recipient, every piece with its code, and boxes to tick when packed and when received. */
export async function writePackingList({ batch, pieces }: BatchForPapers): Promise<Buffer> {
  const title = `Pakkeliste til parti ${batch.number}`
  const { doc, finish } = createPdf({ title, widthMm: a4Mm.width, heightMm: a4Mm.height })
  let y = drawHead(doc, batch, pieces.length)
  let page = 1
  drawFoot(doc, batch, page)
  y = drawColumns(doc, y)
  for (const piece of pieces) {
    if (y > lastLineMm) {
      doc.addPage()
      drawFoot(doc, batch, ++page)
      y = drawColumns(doc, margin)
    }
    drawPiece(doc, piece, y)
    y += lineMm
  }
  return finish()
}

function drawHead(doc: PDFKit.PDFDocument, batch: BatchView, count: number): number {
  const { reseller, options } = batch
  doc.fillColor('black').font('sans').fontSize(10).text(env.SITE_NAME, mm(margin), mm(16), { lineBreak: false })
  doc.font('serif').fontSize(24).text('Pakkeliste', mm(margin), mm(24), { lineBreak: false })
  doc.font('sans').fontSize(11)
  const to = reseller
    ? [reseller.companyName, reseller.address, `${reseller.postcode} ${reseller.city}`]
    : ['Eget lager']
  doc.text(to.join('\n'), mm(margin), mm(40), { width: mm(80), lineGap: 2 })
  const besideMm = doc.y / mm(1)
  const about = [
    `Parti ${batch.number}: ${batch.name}`,
    piecesText(count),
    `${materialTexts[options.material]}, koden ${options.symbolMm.toLocaleString('da-DK')} mm`,
    `Skal sendes senest ${formatDate(new Date(batch.dueOn))}`,
  ]
  doc.text(about.join('\n'), mm(110), mm(40), { width: mm(80), lineGap: 2 })
  // A long name takes more lines than the address beside it.
  const belowMm = Math.max(66, besideMm, doc.y / mm(1)) + 4
  return belowMm + 2
}

const columns = [
  { name: 'Nr.', x: margin },
  { name: 'Kode', x: margin + 18 },
  { name: 'Tekst', x: margin + 62 },
  { name: 'Pakket', x: margin + 128 },
  { name: 'Modtaget', x: margin + 148 },
] as const

function drawColumns(doc: PDFKit.PDFDocument, y: number): number {
  doc.font('sans-semibold').fontSize(9).fillColor('black')
  for (const { name, x } of columns) doc.text(name, mm(x), mm(y), { lineBreak: false })
  doc
    .lineWidth(0.6)
    .moveTo(mm(margin), mm(y + 5))
    .lineTo(mm(a4Mm.width - margin), mm(y + 5))
    .stroke()
  return y + 7.5
}

function drawPiece(doc: PDFKit.PDFDocument, piece: PaperPiece, y: number): void {
  const [number, code, text, packed, received] = columns
  doc.font('sans').fontSize(10).fillColor('black')
  doc.text(String(piece.number), mm(number.x), mm(y), { lineBreak: false })
  doc.font('sans-semibold').text(piece.formattedCode, mm(code.x), mm(y), { lineBreak: false })
  doc.font('sans')
  // No workshop notes: this list goes to the customer.
  doc.text(piece.text, mm(text.x), mm(y), {
    width: mm(packed.x - text.x - 4),
    height: mm(5),
    lineBreak: false,
    ellipsis: true,
  })
  for (const { x } of [packed, received]) doc.lineWidth(0.8).rect(mm(x), mm(y), mm(4), mm(4)).stroke()
}

function drawFoot(doc: PDFKit.PDFDocument, { number }: BatchView, page: number): void {
  doc.font('sans').fontSize(8).fillColor('black')
  const text = `Parti ${number}, side ${page}. Mangler der noget, så skriv til ${env.SUPPORT_EMAIL}.`
  doc.text(text, mm(margin), mm(a4Mm.height - 14), { lineBreak: false })
}
