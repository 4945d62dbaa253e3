import 'server-only'
import { creditInvoice } from '@/lib/domain/invoices/credit-invoice'
import { standingPayments } from '@/lib/domain/invoices/receivables'
import { sendInvoice } from '@/lib/domain/invoices/send-invoice'
import { leftToRefund, refund } from '@/lib/domain/payments/refund'
import type { PaymentMethod, RefundReason } from '@/lib/domain/payments/schema'
import type { Agreement } from '@/lib/domain/subscriptions/agreements'
import { type LeaveTerms, leaveTerms } from '@/lib/domain/subscriptions/law/leave-terms'
import type { WriteContext } from '@/lib/server/command'
import type { Transaction } from '@/lib/server/db'
import { sumOere, toOere } from '@/lib/shared/money'

/** A payment and what of it can still be paid back, in øre. */
export type PaidPart = { paymentId: string; invoiceId: string; leftOere: number; method: PaymentMethod }

/**
 * What was paid for days that are not over, the newest first: a period paid ahead comes before the running one, and a
 * bank transfer may have come in parts. Of an order that waits: what has come for its invoice.
 */
export async function findPaidParts(tx: Transaction, agreement: Agreement, now: Date): Promise<PaidPart[]> {
  const { id, status, periodStart } = agreement
  if (status !== 'active' && status !== 'ordered') return []
  const purchases = await tx.purchase.findMany({
    where: { subscriptionId: id, status: status === 'active' ? 'begun' : 'open' },
    orderBy: { periodFrom: { sort: 'desc', nulls: 'last' } },
    take: periodStart && periodStart > now ? 2 : 1,
    select: {
      receivables: {
        where: { invoice: { kind: 'invoice' }, status: { not: 'credited' } },
        orderBy: { invoiceId: 'desc' },
        select: { invoiceId: true, entries: { where: standingPayments, orderBy: { id: 'desc' } } },
      },
    },
  })
  const parts: PaidPart[] = []
  for (const { invoiceId, entries } of purchases.flatMap(({ receivables }) => receivables)) {
    for (const { paymentId } of entries) {
      if (!paymentId) continue
      const { method } = await tx.payment.findUniqueOrThrow({ where: { id: paymentId }, select: { method: true } })
      const leftOere = await leftToRefund(tx, paymentId)
      if (leftOere > 0) parts.push({ paymentId, invoiceId, leftOere, method })
    }
  }
  return parts
}

export const leftOf = (parts: readonly PaidPart[]): number => sumOere(parts.map(({ leftOere }) => leftOere))

/** Whether some of the money has to be sent to a bank account. */
export const hasTransfer = (parts: readonly PaidPart[]): boolean =>
  parts.some(({ method }) => method === 'bank_transfer')

type Back = {
  /** Above 0, at most what is left of the parts. */
  amountOere: number
  reason: RefundReason
  /** One line on the credit note. */
  text: string
  bankAccount?: string | null
  now: Date
}

/** Pays back from the newest part on: a credit note for each invoice, and a refund for each payment. */
export async function refundParts(context: WriteContext, parts: readonly PaidPart[], back: Back): Promise<void> {
  const { amountOere, reason, text, bankAccount = null, now } = back
  let restOere = amountOere
  for (const invoiceId of new Set(parts.map((part) => part.invoiceId))) {
    const own = parts.filter((part) => part.invoiceId === invoiceId)
    const wantedOere = Math.min(restOere, leftOf(own))
    if (wantedOere <= 0) return
    const creditNoteId = await credit(context, { invoiceId, wantedOere, text, now })
    for (const { paymentId, leftOere } of own) {
      const shareOere = Math.min(restOere, leftOere)
      if (shareOere <= 0) return
      await refund(context, { paymentId, amountOere: shareOere, reason, creditNoteId, bankAccount, now })
      restOere = sumOere([restOere, -shareOere])
    }
  }
}

type Wanted = { invoiceId: string; wantedOere: number; text: string; now: Date }

/** Credits at most what is left of the invoice: a transfer may have been larger, and an order's is credited already. */
async function credit(context: WriteContext, { invoiceId, wantedOere, text, now }: Wanted): Promise<string | null> {
  const { totalOere, entries } = await context.tx.receivable.findUniqueOrThrow({
    where: { invoiceId },
    select: { totalOere: true, entries: { where: { kind: 'credit' }, select: { amountOere: true } } },
  })
  const leftOere = sumOere([toOere(totalOere), ...entries.map(({ amountOere }) => -toOere(amountOere))])
  if (leftOere <= 0) return null
  const note = await creditInvoice(context, { invoiceId, amountOere: Math.min(wantedOere, leftOere), text, now })
  await sendInvoice(context, note.id)
  return note.id
}

/** Whether an agreement can be left at `now`, what that pays back, in øre, and of which payments. */
export async function leaveOf(
  tx: Transaction,
  agreement: Agreement,
  now: Date,
): Promise<LeaveTerms & { parts: PaidPart[] }> {
  const terms = leaveTerms(agreement, now)
  const parts = terms.isOpen ? await findPaidParts(tx, agreement, now) : []
  return { ...terms, parts, refundOere: Math.min(terms.refundOere, leftOf(parts)) }
}
