import 'server-only'
import { forPayer, planForm } from '@/lib/domain/subscriptions/agreement-access'
import { lockAgreement } from '@/lib/domain/subscriptions/agreements'
import { endAgreement } from '@/lib/domain/subscriptions/end-agreement'
import { SubscriptionError } from '@/lib/domain/subscriptions/errors'
import { leaveOf, refundParts } from '@/lib/domain/subscriptions/paid-parts'
import { mailEnded } from '@/lib/domain/subscriptions/plan-mails'
import { agreementInput, bankAccountField } from '@/lib/domain/subscriptions/schema'
import { defineCommand } from '@/lib/server/command'

/** Ends a year at once from six months on and pays the unused days back. Throws PLAN_CANNOT_LEAVE, PLAN_NOT_RUNNING. */
export const leaveSubscription = defineCommand({
  name: 'subscriptions.leave-subscription',
  input: agreementInput.extend({ bankAccount: bankAccountField }),
  ...forPayer,
  run: async (context, { bankAccount }, { id }) => {
    const now = new Date()
    const agreement = await lockAgreement(context.tx, id)
    if (agreement.status !== 'active') throw new SubscriptionError('PLAN_NOT_RUNNING')
    const { isOpen, refundOere, parts } = await leaveOf(context.tx, agreement, now)
    if (!isOpen) throw new SubscriptionError('PLAN_CANNOT_LEAVE')
    await endAgreement(context, agreement, { reason: 'left', now })
    if (refundOere > 0) {
      const text = 'Tilbage for de dage, der ikke er brugt'
      await refundParts(context, parts, { amountOere: refundOere, reason: 'left', text, bankAccount, now })
    }
    await mailEnded(context, agreement, { kind: 'left', on: now })
    context.about({ type: 'subscription', id, detail: { refundOere } })
    return { refundOere }
  },
  form: planForm('stoppet'),
})
