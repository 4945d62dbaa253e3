import 'server-only'
import { closeWaysToPay } from '@/lib/domain/purchases/close-ways-to-pay'
import { forPayer, planForm } from '@/lib/domain/subscriptions/agreement-access'
import { sendBill } from '@/lib/domain/subscriptions/agreement-invoices'
import { agreementOf, lockAgreement, nextPeriodOf } from '@/lib/domain/subscriptions/agreements'
import { SubscriptionError } from '@/lib/domain/subscriptions/errors'
import { renewalWayInput } from '@/lib/domain/subscriptions/schema'
import { defineCommand } from '@/lib/server/command'

/**
 * Whether the next period is charged to the saved card or paid by invoice. The card stays saved, so that one can change
 * back. Throws PLAN_NO_CARD and PLAN_NOT_RUNNING.
 */
export const changeRenewalWay = defineCommand({
  name: 'subscriptions.change-renewal-way',
  input: renewalWayInput,
  ...forPayer,
  run: async (context, { way }, { id }) => {
    const now = new Date()
    const agreement = await lockAgreement(context.tx, id)
    const { status, paidUntil, cardRef, cancelledAt, renewal } = agreement
    if (status !== 'active' || !paidUntil || cancelledAt) throw new SubscriptionError('PLAN_NOT_RUNNING')
    if (way === 'card' && !cardRef) throw new SubscriptionError('PLAN_NO_CARD')
    context.about({ type: 'subscription', id, detail: { way } })
    if (way === renewal) return { way }
    if (way === 'card') await closeWaysToPay(context, { subscriptionId: id }, { text: 'Betales med kort', now })
    const row = await context.tx.subscription.update({
      where: { id },
      // Reminded again, so that the invoice is sent.
      data: { renewal: way, nextChargeAt: way === 'card' ? paidUntil : null, remindedDays: null, failedCharges: 0 },
    })
    const next = nextPeriodOf(agreementOf(row))
    // In the days of grace no reminder comes any more.
    if (next && next.start <= now) await sendBill(context, agreementOf(row), next, now)
    return { way }
  },
  form: planForm('betaling'),
})
