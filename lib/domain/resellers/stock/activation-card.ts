import 'server-only'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { drawQr } from '@/lib/integrations/print/draw-qr'
import { a4Mm, createPdf, mm } from '@/lib/integrations/print/pdf-document'
import { formatPhone } from '@/lib/shared/phone'

export type ActivationCard = {
  formattedCode: string
  printedAddress: string
  /** Null for packages without: the QR code alone opens the page. */
  activationCode: string | null
}
type Sender = { companyName: string; phone: string; siteName: string }
type Doc = PDFKit.PDFDocument

/** The size of a bank card, ISO/IEC 7810 ID-1, in whole millimetres. */
export const cardMm = { width: 85, height: 54 }
const perSheet = { columns: 2, rows: 4 }
const ink = '#2b2f33'
const quiet = '#5b6167'
const line = '#c9cdd1'

/** One card as a page of its own size; several as A4 sheets of eight with cut marks. */
export async function drawActivationCards(cards: ActivationCard[], sender: Sender): Promise<Buffer> {
  const title = cards.length === 1 ? 'Aktiveringskort' : `${cards.length} aktiveringskort`
  const [only] = cards
  if (cards.length === 1 && only) {
    const { doc, finish } = createPdf({ title, widthMm: cardMm.width, heightMm: cardMm.height })
    drawCard(doc, only, sender, 0, 0)
    return finish()
  }
  const { doc, finish } = createPdf({ title, widthMm: a4Mm.width, heightMm: a4Mm.height })
  const onSheet = perSheet.columns * perSheet.rows
  const left = (a4Mm.width - perSheet.columns * cardMm.width) / 2
  const top = (a4Mm.height - perSheet.rows * cardMm.height) / 2
  for (const [index, card] of cards.entries()) {
    const place = index % onSheet
    if (place === 0) {
      // Sixty sheets take seconds: yields to other requests.
      await nextTurn()
      if (index > 0) doc.addPage({ size: [mm(a4Mm.width), mm(a4Mm.height)], margin: 0 })
      drawCutMarks(doc, left, top)
    }
    const column = place % perSheet.columns
    const row = Math.floor(place / perSheet.columns)
    drawCard(doc, card, sender, left + column * cardMm.width, top + row * cardMm.height)
  }
  return finish()
}

const steps = {
  withCode: ['Scan koden med din telefon.', 'Opret en konto med de seks cifre.', 'Skriv siden, når du er klar.'],
  withoutCode: ['Scan koden med din telefon.', 'Opret en konto.', 'Skriv siden, når du er klar.'],
}

type Write = (words: string, at: { x: number; y: number; width: number; align?: 'left' | 'center' | 'right' }) => void

function drawCard(doc: Doc, card: ActivationCard, sender: Sender, x: number, y: number): void {
  const text: Write = (words, at) =>
    doc.text(words, mm(x + at.x), mm(y + at.y), {
      width: mm(at.width),
      align: at.align ?? 'left',
      lineBreak: false,
      height: mm(6),
      ellipsis: true,
    })
  drawQr(doc, { text: card.printedAddress, xMm: x + 6, yMm: y + 6, sideMm: 22 })
  doc.fillColor(ink).font('sans-semibold').fontSize(8.5)
  text(card.formattedCode, { x: 3, y: 31, width: 28, align: 'center' })
  drawAddress(doc, card.printedAddress, text)
  doc.fillColor(ink).font('serif-medium').fontSize(13)
  text(sender.siteName, { x: 34, y: 4.6, width: 47 })
  if (card.activationCode) {
    doc.fillColor(quiet).font('sans').fontSize(7.5)
    text('Aktiveringskode', { x: 34, y: 12.4, width: 47 })
    doc.fillColor(ink).font('sans-semibold').fontSize(22)
    text(`${card.activationCode.slice(0, 3)} ${card.activationCode.slice(3)}`, { x: 34, y: 15.2, width: 47 })
  } else {
    doc.fillColor(ink).font('serif').fontSize(11.5)
    text('En mindeside følger', { x: 34, y: 13, width: 47 })
    text('med stenen', { x: 34, y: 18, width: 47 })
  }
  doc.fillColor(ink).font('sans').fontSize(7.5)
  for (const [index, step] of (card.activationCode ? steps.withCode : steps.withoutCode).entries()) {
    const stepY = 26.4 + index * 4.2
    text(`${index + 1}.`, { x: 34, y: stepY, width: 4 })
    text(step, { x: 37.4, y: stepY, width: 45 })
  }
  doc.moveTo(mm(x + 4), mm(y + 41.5)).lineTo(mm(x + cardMm.width - 4), mm(y + 41.5))
  doc.lineWidth(0.4).stroke(line)
  doc.fillColor(quiet).font('sans').fontSize(7)
  const keep = card.activationCode
    ? 'Gem kortet. Den, der har det, kan tage siden i brug.'
    : 'Gem kortet sammen med stenens papirer.'
  text(keep, { x: 4, y: 43.2, width: 77 })
  // Separate, so that a long name is truncated and the number never is.
  text(sender.companyName, { x: 4, y: 47.4, width: 58 })
  text(formatPhone(sender.phone), { x: 63, y: 47.4, width: 18, align: 'right' })
}

/** What the symbol says, for a phone without a camera; a long host is set smaller rather than cut off. */
function drawAddress(doc: Doc, address: string, text: Write): void {
  const { host, pathname } = new URL(address)
  const column = { x: 2, width: 30, align: 'center' } as const
  doc.fillColor(quiet).font('sans').fontSize(7)
  doc.fontSize(Math.min(7, (7 * mm(column.width - 0.5)) / doc.widthOfString(host)))
  text(host, { ...column, y: 34.6 })
  text(pathname, { ...column, y: 37.6 })
}

/** Cut marks lie outside the cards, so that none remains on a cut card. */
function drawCutMarks(doc: Doc, left: number, top: number): void {
  const right = left + perSheet.columns * cardMm.width
  const bottom = top + perSheet.rows * cardMm.height
  for (let column = 0; column <= perSheet.columns; column += 1) {
    const x = mm(left + column * cardMm.width)
    doc.moveTo(x, mm(top - 7)).lineTo(x, mm(top - 2))
    doc.moveTo(x, mm(bottom + 2)).lineTo(x, mm(bottom + 7))
  }
  for (let row = 0; row <= perSheet.rows; row += 1) {
    const y = mm(top + row * cardMm.height)
    doc.moveTo(mm(left - 7), y).lineTo(mm(left - 2), y)
    doc.moveTo(mm(right + 2), y).lineTo(mm(right + 7), y)
  }
  doc.lineWidth(0.4).stroke(quiet)
}
