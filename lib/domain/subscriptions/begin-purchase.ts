import 'server-only'
import { closeWaysToPay } from '@/lib/domain/purchases/close-ways-to-pay'
import type { Purchase } from '@/lib/domain/purchases/purchases'
import {
  type Agreement,
  agreementOf,
  findActive,
  isByCard,
  type NextPeriod,
  nextPeriodOf,
  readAgreement,
} from '@/lib/domain/subscriptions/agreements'
import { billTexts, endAgreement } from '@/lib/domain/subscriptions/end-agreement'
import { restOfPeriodOere, runningPeriodOf } from '@/lib/domain/subscriptions/law/leave-terms'
import { periodEnd } from '@/lib/domain/subscriptions/law/periods'
import { startWithoutConsent } from '@/lib/domain/subscriptions/law/withdrawal'
import { findPaidParts, leftOf, refundParts } from '@/lib/domain/subscriptions/paid-parts'
import { mailBegun, mailConfirmation } from '@/lib/domain/subscriptions/plan-mails'
import { takeBackNewest } from '@/lib/domain/subscriptions/plan-purchases'
import { canTakeOver } from '@/lib/domain/subscriptions/policy'
import type { WriteContext } from '@/lib/server/command'
import type { Transaction } from '@/lib/server/db'
import { lockRow } from '@/lib/server/lock-rows'
import { addDays, wholeDays } from '@/lib/shared/danish-days'
import { danishDay } from '@/lib/shared/danish-time'
import { sumOere } from '@/lib/shared/money'

/** What a paid purchase gives: `end` is null for Livstid. */
type GivenPeriod = { start: Date; end: Date | null }
/** Why nothing is given, on the credit note. */
export type NotGiven = { whyNot: string }
/** `isUnattended`: by a charge of the saved card. */
export type Paid = { isUnattended: boolean; now: Date }
type PlanPurchase = Purchase & { subscriptionId: string }

/**
 * Gives the period of a purchase that is paid, of an agreement that the caller has locked: begins a plan, takes up one
 * that had lapsed, or extends one that runs. The conditions are looked at here and nowhere else: nothing can be given when
 * the page has another plan or is gone, the agreement is over, or its next period is another by now. An order ends then.
 */
export async function beginPurchase(
  context: WriteContext,
  purchase: PlanPurchase,
  { isUnattended, now }: Paid,
): Promise<GivenPeriod | NotGiven> {
  const { tx } = context
  const agreement = await readAgreement(tx, purchase.subscriptionId)
  const { id, status, endReason, cancelledAt } = agreement
  const next = nextPeriodOf(agreement)
  const isNext = next !== null && isFor(purchase, next)
  if (status === 'active') {
    if (cancelledAt) return { whyNot: billTexts.cancelled }
    return isNext
      ? extend(context, agreement, { purchase, next, isUnattended, now })
      : { whyNot: 'Perioden er betalt eller lavet om' }
  }
  const isOrder = status === 'ordered' || status === 'abandoned'
  if (isOrder ? purchase.periodFrom === null : endReason === 'lapsed' && isNext) {
    if (await canBegin(tx, agreement, purchase, now)) return beginAgreement(context, agreement, { purchase, now })
  }
  const whyNot = await reasonFor(context, agreement)
  if (isOrder) {
    await tx.subscription.update({ where: { id }, data: { status: 'ended', endReason: 'duplicate', endedAt: now } })
  }
  return { whyNot }
}

/** A period has one interval, and what was asked for before a price rose does not pay it. */
function isFor({ periodFrom, interval, priceOere }: PlanPurchase, next: NextPeriod): boolean {
  return periodFrom === danishDay(next.start) && interval === next.interval && priceOere >= next.priceOere
}

async function extend(
  context: WriteContext,
  agreement: Agreement,
  { purchase, next, isUnattended, now }: Paid & { purchase: PlanPurchase; next: NextPeriod },
): Promise<GivenPeriod> {
  // What the saved card renews goes on; a period that somebody chooses to pay, or changed to, is agreed anew.
  const renewedAt = isUnattended && !agreement.nextInterval ? null : now
  const isUsed = agreement.nextPriceFrom !== null && agreement.nextPriceFrom <= danishDay(next.start)
  const row = await context.tx.subscription.update({
    where: { id: agreement.id },
    data: {
      renewedAt,
      priceOere: purchase.priceOere,
      interval: next.interval,
      ...(isUsed ? { nextPriceOere: null, nextPriceFrom: null, nextPriceToldAt: null } : {}),
      periodStart: next.start,
      paidUntil: next.end,
      nextInterval: null,
      failedCharges: 0,
      remindedDays: null,
      nextChargeAt: isByCard(agreement) ? next.end : null,
    },
  })
  if (renewedAt) await mailConfirmation(context, agreementOf(row), { stage: 'renewed', now })
  return next
}

async function reasonFor({ tx }: WriteContext, { memorialId, changedFromId, endReason }: Agreement): Promise<string> {
  if (endReason) return billTexts[endReason]
  if (!memorialId) return billTexts.page_deleted
  const isAlone = changedFromId !== null && (await findActive(tx, memorialId)) === null
  return isAlone ? 'Den plan, fradraget var for, løber ikke mere' : billTexts.duplicate
}

/**
 * Whether a paid agreement may begin: its page is there, without any plan but the one that it replaces, which can still
 * be taken over where it is another's. Where something was deducted for that plan, it runs still, and what was deducted
 * was not paid back meanwhile.
 */
async function canBegin(
  tx: Transaction,
  { memorialId, changedFromId, payerId }: Agreement,
  { deductedOere }: Purchase,
  now: Date,
): Promise<boolean> {
  if (!memorialId) return false
  const active = await findActive(tx, memorialId)
  if (!active) return changedFromId === null || deductedOere <= 0
  if (active.id !== changedFromId) return false
  if (active.payerId !== payerId) return canTakeOver(payerId, active)
  return deductedOere <= 0 || deductedOere <= leftOf(await findPaidParts(tx, active, now))
}

/** Begins a locked agreement whose purchase is paid, or takes up one that had lapsed. Returns the days it gives. */
async function beginAgreement(
  context: WriteContext,
  agreement: Agreement,
  { purchase, now }: { purchase: Purchase; now: Date },
): Promise<{ start: Date; end: Date | null }> {
  const { tx } = context
  const { id, memorialId, changedFromId } = agreement
  const { priceOere, deductedOere, reckonedAt } = purchase
  const interval = purchase.interval ?? agreement.interval
  const isTakenUp = agreement.startedAt !== null
  const active = memorialId ? await findActive(tx, memorialId) : null
  const replaced = active && active.id === changedFromId ? active : null
  const isTakeover = replaced !== null && replaced.payerId !== agreement.payerId
  const period = firstPeriod({ ...agreement, interval }, { replaced, isTakeover, reckonedAt, now })
  if (replaced) {
    await lockRow(tx, 'Subscription', replaced.id)
    const order = { deductedOere, reckonedAt, from: period.start, now }
    if (!isTakeover) await refundRenewedPeriod(context, replaced, order)
    await endAgreement(context, replaced, { reason: 'changed', now })
  }
  const row = await tx.subscription.update({
    where: { id },
    data: {
      status: 'active',
      priceOere,
      interval,
      endedAt: null,
      endReason: null,
      cancelledAt: null,
      renewedAt: isTakenUp ? now : null,
      startedAt: period.start,
      periodStart: period.paidFrom,
      paidUntil: period.end,
      nextInterval: null,
      failedCharges: 0,
      remindedDays: null,
      nextChargeAt: isByCard(agreement) ? period.end : null,
    },
  })
  await endOtherOrders(context, agreement, now)
  // An order by transfer was confirmed when it was ordered, with its invoice.
  const isConfirmed = !isTakenUp && (await tx.receivable.count({ where: { purchaseId: purchase.id } })) > 0
  if (isConfirmed) await mailBegun(context, agreementOf(row), now)
  else await mailConfirmation(context, agreementOf(row), { stage: 'bought', now })
  return period
}

/** A period of the replaced plan that was paid after the change was ordered is not in what was deducted then. */
async function refundRenewedPeriod(
  context: WriteContext,
  replaced: Agreement,
  { deductedOere, reckonedAt, from, now }: { deductedOere: number; reckonedAt: Date; from: Date; now: Date },
): Promise<void> {
  const { tx } = context
  const running = runningPeriodOf(replaced)
  if (!running) return
  const { periodStart, priceOere } = running
  const parts = await findPaidParts(tx, replaced, from)
  // Nothing of it is used. By days it would be some øre more or less than was paid, as months differ in length.
  const isUntouched = periodStart > from && (await hasBegunSince(tx, replaced.id, reckonedAt))
  const unusedOere = isUntouched ? priceOere : sumOere([restOfPeriodOere(running, from), -deductedOere])
  // What was deducted is not paid back as well.
  const amountOere = Math.min(unusedOere, priceOere, sumOere([leftOf(parts), -deductedOere]))
  if (amountOere <= 0) return
  const text = 'Tilbage for de dage, der ikke er brugt, efter skift af plan'
  await refundParts(context, parts, { amountOere, reason: 'left', text, now })
  // When the change is regretted, the old plan is taken up without what was paid back, and its next period is charged.
  if (isUntouched) await takeBackNewest(tx, { ...replaced, periodStart })
}

/** Whether a further period of the agreement was paid at `moment` or later. */
async function hasBegunSince(tx: Transaction, subscriptionId: string, moment: Date): Promise<boolean> {
  const where = { subscriptionId, status: 'begun', beganAt: { gte: moment } } as const
  return (await tx.purchase.count({ where })) > 0
}

type First = { replaced: Agreement | null; isTakeover: boolean; reckonedAt: Date; now: Date }

/**
 * A plan begins when it is paid; without the consent to begin at once, when it can no longer be regretted, unless whoever
 * takes it over finds all those days paid. A change begins at the moment that its deduction was counted to, the order or
 * the end of the time to regret: what is used while it waits for its payment would otherwise be deducted and had. Whoever
 * takes a plan over adds to what was paid: `paidFrom` is the first day of what they paid for.
 */
function firstPeriod(
  { plan, interval, orderedAt, startConsentAt, startedAt }: Agreement,
  { replaced, isTakeover, reckonedAt, now }: First,
): { start: Date; paidFrom: Date; end: Date | null } {
  const free = startWithoutConsent(orderedAt)
  const covered = replaced?.paidUntil ?? null
  const isChange = replaced !== null && !isTakeover
  const isPast = !isChange && (now >= free || (covered !== null && covered >= free))
  const isAtOnce = startConsentAt !== null || startedAt !== null || isPast
  const start = !isAtOnce ? free : isChange ? reckonedAt : now
  if (plan === 'livstid' || interval === 'once') return { start, paidFrom: start, end: null }
  const ahead = isTakeover && covered && covered > now ? covered : null
  if (ahead && ahead > start) return { start, paidFrom: ahead, end: periodEnd(ahead, ahead, interval) }
  const end = periodEnd(start, start, interval)
  return { start, paidFrom: start, end: ahead ? addDays(end, wholeDays(now, ahead)) : end }
}

/** The page has its plan: other orders for it, by anybody, cannot be paid any more. */
async function endOtherOrders(context: WriteContext, { id, memorialId }: Agreement, now: Date): Promise<void> {
  if (!memorialId) return
  const others = await context.tx.subscription.findMany({
    where: { memorialId, status: 'ordered', id: { not: id } },
    orderBy: { id: 'asc' },
  })
  for (const row of others) {
    const other = agreementOf(row)
    if (other.changedFromId === id) continue
    await lockRow(context.tx, 'Subscription', other.id)
    await closeWaysToPay(context, { subscriptionId: other.id }, { text: 'Siden har fået en plan', now })
    await context.tx.subscription.update({ where: { id: other.id }, data: { status: 'abandoned', endedAt: now } })
  }
}
