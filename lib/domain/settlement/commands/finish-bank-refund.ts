import 'server-only'
import { adminPaymentsPath } from '@/lib/domain/payments/admin-paths'
import { refundInput } from '@/lib/domain/payments/desk-schema'
import { PaymentError } from '@/lib/domain/payments/errors'
import { refundFormName } from '@/lib/domain/payments/form-names'
import { canManagePayments } from '@/lib/domain/payments/policy'
import { applyRefundState } from '@/lib/domain/settlement/apply-refund-state'
import { defineCommand } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { DomainError } from '@/lib/server/errors'

/** An administrator has transferred a refund from the bank. Throws REFUND_NOT_WAITING for any other refund. */
export const finishBankRefund = defineCommand({
  name: 'settlement.finish-bank-refund',
  session: 'required',
  confirms: true,
  input: refundInput,
  load: async ({ id }) => {
    const refund = await db.refund.findUnique({ where: { id }, select: { payment: { select: { provider: true } } } })
    if (!refund) throw new DomainError('NOT_FOUND')
    return refund.payment
  },
  authorize: canManagePayments,
  run: async (context, { id }, { provider }) => {
    const { status } = await context.tx.refund.findUniqueOrThrow({ where: { id }, select: { status: true } })
    if (provider !== 'bank' || status !== 'sent') throw new PaymentError('REFUND_NOT_WAITING')
    const answer = { state: 'done' as const, failure: null, refundRef: null }
    // Of two at once, the second finds it done.
    const isChanged = await applyRefundState(context, { refundId: id, answer, now: new Date() })
    if (!isChanged) throw new PaymentError('REFUND_NOT_WAITING')
    context.about({ type: 'refund', id })
    return { ok: true }
  },
  form: { name: refundFormName, done: () => adminPaymentsPath, back: () => adminPaymentsPath },
})
