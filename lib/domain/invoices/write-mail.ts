import 'server-only'
import { dayText, fileName, paymentCodeHint } from '@/lib/domain/invoices/copy'
import { documentParts, invoiceDocument } from '@/lib/domain/invoices/invoice-document'
import { invoicePaymentPath } from '@/lib/domain/invoices/paths'
import { pdfKeyOf } from '@/lib/domain/invoices/pdf/stored-pdf'
import { type Receivable, readReceivable } from '@/lib/domain/invoices/receivables'
import type { InvoiceDocument } from '@/lib/domain/invoices/schema'
import type { MailFile } from '@/lib/domain/notifications/mail-files'
import { queueMail } from '@/lib/domain/notifications/queue-mail'
import type { CreditNoteProps } from '@/lib/emails/invoice-emails'
import type { MailToWrite } from '@/lib/emails/templates'
import type { RunContext } from '@/lib/server/command'
import type { Transaction } from '@/lib/server/db'
import { wholeAddress } from '@/lib/server/whole-address'
import { formatIban } from '@/lib/shared/company'
import { counted } from '@/lib/shared/counted'
import { danishDay } from '@/lib/shared/danish-time'
import { formatOere } from '@/lib/shared/money'

/** `round` of a reminder: 1 to 3. */
type Letter = { kind: 'document' | 'receipt' } | { kind: 'reminder'; round: number }

/**
 * Mails an invoice with its stored PDF to whom it concerns: as what it is now (owed, paid, ended or a credit note), or
 * as a reminder; with its XML where given. The caller has locked the receivable.
 */
export async function writeMail(
  context: Pick<RunContext, 'tx' | 'enqueue'>,
  receivable: Receivable,
  letter: Letter,
  xml: MailFile | null = null,
): Promise<void> {
  const { invoiceId } = receivable
  const row = await context.tx.invoice.findUniqueOrThrow({ where: { id: invoiceId }, include: documentParts })
  const invoice = invoiceDocument(row)
  await queueMail(context, {
    to: receivable.email,
    mail: mailOf(invoice, receivable, {
      letter,
      paidOn: lastPaidOn(row.receivable),
      outcome: await outcomeOf(context.tx, row.creditsId),
    }),
    files: [{ key: pdfKeyOf(invoiceId), name: fileName(invoice, 'pdf') }, ...(xml ? [xml] : [])],
  })
}

type Told = { letter: Letter; paidOn: string | null; outcome: Outcome }

function mailOf(invoice: InvoiceDocument, receivable: Receivable, { letter, paidOn, outcome }: Told): MailToWrite {
  const { number, credits, note, lines } = invoice
  const about = {
    number,
    fullName: invoice.buyer.name,
    total: formatOere(invoice.totalOere),
    dueOn: dayText(receivable.dueOn),
    wayToPay: wayToPay(invoice),
    invoiceUrl: wholeAddress(invoicePaymentPath(invoice.id)),
  }
  if (credits) {
    const text = note ?? lines[0]?.text ?? null
    return { template: 'credit-note', props: { ...about, credits: credits.number, text, outcome } }
  }
  const owed = formatOere(receivable.owedOere)
  const bought = boughtText(invoice)
  if (letter.kind === 'reminder')
    return { template: 'invoice-reminder', props: { ...about, round: letter.round, owed } }
  if (paidOn && (letter.kind === 'receipt' || receivable.status === 'paid')) {
    return { template: 'invoice-paid', props: { ...about, paidOn: dayText(paidOn) } }
  }
  if (receivable.status === 'open') return { template: 'invoice', props: { ...about, bought, owed } }
  return { template: 'invoice', props: { ...about, bought, owed: null, wayToPay: null } }
}

type Outcome = CreditNoteProps['outcome']

/** What follows from a credit note of this invoice, by what was paid of it. */
async function outcomeOf(tx: Transaction, creditsId: string | null): Promise<Outcome> {
  if (!creditsId) return 'nothing_to_pay'
  const { totalOere, settledOere, owedOere } = await readReceivable(tx, creditsId)
  if (settledOere > totalOere) return 'paid_back'
  return owedOere > 0 ? 'less_to_pay' : 'nothing_to_pay'
}

/** The day of the latest payment, yyyy-mm-dd; null when nothing was paid. */
function lastPaidOn(receivable: { entries: { bookedOn: Date }[] } | null): string | null {
  const days = (receivable?.entries ?? []).map(({ bookedOn }) => danishDay(bookedOn)).sort()
  return days.at(-1) ?? null
}

/** What it is for: 'Premium, et år, begynder efter betalingen. Mindesiden for Karen Holm.' */
function boughtText({ lines, note }: InvoiceDocument): string {
  const [first = '', ...others] = lines.map(({ text }) => text)
  const more = others.length > 0 ? ` og ${counted(others.length, 'linje', 'linjer')} til` : ''
  return `${first}${more}.${note ? ` ${note}.` : ''}`
}

/** How to transfer, as one paragraph; null without an account. */
function wayToPay({ seller, paymentCode }: InvoiceDocument): string | null {
  if (!seller.bankAccount) return null
  const { registration, account, iban } = seller.bankAccount
  return `Bankoverførsel: registreringsnummer ${registration}, kontonummer ${account} (IBAN ${formatIban(iban)}). Betalingskode: ${paymentCode}. ${paymentCodeHint}`
}
