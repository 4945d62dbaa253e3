import 'server-only'
import { dayText, documentTitle, partyLines, supplyFact } from '@/lib/domain/invoices/copy'
import { drawFacts, left, quiet, type Sheet, width, write } from '@/lib/domain/invoices/pdf/sheet'
import type { InvoiceDocument } from '@/lib/domain/invoices/schema'
import { mm } from '@/lib/integrations/print/pdf-document'
import { formatPhone } from '@/lib/shared/phone'

/** The title, both parties, and the dates and numbers of the document. */
export function drawHead(sheet: Sheet): void {
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
