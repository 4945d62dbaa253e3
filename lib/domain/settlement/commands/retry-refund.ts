import 'server-only'
import { adminPaymentsPath } from '@/lib/domain/payments/admin-paths'
import { refundFormName } from '@/lib/domain/payments/copy'
import { refundInput } from '@/lib/domain/payments/desk-schema'
import { PaymentError } from '@/lib/domain/payments/errors'
import { canManageMoney } from '@/lib/domain/payments/policy'
import { sendRefund } from '@/lib/domain/payments/refund'
import { assertStillDue } from '@/lib/domain/settlement/apply-refund-state'
import { getRefundedPayment, lockRefund } from '@/lib/domain/settlement/lock-payment'
import { defineCommand } from '@/lib/server/command'

/**
 * Tries a failed refund again. Throws REFUND_NOT_WAITING unless it failed, REFUND_TOO_LARGE, and REFUND_KEPT once the
 * buyer let us keep the money.
 */
export const retryRefund = defineCommand({
  name: 'settlement.retry-refund',
  session: 'required',
  confirms: true,
  input: refundInput,
  load: getRefundedPayment,
  authorize: canManageMoney,
  run: async (context, { id }, { paymentId }) => {
    const { tx } = context
    const { payment, ...refund } = await lockRefund(tx, { id, paymentId })
    if (refund.status !== 'failed') throw new PaymentError('REFUND_NOT_WAITING')
    await assertStillDue(tx, refund)
    const { amountOere } = refund
    const { chargeRef } = payment
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
