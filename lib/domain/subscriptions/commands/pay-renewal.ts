import 'server-only'
import { agreementPapers } from '@/lib/domain/notifications/open-agreement'
import { paymentMethods } from '@/lib/domain/payments/methods'
import { forPayer } from '@/lib/domain/subscriptions/agreement-access'
import { isRenewalDue, lockAgreement, nextPeriodOf } from '@/lib/domain/subscriptions/agreements'
import { SubscriptionError } from '@/lib/domain/subscriptions/errors'
import { agreementPath } from '@/lib/domain/subscriptions/paths'
import { openNext, payByProvider } from '@/lib/domain/subscriptions/plan-purchases'
import { payRenewalInput, planFormName } from '@/lib/domain/subscriptions/schema'
import { planTerms } from '@/lib/domain/subscriptions/terms-copy'
import { defineCommand } from '@/lib/server/command'

/**
 * Pays the next period now: after a refused card, or before an invoice. Once it is paid, a card renews the later ones.
 * Throws PLAN_NOT_DUE until the first reminder, and PLAN_METHOD_UNAVAILABLE.
 */
export const payRenewal = defineCommand({
  name: 'subscriptions.pay-renewal',
  input: payRenewalInput,
  ...forPayer,
  // Drawing takes seconds: not while the payment is locked.
  prepare: () => agreementPapers(planTerms),
  run: async (context, { method }, { id }) => {
    const now = new Date()
    const agreement = await lockAgreement(context.tx, id)
    const next = nextPeriodOf(agreement)
    if (!next || !isRenewalDue(agreement, now)) throw new SubscriptionError('PLAN_NOT_DUE')
    if (!paymentMethods().includes(method)) throw new SubscriptionError('PLAN_METHOD_UNAVAILABLE').at('method')
    const purchase = await openNext(context, agreement, next, now)
    context.about({ type: 'subscription', id, detail: { method } })
    return { next: await payByProvider(context, agreement, { purchase, method, keepCard: true, now }) }
  },
  form: {
    name: planFormName,
    done: ({ next }) => next,
    back: ({ id = '' }) => agreementPath(id),
  },
})
