import 'server-only'
import { readLossOere } from '@/lib/domain/invoices/book-entry'
import { readReceivable } from '@/lib/domain/invoices/receivables'
import { bookRefund } from '@/lib/domain/invoices/settle-invoice'
import { PaymentError } from '@/lib/domain/payments/errors'
import { leftToRefund, mailMoneyBack } from '@/lib/domain/payments/refund'
import { lockPayment } from '@/lib/domain/settlement/lock-payment'
import type { ProviderRefund } from '@/lib/integrations/payments/payment-provider'
import type { WriteContext } from '@/lib/server/command'
import type { Transaction } from '@/lib/server/db'
import { log } from '@/lib/server/log'
import { danishDay } from '@/lib/shared/danish-time'
import { formatOere, sumOere, toOere } from '@/lib/shared/money'

type State = Pick<ProviderRefund, 'state' | 'failure'> & { refundRef: string | null }

/**
 * Brings the state of a refund to our records, behind a lock on its payment. Once it is done it is booked on the
 * invoice. It can fail even after it was done; then a person decides, and the payer is asked for an account. Returns
 * whether anything changed.
 */
export async function applyRefundState(
  context: WriteContext,
  { refundId, answer, now }: { refundId: string; answer: State; now: Date },
): Promise<boolean> {
  const { tx } = context
  const { paymentId } = await tx.refund.findUniqueOrThrow({ where: { id: refundId }, select: { paymentId: true } })
  await lockPayment(tx, paymentId)
  const refund = await tx.refund.findUniqueOrThrow({
    where: { id: refundId },
    select: { id: true, paymentId: true, amountOere: true, status: true, creditNoteId: true },
  })
  const { state, refundRef, failure } = answer
  if (refund.status === state || (refund.status === 'done' && state === 'sent')) return false
  // One that failed is tried again under a new call only.
  if (refund.status === 'failed' || refund.status === 'ended') return false
  await tx.refund.update({
    where: { id: refundId },
    data: {
      status: state,
      failure: failure?.slice(0, 500) ?? null,
      ...(refundRef ? { refundRef } : {}),
      ...(state === 'done' ? { doneAt: now, bankAccount: null } : {}),
    },
  })
  const amountOere = toOere(refund.amountOere)
  if (state === 'done') await book(context, { ...refund, amountOere }, now)
  if (state === 'failed') {
    log.error({ refundId, failure }, 'a refund failed')
    // The card's bank sent it back. What the provider would not even try is for us to mend.
    if (refundRef) await mailMoneyBack(context, { paymentId, amountOere, why: 'not_needed', way: 'failed' })
  }
  if (refund.status === 'done') await takeBack(tx, paymentId, amountOere)
  return true
}

type DoneRefund = { id: string; paymentId: string; amountOere: number; creditNoteId: string | null }

async function book(context: WriteContext, refund: DoneRefund, now: Date): Promise<void> {
  const { tx } = context
  const { id: refundId, paymentId, amountOere } = refund
  await tx.payment.update({ where: { id: paymentId }, data: { refundedOere: { increment: amountOere } } })
  const invoiceId = await invoiceOf(tx, refund)
  if (invoiceId) await bookRefund(context, { invoiceId, refundId, amountOere, bookedOn: danishDay(now), now })
}

/** The entry stays: the money left our account and came back, and a person books what comes of it. */
async function takeBack(tx: Transaction, paymentId: string, amountOere: number): Promise<void> {
  const { refundedOere } = await tx.payment.findUniqueOrThrow({
    where: { id: paymentId },
    select: { refundedOere: true },
  })
  const left = Math.max(0, sumOere([toOere(refundedOere), -amountOere]))
  await tx.payment.update({ where: { id: paymentId }, data: { refundedOere: left } })
}

/** The invoice that the credit note reduces, or that the payment was booked on; null for a payment without one. */
export async function invoiceOf(
  tx: Transaction,
  { paymentId, creditNoteId }: Pick<DoneRefund, 'paymentId' | 'creditNoteId'>,
): Promise<string | null> {
  const credited = creditNoteId
    ? await tx.invoice.findUnique({ where: { id: creditNoteId }, select: { creditsId: true } })
    : null
  if (credited?.creditsId) return credited.creditsId
  const entry = await tx.receivableEntry.findFirst({
    where: { paymentId, kind: 'payment' },
    select: { invoiceId: true },
  })
  return entry?.invoiceId ?? null
}

type Failed = { id: string; paymentId: string; creditNoteId: string | null; amountOere: number }

/**
 * Before a failed refund is paid in any way, behind a lock on its payment. Throws REFUND_TOO_LARGE when the money went
 * back otherwise, and REFUND_KEPT once the buyer let us keep it.
 */
export async function assertStillDue(tx: Transaction, refund: Failed): Promise<void> {
  const leftOere = await leftToRefund(tx, refund.paymentId)
  if (refund.amountOere > leftOere) throw new PaymentError('REFUND_TOO_LARGE', { left: formatOere(leftOere) })
  if (await isKept(tx, refund)) throw new PaymentError('REFUND_KEPT')
}

/** Whether nobody has paid a refund back otherwise or kept it. Exact behind a lock on its payment. */
export async function isStillDue(tx: Transaction, refund: Failed): Promise<boolean> {
  return refund.amountOere <= (await leftToRefund(tx, refund.paymentId)) && !(await isKept(tx, refund))
}

/** Whether the money was booked away as kept: paid back after all, the invoice would be owed again. */
async function isKept(tx: Transaction, { id, amountOere, ...refund }: Failed): Promise<boolean> {
  const invoiceId = await invoiceOf(tx, refund)
  if (!invoiceId || (await tx.receivableEntry.count({ where: { refundId: id } })) > 0) return false
  const { settledOere, totalOere } = await readReceivable(tx, invoiceId)
  return sumOere([settledOere, -amountOere]) < totalOere && (await readLossOere(tx, invoiceId)) < 0
}
