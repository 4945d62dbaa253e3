import 'server-only'
import { forPayer, planForm } from '@/lib/domain/subscriptions/agreement-access'
import { isByCard, lockAgreement } from '@/lib/domain/subscriptions/agreements'
import { SubscriptionError } from '@/lib/domain/subscriptions/errors'
import { agreementInput } from '@/lib/domain/subscriptions/schema'
import { defineCommand } from '@/lib/server/command'

/** Undoes a cancelling while the paid period runs. Throws PLAN_NOT_RUNNING afterwards: then it is bought again. */
export const resumeSubscription = defineCommand({
  name: 'subscriptions.resume-subscription',
  input: agreementInput,
  ...forPayer,
  run: async (context, _, { id }) => {
    const agreement = await lockAgreement(context.tx, id)
    const { status, paidUntil } = agreement
    if (status !== 'active' || !paidUntil || paidUntil <= new Date()) throw new SubscriptionError('PLAN_NOT_RUNNING')
    const isCharged = isByCard({ ...agreement, cancelledAt: null })
    await context.tx.subscription.update({
      where: { id },
      // Reminded again, so that the next invoice is sent.
      data: { cancelledAt: null, remindedDays: null, nextChargeAt: isCharged ? paidUntil : null },
    })
    context.about({ type: 'subscription', id })
    return { ok: true }
  },
  form: planForm('fortsat'),
})
