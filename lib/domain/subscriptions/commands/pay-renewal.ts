import 'server-only'
import { paymentMethods } from '@/lib/domain/payments/methods'
import { orderPayment } from '@/lib/domain/payments/order-payment'
import { paymentStartPath } from '@/lib/domain/payments/paths'
import { forPayer } from '@/lib/domain/subscriptions/agreement-access'
import { lockAgreement, nextPeriodOf } from '@/lib/domain/subscriptions/agreements'
import { choiceNames } from '@/lib/domain/subscriptions/copy'
import { SubscriptionError } from '@/lib/domain/subscriptions/errors'
import { agreementPath } from '@/lib/domain/subscriptions/paths'
import { canDecide } from '@/lib/domain/subscriptions/policy'
import { isRenewalDue } from '@/lib/domain/subscriptions/renewal-due'
import { choiceOf, payRenewalInput, planFormName } from '@/lib/domain/subscriptions/schema'
import { defineCommand } from '@/lib/server/command'

/**
 * Pays the next period now: after a refused card, or before an invoice. Once it is paid, a card renews the later ones.
 * Throws PLAN_NOT_DUE until the first reminder, and PLAN_METHOD_UNAVAILABLE.
 */
export const payRenewal = defineCommand({
  name: 'subscriptions.pay-renewal',
  input: payRenewalInput,
  ...forPayer,
  authorize: canDecide,
  run: async (context, { method }, { id }) => {
    const { tx, actor } = context
    const now = new Date()
    const agreement = await lockAgreement(tx, id)
    const next = nextPeriodOf(agreement)
    if (!next || !isRenewalDue(agreement, now)) throw new SubscriptionError('PLAN_NOT_DUE')
    if (!paymentMethods().includes(method)) throw new SubscriptionError('PLAN_METHOD_UNAVAILABLE').at('method')
    const name = choiceNames[choiceOf({ plan: 'premium', interval: next.interval })]
    const { paymentId } = await orderPayment(context, {
      ...{ purpose: 'plan', amountOere: next.priceOere, method, subscriptionId: id, email: actor.email, now },
      description: `${name}, ${agreement.memorialName}`.slice(0, 200),
      ...{ keepCard: true, customerRef: agreement.customerRef, requestedById: actor.userId },
    })
    context.about({ type: 'subscription', id, detail: { method } })
    return { next: paymentStartPath(paymentId) }
  },
  form: {
    name: planFormName,
    done: ({ next }) => next,
    back: ({ id = '' }) => agreementPath(id),
  },
})
