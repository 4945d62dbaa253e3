import 'server-only'
import { getMemorialSubject } from '@/lib/domain/memorials/find-memorial'
import { agreementPapers } from '@/lib/domain/notifications/open-agreement'
import { findActive } from '@/lib/domain/subscriptions/agreements'
import { SubscriptionError } from '@/lib/domain/subscriptions/errors'
import { buyPath, subscriptionPath } from '@/lib/domain/subscriptions/paths'
import { assertOrderable, placeOrder } from '@/lib/domain/subscriptions/place-order'
import { canBuyFor, canTakeOver } from '@/lib/domain/subscriptions/policy'
import { buyFormName, buyPlanInput } from '@/lib/domain/subscriptions/schema'
import { planTerms } from '@/lib/domain/subscriptions/terms-copy'
import { defineCommand } from '@/lib/server/command'
import { lockRow } from '@/lib/server/lock-rows'
import { fullName } from '@/lib/shared/names'

/**
 * Orders a plan for a page, by any of its members, at today's price. While another's plan runs there, only one that was
 * cancelled or whose payer is gone can be taken over. Throws PAGE_HAS_PLAN, PLAN_METHOD_UNAVAILABLE, PLAN_TERMS_CHANGED,
 * PRICE_CHANGED.
 */
export const buyPlan = defineCommand({
  name: 'subscriptions.buy-plan',
  input: buyPlanInput,
  session: 'required',
  status: 201,
  limits: (_, { actor }) => [{ name: 'buy-plan', key: actor.userId, points: 30, seconds: 3600 }],
  load: ({ memorialId }, { actor }) => getMemorialSubject(actor, memorialId),
  authorize: canBuyFor,
  // Drawing takes seconds: not while the payment is locked.
  prepare: () => agreementPapers(planTerms),
  run: async (context, { choice, method, startNow, termsVersion, shownOere }, { id: memorialId, slug }) => {
    const { tx, actor } = context
    assertOrderable(method, termsVersion)
    await lockRow(tx, 'Memorial', memorialId, 'no-key-update')
    const active = await findActive(tx, memorialId)
    if (active && !canTakeOver(actor.userId, active)) throw new SubscriptionError('PAGE_HAS_PLAN')
    const memorial = await tx.memorial.findUniqueOrThrow({
      where: { id: memorialId },
      select: { firstName: true, middleName: true, lastName: true },
    })
    const placed = await placeOrder(context, {
      memorialId,
      memorialName: fullName(memorial),
      choice,
      method,
      startNow,
      changedFromId: active?.id ?? null,
      deductedOere: 0,
      shownOere,
      now: new Date(),
    })
    context.about({ type: 'subscription', id: placed.id, detail: { choice, method } })
    return { ...placed, slug }
  },
  form: {
    name: buyFormName,
    done: ({ next, id }) => next ?? `${subscriptionPath}?bestilt=1#aftale-${id}`,
    back: (_, { side, choice }) =>
      buyPath({
        side: typeof side === 'string' ? side : undefined,
        valg: typeof choice === 'string' ? choice : undefined,
      }),
  },
})
