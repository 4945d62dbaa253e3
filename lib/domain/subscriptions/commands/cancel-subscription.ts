import 'server-only'
import { forPayer, planForm } from '@/lib/domain/subscriptions/agreement-access'
import { lockAgreement } from '@/lib/domain/subscriptions/agreements'
import { abandonOrder, cancelAgreement } from '@/lib/domain/subscriptions/end-agreement'
import { SubscriptionError } from '@/lib/domain/subscriptions/errors'
import { mailEnded } from '@/lib/domain/subscriptions/plan-mails'
import { agreementInput, bankAccountField } from '@/lib/domain/subscriptions/schema'
import { defineCommand } from '@/lib/server/command'

/**
 * No further period: Premium runs out with what is paid, and the invoice for the next is credited. An order that is not
 * paid is given up. What came in part for either goes back. A second cancelling changes nothing. Throws PLAN_NOT_RUNNING.
 */
export const cancelSubscription = defineCommand({
  name: 'subscriptions.cancel-subscription',
  input: agreementInput.extend({ bankAccount: bankAccountField }),
  ...forPayer,
  run: async (context, { bankAccount }, { id }) => {
    const now = new Date()
    const agreement = await lockAgreement(context.tx, id)
    const { status, paidUntil, cancelledAt } = agreement
    context.about({ type: 'subscription', id })
    if (status === 'ordered') {
      await abandonOrder(context, agreement, now, bankAccount)
      return { ok: true }
    }
    if (status !== 'active' || !paidUntil) throw new SubscriptionError('PLAN_NOT_RUNNING')
    if (cancelledAt) return { ok: true }
    const { isOver } = await cancelAgreement(context, { ...agreement, paidUntil }, { now, bankAccount })
    await mailEnded(context, agreement, { kind: isOver ? 'over' : 'cancelled', on: paidUntil })
    return { ok: true }
  },
  form: planForm('opsagt'),
})
