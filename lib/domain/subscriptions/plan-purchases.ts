import 'server-only'
import { orderPayment } from '@/lib/domain/payments/order-payment'
import { paymentStartPath } from '@/lib/domain/payments/paths'
import type { ProviderMethod } from '@/lib/domain/payments/schema'
import { openPurchase, type Purchase, readOwedOere } from '@/lib/domain/purchases/purchases'
import type { Agreement, NextPeriod } from '@/lib/domain/subscriptions/agreements'
import { choiceNames } from '@/lib/domain/subscriptions/copy'
import { periodMonths } from '@/lib/domain/subscriptions/law/periods'
import { choiceOf } from '@/lib/domain/subscriptions/schema'
import type { RunContext, WriteContext } from '@/lib/server/command'
import type { Transaction } from '@/lib/server/db'
import type { SignedInActor } from '@/lib/shared/actor'
import { addMonths } from '@/lib/shared/danish-days'
import { danishDay } from '@/lib/shared/danish-time'

/** The open purchase of a locked agreement's next period. */
export function openNext(
  context: WriteContext,
  { id: subscriptionId }: Agreement,
  { start, interval, priceOere }: NextPeriod,
  now: Date,
): Promise<Purchase> {
  return openPurchase(context, { subscriptionId, periodFrom: danishDay(start), interval, priceOere, now })
}

type ByProvider = { purchase: Purchase; method: ProviderMethod; keepCard: boolean; now: Date }

/** Orders a card or MobilePay payment of what is owed for a purchase; returns the path where it is made. */
export async function payByProvider(
  context: Pick<RunContext<SignedInActor>, 'tx' | 'enqueue' | 'actor'>,
  agreement: Agreement,
  { purchase, method, keepCard, now }: ByProvider,
): Promise<string> {
  const { actor, tx } = context
  const { paymentId } = await orderPayment(context, {
    purpose: 'plan',
    purchaseId: purchase.id,
    amountOere: await readOwedOere(tx, purchase),
    method,
    keepCard,
    description: describePurchase(agreement, purchase),
    email: actor.email,
    now,
    customerRef: purchase.periodFrom ? agreement.customerRef : null,
    requestedById: actor.userId,
  })
  return paymentStartPath(paymentId)
}

/** One line for the payer and the provider. */
export function describePurchase({ plan, interval, memorialName }: Agreement, purchase: Purchase): string {
  const name = choiceNames[choiceOf({ plan, interval: purchase.interval ?? interval })]
  return `${name}, ${memorialName}`.slice(0, 200)
}

/** Takes the newest period from a plan that is not Livstid, as if it had not been bought: it can be paid again. */
export async function takeBackNewest(
  tx: Transaction,
  { id, periodStart, interval }: Agreement & { periodStart: Date },
): Promise<void> {
  if (interval === 'once') return
  const data = { paidUntil: periodStart, periodStart: addMonths(periodStart, -periodMonths[interval]) }
  await tx.subscription.update({ where: { id }, data })
  const bought = { subscriptionId: id, periodFrom: new Date(danishDay(periodStart)), status: 'begun' } as const
  await tx.purchase.updateMany({ where: bought, data: { status: 'given_up', beganAt: null } })
}
