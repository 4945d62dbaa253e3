import 'server-only'
import { adminPaymentsPath } from '@/lib/domain/payments/admin-paths'
import { refundFormName } from '@/lib/domain/payments/copy'
import { refundInput } from '@/lib/domain/payments/desk-schema'
import { PaymentError } from '@/lib/domain/payments/errors'
import { canManageMoney } from '@/lib/domain/payments/policy'
import { sendRefund } from '@/lib/domain/payments/refund'
import { assertStillDue } from '@/lib/domain/settlement/apply-refund-state'
import { lockPayment } from '@/lib/domain/settlement/lock-payment'
import { defineCommand } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { DomainError } from '@/lib/server/errors'
import { toOere } from '@/lib/shared/money'

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
  authorize: canManageMoney,
  run: async (context, { id }, { paymentId }) => {
    const { tx } = context
    await lockPayment(tx, paymentId)
    const refund = await tx.refund.findUniqueOrThrow({
      where: { id },
      select: { status: true, amountOere: true, creditNoteId: true, payment: { select: { chargeRef: true } } },
    })
    if (refund.status !== 'failed') throw new PaymentError('REFUND_NOT_WAITING')
    const amountOere = toOere(refund.amountOere)
    await assertStillDue(tx, { ...refund, id, paymentId, amountOere })
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
