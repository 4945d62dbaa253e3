import 'server-only'
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
import { beginAgreement, canBegin } from '@/lib/domain/subscriptions/begin-agreement'
import { billTexts } from '@/lib/domain/subscriptions/end-agreement'
import { mailConfirmation } from '@/lib/domain/subscriptions/plan-mails'
import type { RunContext } from '@/lib/server/command'
import { danishDay } from '@/lib/shared/danish-time'

type Context = Pick<RunContext, 'tx' | 'enqueue' | 'actor'>

/** What a paid purchase gives: `end` is null for Livstid. */
export type GivenPeriod = { start: Date; end: Date | null }
/** Why nothing is given, on the credit note. */
export type NotGiven = { whyNot: string }
/** `isUnattended`: by a charge of the saved card. */
export type Paid = { isUnattended: boolean; now: Date }
export type PlanPurchase = Purchase & { subscriptionId: string }

/**
 * Gives the period of a purchase that is paid, of an agreement that the caller has locked: begins a plan, takes up one
 * that had lapsed, or extends one that runs. The conditions are looked at here and nowhere else: nothing can be given when
 * the page has another plan or is gone, the agreement is over, or its next period is another by now. An order ends then.
 */
export async function beginPurchase(
  context: Context,
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
  context: Context,
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

async function reasonFor({ tx }: Context, { memorialId, changedFromId, endReason }: Agreement): Promise<string> {
  if (endReason) return billTexts[endReason]
  if (!memorialId) return billTexts.page_deleted
  const isAlone = changedFromId !== null && (await findActive(tx, memorialId)) === null
  return isAlone ? 'Den plan, fradraget var for, løber ikke mere' : billTexts.duplicate
}
