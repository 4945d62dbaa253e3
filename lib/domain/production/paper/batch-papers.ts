import 'server-only'
import { materialTexts } from '@/lib/domain/artwork/copy'
import { pieceSelect, pieceView } from '@/lib/domain/production/batches'
import { piecesText } from '@/lib/domain/production/copy'
import { optionsOfPiece } from '@/lib/domain/production/pieces'
import { findBatch } from '@/lib/domain/production/queries'
import type { BatchView, PaperPiece, PieceRow } from '@/lib/domain/production/schema'
import { drawQr } from '@/lib/integrations/print/draw-qr'
import { a4Mm, createPdf, mm } from '@/lib/integrations/print/pdf-document'
import { db } from '@/lib/server/db'
import { env } from '@/lib/server/env'
import { DomainError } from '@/lib/server/errors'
import type { Actor } from '@/lib/shared/actor'
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
  const addressEndMm = doc.y / mm(1)
  const about = [
    `Parti ${batch.number}: ${batch.name}`,
    piecesText(count),
    `${materialTexts[options.material]}, koden ${options.symbolMm.toLocaleString('da-DK')} mm`,
    `Skal sendes senest ${formatDate(new Date(batch.dueOn))}`,
  ]
  doc.text(about.join('\n'), mm(110), mm(40), { width: mm(80), lineGap: 2 })
  // A long name takes more lines than the address on the left.
  const belowMm = Math.max(66, addressEndMm, doc.y / mm(1)) + 4
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

type BatchForPapers = { batch: BatchView; pieces: PaperPiece[] }

/** A batch and its pieces except cancelled ones, for its documents. Throws NOT_FOUND. */
export async function getBatchForPapers(actor: Actor, number: number): Promise<BatchForPapers> {
  const batch = await findBatch(actor, { number })
  if (!batch) throw new DomainError('NOT_FOUND')
  const rows = await db.productionPiece.findMany({
    where: { batch: { number }, state: { not: 'cancelled' } },
    orderBy: { number: 'asc' },
    select: { ...pieceSelect, options: true, proofSheet: { select: { options: true } } },
  })
  const pieces = rows.map((row) => {
    const { lines, people } = optionsOfPiece({ ...row, batch })
    return { ...pieceView(row), text: [...lines, ...people.flat()].filter(Boolean).join(' · ') }
  })
  return { batch, pieces }
}
