import 'server-only'
import { missingLetters } from '@/lib/domain/artwork/lettering'
import { dayText, documentTitle, partyLines, paymentCodeHint, supplyFact } from '@/lib/domain/invoices/copy'
import { drawLines, drawTotals } from '@/lib/domain/invoices/pdf/draw-lines'
import { drawFacts, drawFeet, left, makeRoom, quiet, type Sheet, width, write } from '@/lib/domain/invoices/pdf/sheet'
import type { InvoiceDocument } from '@/lib/domain/invoices/schema'
import { asShown } from '@/lib/domain/invoices/shown-amounts'
import { drawQr } from '@/lib/integrations/print/draw-qr'
import { a4Mm, createPdf, mm } from '@/lib/integrations/print/pdf-document'
import { openStructure, type Part } from '@/lib/integrations/print/tagged-text'
import { type BankAccount, formatIban } from '@/lib/shared/company'
import { formatPhone } from '@/lib/shared/phone'

/**
 * An invoice or credit note as an archivable PDF in Danish, with what momsbekendtgørelsen § 58 asks for. The same
 * document gives the same bytes. `payUrl`: the whole address where it is seen and paid.
 */
export function drawInvoice(invoice: InvoiceDocument, site: { siteName: string; payUrl: string }): Promise<Buffer> {
  const { doc, finish } = createPdf({
    title: `${documentTitle(invoice)} fra ${invoice.seller.name}`,
    subject: `Til ${invoice.buyer.name}`,
    widthMm: a4Mm.width,
    heightMm: a4Mm.height,
    archive: { createdAt: new Date(`${invoice.issuedOn}T00:00:00Z`) },
  })
  const sheet: Sheet = { doc, root: openStructure(doc), invoice: asShown(printable(invoice)), ...site }
  drawHead(sheet)
  drawLines(sheet)
  drawTotals(sheet)
  drawWayToPay(sheet)
  drawFeet(sheet)
  return finish()
}

/**
 * The document without what the face cannot draw: rare accents are left out, and '?' stands for emoji and other
 * alphabets. A PDF/A has no empty glyphs (ISO 19005-3 § 6.2.11.8). The e-invoice and the web have the whole text.
 */
function printable(invoice: InvoiceDocument): InvoiceDocument {
  const { buyer, buyerReference, note, lines } = invoice
  return {
    ...invoice,
    buyer: {
      ...buyer,
      name: drawn(buyer.name),
      address: buyer.address && drawn(buyer.address),
      city: buyer.city && drawn(buyer.city),
    },
    buyerReference: buyerReference && drawn(buyerReference),
    note: note && drawn(note),
    lines: lines.map((line) => ({ ...line, text: drawn(line.text) })),
  }
}

function drawn(text: string): string {
  const whole = text.normalize('NFC')
  const missing = missingOf(whole)
  if (missing.size === 0) return whole
  return Array.from(whole, (letter) => (missing.has(letter) ? withoutAccents(letter) : letter))
    .join('')
    .replaceAll(/\uFFFD+/g, '?')
}

/** 'o' for 'ỗ'; U+FFFD for a letter that is missing altogether. */
function withoutAccents(letter: string): string {
  const [base = ''] = letter.normalize('NFD')
  return missingOf(base).size === 0 ? base : '\uFFFD'
}

const missingOf = (text: string) => new Set(missingLetters({ text, face: 'sans' }))

/** The title, both parties, and the dates and numbers of the document. */
function drawHead(sheet: Sheet): void {
  const { doc, root, invoice, siteName } = sheet
  root.draw('P', () => write(sheet, { face: 'serif-medium', size: 13, colour: quiet }).text(siteName, left, mm(20)))
  root.draw('H1', () => write(sheet, { face: 'serif', size: 27 }).text(documentTitle(invoice), left, mm(32), { width }))
  const y = doc.y + mm(9)
  drawBlock(sheet, { title: 'Til', lines: partyLines(invoice.buyer), x: left, y, width: mm(80) })
  const below = doc.y
  drawBlock(sheet, { title: 'Fra', lines: sellerLines(invoice), x: left + mm(95), y, width: mm(75) })
  doc.y = Math.max(below, doc.y) + mm(7)
  drawFacts(sheet, root.open('Table'), factsOf(invoice))
  if (invoice.note) {
    const { note } = invoice
    doc.y += mm(3)
    root.draw('P', () => write(sheet, {}).text(note, left, doc.y, { width, lineGap: 2 }))
  }
  doc.y += mm(8)
}

function sellerLines({ seller }: InvoiceDocument): string[] {
  const { email, phone } = seller
  return [...partyLines(seller), ...(email ? [email] : []), ...(phone ? [`Telefon ${formatPhone(phone)}`] : [])]
}

function factsOf(invoice: InvoiceDocument): [string, string][] {
  const { kind, number, issuedOn, dueOn, credits, buyerReference } = invoice
  const isCreditNote = kind === 'credit_note'
  return [
    [isCreditNote ? 'Kreditnotanummer' : 'Fakturanummer', String(number)],
    [isCreditNote ? 'Dato' : 'Fakturadato', dayText(issuedOn)],
    ...(credits
      ? [['Nedsætter', `Faktura ${credits.number} af ${dayText(credits.issuedOn)}`] satisfies [string, string]]
      : []),
    [...supplyFact(invoice)],
    ...(isCreditNote ? [] : [['Betales senest', dayText(dueOn)] satisfies [string, string]]),
    ...(buyerReference ? [['Reference', buyerReference] satisfies [string, string]] : []),
  ]
}

type Block = { title: string; lines: string[]; x: number; y: number; width: number }

function drawBlock(sheet: Sheet, { title, lines, x, y, width }: Block): void {
  const { doc, root } = sheet
  root.draw('H2', () => write(sheet, { size: 9, colour: quiet }).text(title, x, y, { width }))
  root.draw('P', () => write(sheet, { size: 10.5 }).text(lines.join('\n'), x, doc.y + mm(1), { width, lineGap: 2 }))
}

const qrMm = 26

/** How to pay, or when it was paid; for a credit note what happens with the money. */
function drawWayToPay(sheet: Sheet): void {
  const { doc, root, invoice } = sheet
  makeRoom(sheet, mm(58))
  const section = root.open('Sect')
  const isCreditNote = invoice.kind === 'credit_note'
  const title = isCreditNote ? 'Om kreditnotaen' : 'Betaling'
  section.draw('H2', () => write(sheet, { face: 'serif-medium', size: 14 }).text(title, left, doc.y, { width }))
  doc.y += mm(2)
  const done = isCreditNote ? creditText : paidText(invoice.paidOn, invoice.totalOere)
  if (done) section.draw('P', () => write(sheet, {}).text(done, left, doc.y, { width, lineGap: 2 }))
  else drawAccount(sheet, section)
}

const creditText = 'Kreditnotaen nedsætter fakturaen ovenfor. Det, der er betalt for meget, betaler vi tilbage.'

function paidText(paidOn: string | null, totalOere: number): string | null {
  if (totalOere === 0) return 'Der er intet at betale.'
  return paidOn ? `Betalt den ${dayText(paidOn)}. Tak.` : null
}

function drawAccount(sheet: Sheet, section: Part): void {
  const { doc, invoice, payUrl } = sheet
  const { y } = doc
  const textWidth = width - mm(qrMm + 10)
  section.draw('P', () =>
    write(sheet, {}).text(`Betales senest den ${dayText(invoice.dueOn)}.`, left, y, { width: textWidth }),
  )
  doc.y += mm(2)
  if (invoice.seller.bankAccount) {
    drawFacts(sheet, section.open('Table'), transferFacts(invoice.paymentCode, invoice.seller.bankAccount))
    doc.y += mm(2)
    section.draw('P', () => write(sheet, {}).text(paymentCodeHint, left, doc.y, { width: textWidth, lineGap: 2 }))
    doc.y += mm(1)
  }
  section.drawLink(() => drawLinkText(sheet, textWidth), {
    url: payUrl,
    description: 'Se fakturaen og betal på nettet',
  })
  const below = doc.y
  const symbol = { text: payUrl, xMm: 190 - qrMm, yMm: y / mm(1), sideMm: qrMm, keepsCase: true }
  section.draw('Figure', () => drawQr(doc, symbol), { alt: 'QR-kode, der åbner fakturaen på nettet' })
  doc.y = Math.max(below, y + mm(qrMm))
}

function drawLinkText(sheet: Sheet, textWidth: number) {
  const { doc } = sheet
  const { y } = doc
  const text = 'Se fakturaen og betal på nettet: tryk her, eller scan koden.'
  write(sheet, {}).text(text, left, y, { width: textWidth, underline: true })
  return { x: left, y, width: textWidth, height: doc.y - y }
}

function transferFacts(paymentCode: string, { registration, account, iban }: BankAccount): [string, string][] {
  return [
    ['Registreringsnr.', registration],
    ['Kontonr.', account],
    ['IBAN', formatIban(iban)],
    ['Betalingskode', paymentCode],
  ]
}
