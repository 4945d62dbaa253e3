import 'server-only'
import { assertShownPrice, readPrices } from '@/lib/domain/billing/prices'
import { agreementPapers } from '@/lib/domain/notifications/open-agreement'
import { closeWaysToPay } from '@/lib/domain/purchases/close-ways-to-pay'
import { forPayer } from '@/lib/domain/subscriptions/agreement-access'
import { type Agreement, lockAgreement, wasRegretted } from '@/lib/domain/subscriptions/agreements'
import { SubscriptionError } from '@/lib/domain/subscriptions/errors'
import { changeTerms, runningPeriodOf } from '@/lib/domain/subscriptions/law/leave-terms'
import { startWithoutConsent } from '@/lib/domain/subscriptions/law/withdrawal'
import { findPaidParts, leftOf } from '@/lib/domain/subscriptions/paid-parts'
import { agreementPath, subscriptionPath } from '@/lib/domain/subscriptions/paths'
import { assertOrderable, placeOrder } from '@/lib/domain/subscriptions/place-order'
import { changePlanInput, choiceOf, planFormName } from '@/lib/domain/subscriptions/schema'
import { planTerms } from '@/lib/domain/subscriptions/terms-copy'
import { defineCommand, type RunContext } from '@/lib/server/command'
import { danishDay } from '@/lib/shared/danish-time'

/**
 * Changes the plan of a running agreement. Month to year and Premium to Livstid are an order of their own, less what is
 * paid and not used; they begin when paid, or without the tick when they can no longer be regretted, and the deduction is
 * counted to then. Year to month waits for the next period. Throws PLAN_NOT_RUNNING, PLAN_SAME,
 * PLAN_CHANGE_NOT_DEARER, PLAN_METHOD_UNAVAILABLE, PLAN_TERMS_CHANGED and PRICE_CHANGED.
 */
export const changePlan = defineCommand({
  name: 'subscriptions.change-plan',
  input: changePlanInput,
  ...forPayer,
  // Drawing takes seconds: not while the payment is locked.
  prepare: () => agreementPapers(planTerms),
  run: async (context, { choice, method, startNow, termsVersion, shownOere, shownLaterOere }, { id }) => {
    const now = new Date()
    const agreement = await lockAgreement(context.tx, id)
    const { status, memorialId } = agreement
    const running = runningPeriodOf(agreement)
    if (status !== 'active' || !memorialId || !running) throw new SubscriptionError('PLAN_NOT_RUNNING')
    if (choiceOf(agreement) === choice) throw new SubscriptionError('PLAN_SAME')
    context.about({ type: 'subscription', id, detail: { choice } })
    const prices = await readPrices(danishDay(now), context.tx)
    if (choice === 'premium.month') {
      assertShownPrice(shownOere, prices.of(choice))
      await planMonth(context, agreement, { priceOere: prices.of(choice), now })
      return { id, next: null }
    }
    assertOrderable(method, termsVersion)
    const isAtOnce = startNow && !(await wasRegretted(context.tx, [memorialId], now))
    const startsAt = isAtOnce ? now : startWithoutConsent(now)
    const leftOere = leftOf(await findPaidParts(context.tx, agreement, now))
    const terms = changeTerms(prices.of(choice), running, startsAt, leftOere)
    if (terms.toPayOere <= 0) throw new SubscriptionError('PLAN_CHANGE_NOT_DEARER')
    return placeOrder(context, {
      memorialId,
      memorialName: agreement.memorialName,
      choice,
      method,
      startNow,
      changedFromId: id,
      deductedOere: terms.deductedOere,
      now,
      shownOere: isAtOnce ? shownOere : shownLaterOere,
    })
  },
  form: {
    name: planFormName,
    done: ({ next }, { id = '' }) => next ?? `${subscriptionPath}?skiftet=1#aftale-${id}`,
    back: ({ id = '' }) => agreementPath(id),
  },
})

/** The payer chooses the month's price of today, so nobody has to be told of it later. */
async function planMonth(
  context: RunContext,
  agreement: Agreement,
  { priceOere, now }: { priceOere: number; now: Date },
): Promise<void> {
  const { id, paidUntil, cancelledAt } = agreement
  if (!paidUntil || cancelledAt || paidUntil <= now) throw new SubscriptionError('PLAN_NOT_RUNNING')
  await closeWaysToPay(context, { subscriptionId: id }, { text: 'Planen er lavet om', now })
  await context.tx.subscription.update({
    where: { id },
    data: {
      nextInterval: 'month',
      nextPriceOere: priceOere,
      nextPriceToldAt: now,
      remindedDays: null,
      nextPriceFrom: new Date(danishDay(paidUntil)),
    },
  })
}
