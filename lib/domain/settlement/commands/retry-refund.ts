import 'server-only'
import { readLossOere } from '@/lib/domain/invoices/book-entry'
import { readReceivable } from '@/lib/domain/invoices/receivables'
import { adminPaymentsPath } from '@/lib/domain/payments/admin-paths'
import { refundInput } from '@/lib/domain/payments/desk-schema'
import { PaymentError } from '@/lib/domain/payments/errors'
import { refundFormName } from '@/lib/domain/payments/form-names'
import { leftToRefund, sendRefund } from '@/lib/domain/payments/order-refund'
import { canManagePayments } from '@/lib/domain/payments/policy'
import { invoiceOf } from '@/lib/domain/settlement/apply-refund-state'
import { lockPayment } from '@/lib/domain/settlement/lock-payment'
import { defineCommand } from '@/lib/server/command'
import { db, type Transaction } from '@/lib/server/db'
import { DomainError } from '@/lib/server/errors'
import { formatOere, sumOere, toOere } from '@/lib/shared/money'

/**
 * Tries a failed refund again. Throws REFUND_NOT_WAITING unless it failed, REFUND_TOO_LARGE, and REFUND_KEPT once the
 * buyer let us keep the money.
 */
export const retryRefund = defineCommand({
  name: 'settlement.retry-refund',
  session: 'required',
  confirms: true,
  input: refundInput,
  load: async ({ id }) => {
    const refund = await db.refund.findUnique({ where: { id }, select: { id: true, paymentId: true } })
    if (!refund) throw new DomainError('NOT_FOUND')
    return refund
  },
  authorize: canManagePayments,
  run: async (context, { id }, { paymentId }) => {
    const { tx } = context
    await lockPayment(tx, paymentId)
    const refund = await tx.refund.findUniqueOrThrow({
      where: { id },
      select: { status: true, amountOere: true, creditNoteId: true, payment: { select: { chargeRef: true } } },
    })
    if (refund.status !== 'failed') throw new PaymentError('REFUND_NOT_WAITING')
    const amountOere = toOere(refund.amountOere)
    const leftOere = await leftToRefund(tx, paymentId)
    if (amountOere > leftOere) throw new PaymentError('REFUND_TOO_LARGE', { left: formatOere(leftOere) })
    if (await isKept(tx, { ...refund, id, paymentId, amountOere })) throw new PaymentError('REFUND_KEPT')
    const { chargeRef } = refund.payment
    await tx.refund.update({
      where: { id },
      data: { status: chargeRef ? 'ordered' : 'sent', failure: null, refundRef: null },
    })
    if (chargeRef) await sendRefund(context, { refundId: id, chargeRef, amountOere, now: new Date() })
    context.about({ type: 'refund', id })
    return { paymentId }
  },
  form: { name: refundFormName, done: () => adminPaymentsPath, back: () => adminPaymentsPath },
})

type Failed = { id: string; paymentId: string; creditNoteId: string | null; amountOere: number }

/** Whether the money was booked away as kept: paid back after all, the invoice would be owed again. */
async function isKept(tx: Transaction, { id, amountOere, ...refund }: Failed): Promise<boolean> {
  const invoiceId = await invoiceOf(tx, refund)
  if (!invoiceId || (await tx.receivableEntry.count({ where: { refundId: id } })) > 0) return false
  const { settledOere, totalOere } = await readReceivable(tx, invoiceId)
  return sumOere([settledOere, -amountOere]) < totalOere && (await readLossOere(tx, invoiceId)) < 0
}
