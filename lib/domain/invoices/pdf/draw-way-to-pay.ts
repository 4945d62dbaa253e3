import 'server-only'
import { dayText, paymentCodeHint } from '@/lib/domain/invoices/copy'
import { drawFacts, left, makeRoom, type Sheet, width, write } from '@/lib/domain/invoices/pdf/sheet'
import { drawQr } from '@/lib/integrations/print/draw-qr'
import { mm } from '@/lib/integrations/print/pdf-document'
import type { Part } from '@/lib/integrations/print/tagged-text'
import { type BankAccount, formatIban } from '@/lib/shared/company'

const qrMm = 26

/** How to pay, or when it was paid; for a credit note what happens with the money. */
export function drawWayToPay(sheet: Sheet): void {
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
