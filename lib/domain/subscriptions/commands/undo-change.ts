import 'server-only'
import { closeWaysToPay } from '@/lib/domain/purchases/close-ways-to-pay'
import { forPayer, planForm } from '@/lib/domain/subscriptions/agreement-access'
import { lockAgreement } from '@/lib/domain/subscriptions/agreements'
import { SubscriptionError } from '@/lib/domain/subscriptions/errors'
import { agreementInput } from '@/lib/domain/subscriptions/schema'
import { defineCommand } from '@/lib/server/command'

/**
 * Takes back a planned change from year to month. Throws PLAN_NOT_RUNNING when there is none or its month has begun.
 */
export const undoChange = defineCommand({
  name: 'subscriptions.undo-change',
  input: agreementInput,
  ...forPayer,
  run: async (context, _, { id }) => {
    const agreement = await lockAgreement(context.tx, id)
    const { status, nextInterval, paidUntil } = agreement
    const now = new Date()
    // From then on the month is being paid.
    const isBegun = !paidUntil || paidUntil <= now
    if (status !== 'active' || !nextInterval || isBegun) throw new SubscriptionError('PLAN_NOT_RUNNING')
    await closeWaysToPay(context, { subscriptionId: id }, { text: 'Planen er lavet om', now })
    await context.tx.subscription.update({
      where: { id },
      data: { nextInterval: null, nextPriceOere: null, nextPriceFrom: null, nextPriceToldAt: null, remindedDays: null },
    })
    context.about({ type: 'subscription', id })
    return { ok: true }
  },
  form: planForm('skiftet'),
})
