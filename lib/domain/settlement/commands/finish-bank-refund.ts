import 'server-only'
import { adminPaymentsPath } from '@/lib/domain/payments/admin-paths'
import { refundFormName } from '@/lib/domain/payments/copy'
import { refundInput } from '@/lib/domain/payments/desk-schema'
import { PaymentError } from '@/lib/domain/payments/errors'
import { canManageMoney } from '@/lib/domain/payments/policy'
import { applyRefundState, assertStillDue } from '@/lib/domain/settlement/apply-refund-state'
import { getRefundedPayment, lockRefund } from '@/lib/domain/settlement/lock-payment'
import { defineCommand } from '@/lib/server/command'

/**
 * An administrator has transferred a refund from the bank: of a bank transfer, or one to a card that failed. Throws
 * REFUND_NOT_WAITING for any other refund, REFUND_TOO_LARGE and REFUND_KEPT.
 */
export const finishBankRefund = defineCommand({
  name: 'settlement.finish-bank-refund',
  session: 'required',
  confirms: true,
  input: refundInput,
  load: getRefundedPayment,
  authorize: canManageMoney,
  run: async (context, { id }, { paymentId }) => {
    const { tx } = context
    const { payment, ...refund } = await lockRefund(tx, { id, paymentId })
    if (refund.status === 'failed') {
      await assertStillDue(tx, refund)
      await tx.refund.update({ where: { id }, data: { status: 'sent', byBank: true } })
    } else if (payment.provider !== 'bank' || refund.status !== 'sent') throw new PaymentError('REFUND_NOT_WAITING')
    const answer = { state: 'done' as const, failure: null, refundRef: null }
    await applyRefundState(context, { refundId: id, answer, now: new Date() })
    context.about({ type: 'refund', id })
    return { ok: true }
  },
  form: { name: refundFormName, done: () => adminPaymentsPath, back: () => adminPaymentsPath },
})
