import 'server-only'
import { refundInput } from '@/lib/domain/payments/desk-schema'
import { PaymentError } from '@/lib/domain/payments/errors'
import { refundFormName } from '@/lib/domain/payments/form-names'
import { leftToRefund, sendRefund } from '@/lib/domain/payments/order-refund'
import { adminPaymentsPath } from '@/lib/domain/payments/paths'
import { canManagePayments } from '@/lib/domain/payments/policy'
import { lockPayment } from '@/lib/domain/settlement/lock-payment'
import { defineCommand } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { DomainError } from '@/lib/server/errors'
import { formatOere, toOere } from '@/lib/shared/money'

/** Tries a failed refund again. Throws REFUND_NOT_WAITING unless it failed, and REFUND_TOO_LARGE. */
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
      select: { status: true, amountOere: true, payment: { select: { chargeRef: true } } },
    })
    if (refund.status !== 'failed') throw new PaymentError('REFUND_NOT_WAITING')
    const amountOere = toOere(refund.amountOere)
    const leftOere = await leftToRefund(tx, paymentId)
    if (amountOere > leftOere) throw new PaymentError('REFUND_TOO_LARGE', { left: formatOere(leftOere) })
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
