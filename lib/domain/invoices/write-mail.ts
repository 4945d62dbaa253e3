import 'server-only'
import { dayText, fileName, paymentCodeHint } from '@/lib/domain/invoices/copy'
import { documentParts, invoiceDocument } from '@/lib/domain/invoices/invoice-document'
import { invoicePaymentPath } from '@/lib/domain/invoices/paths'
import { pdfKeyOf } from '@/lib/domain/invoices/pdf/stored-pdf'
import type { Receivable } from '@/lib/domain/invoices/receivables'
import type { InvoiceDocument } from '@/lib/domain/invoices/schema'
import { queueMail } from '@/lib/domain/notifications/queue-mail'
import type { MailToWrite } from '@/lib/emails/templates'
import type { RunContext } from '@/lib/server/command'
import { wholeAddress } from '@/lib/server/whole-address'
import { formatIban } from '@/lib/shared/bank-account'
import { danishDay } from '@/lib/shared/danish-time'
import { formatOere } from '@/lib/shared/money'

/** `reminder`: 1 to 3. `now` decides which day a receipt names. */
export type Letter = { kind: 'document' | 'receipt' | 'reminder'; round?: number; now: Date }

/**
 * Mails an invoice with its stored PDF to whom it concerns: as what it is now (owed, paid or a credit note), or as a
 * reminder. The caller has locked the receivable.
 */
export async function writeMail(
  context: Pick<RunContext, 'tx' | 'enqueue'>,
  receivable: Receivable,
  letter: Letter,
): Promise<void> {
  const { invoiceId } = receivable
  const row = await context.tx.invoice.findUniqueOrThrow({ where: { id: invoiceId }, include: documentParts })
  const invoice = invoiceDocument(row)
  await queueMail(context, {
    to: receivable.email,
    mail: mailOf(invoice, receivable, letter),
    files: [{ key: pdfKeyOf(invoiceId), name: fileName(invoice, 'pdf') }],
  })
}

function mailOf(invoice: InvoiceDocument, receivable: Receivable, { kind, round = 1, now }: Letter): MailToWrite {
  const { number, credits, note } = invoice
  const about = {
    number,
    fullName: invoice.buyer.name,
    total: formatOere(invoice.totalOere),
    dueOn: dayText(receivable.dueOn),
    wayToPay: wayToPay(invoice),
    invoiceUrl: wholeAddress(invoicePaymentPath(invoice.id)),
  }
  if (credits) return { template: 'credit-note', props: { ...about, credits: credits.number, text: note } }
  if (kind === 'reminder') {
    return { template: 'invoice-reminder', props: { ...about, round, owed: formatOere(receivable.owedOere) } }
  }
  if (kind === 'receipt' || receivable.status === 'paid') {
    return { template: 'invoice-paid', props: { ...about, paidOn: dayText(invoice.paidOn ?? danishDay(now)) } }
  }
  return { template: 'invoice', props: about }
}

/** How to transfer, as one paragraph; null without an account. */
function wayToPay({ seller, paymentCode }: InvoiceDocument): string | null {
  if (!seller.bankAccount) return null
  const { registration, account, iban } = seller.bankAccount
  return `Bankoverførsel: registreringsnummer ${registration}, kontonummer ${account} (IBAN ${formatIban(iban)}). Betalingskode: ${paymentCode}. ${paymentCodeHint}`
}
