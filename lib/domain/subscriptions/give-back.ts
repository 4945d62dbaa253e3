import 'server-only'
import { creditInvoice } from '@/lib/domain/invoices/credit-invoice'
import { sendInvoice } from '@/lib/domain/invoices/send-invoice'
import { leftToRefund, orderRefund } from '@/lib/domain/payments/order-refund'
import type { RefundReason } from '@/lib/domain/payments/schema'
import type { Agreement } from '@/lib/domain/subscriptions/agreements'
import type { RunContext } from '@/lib/server/command'
import type { Transaction } from '@/lib/server/db'

type Context = Pick<RunContext, 'tx' | 'enqueue' | 'actor'>

/** The invoice and the payment of a period, with what can still be paid back of it. */
export type PaidPeriodBill = {
  invoiceId: string
  paymentId: string
  leftOere: number
  method: 'card' | 'mobilepay' | 'bank_transfer'
}

/** What was paid for the period that runs; null when nothing was, or it was paid back. */
export async function findPaidBill(tx: Transaction, { id, periodStart }: Agreement): Promise<PaidPeriodBill | null> {
  if (!periodStart) return null
  const receivable = await tx.receivable.findFirst({
    where: { subscriptionId: id, status: 'paid', invoice: { kind: 'invoice' } },
    orderBy: { invoice: { number: 'desc' } },
    select: { invoiceId: true, entries: { where: { kind: 'payment', paymentId: { not: null } } } },
  })
  const entry = receivable?.entries.at(-1)
  if (!receivable || !entry?.paymentId) return null
  const payment = await tx.payment.findUniqueOrThrow({ where: { id: entry.paymentId }, select: { method: true } })
  const leftOere = await leftToRefund(tx, entry.paymentId)
  return { invoiceId: receivable.invoiceId, paymentId: entry.paymentId, leftOere, method: payment.method }
}

type Back = {
  /** Above 0, at most what is left of the bill. */
  amountOere: number
  reason: RefundReason
  /** One line on the credit note. */
  text: string
  bankAccount?: string | null
  now: Date
}

/** Issues the credit note and orders the refund. */
export async function giveBack(context: Context, bill: PaidPeriodBill, back: Back): Promise<void> {
  const { amountOere, reason, text, bankAccount, now } = back
  const note = await creditInvoice(context, { invoiceId: bill.invoiceId, amountOere, text, now })
  await sendInvoice(context, note.id)
  await orderRefund(context, {
    paymentId: bill.paymentId,
    ...{ amountOere, reason, creditNoteId: note.id, bankAccount: bankAccount ?? null, now },
  })
}
