import 'server-only'
import { graceEndsAt } from '@/lib/domain/billing/plan-state'
import { priceToldDays, reminderDays } from '@/lib/domain/billing/plans'
import { readPrices } from '@/lib/domain/billing/prices'
import { chargeSavedCard } from '@/lib/domain/payments/order-payment'
import { readOwedOere } from '@/lib/domain/purchases/purchases'
import { sendBill } from '@/lib/domain/subscriptions/agreement-invoices'
import {
  type Agreement,
  agreementOf,
  isByCard,
  lockAgreement,
  type NextPeriod,
  nextPeriodOf,
  readAgreement,
} from '@/lib/domain/subscriptions/agreements'
import { abandonOrder, endAgreement } from '@/lib/domain/subscriptions/end-agreement'
import { firstStartAfterNotice, periodEnd, priceHorizonDays } from '@/lib/domain/subscriptions/law/periods'
import { mailChargeFailed, mailEnded, mailNewPrice, mailReminder } from '@/lib/domain/subscriptions/plan-mails'
import { describePurchase, openNext } from '@/lib/domain/subscriptions/plan-purchases'
import { choiceOf } from '@/lib/domain/subscriptions/schema'
import type { WriteContext } from '@/lib/server/command'
import { addDays } from '@/lib/shared/danish-days'
import { danishDay } from '@/lib/shared/danish-time'

/** Days after which an unpaid order is given up; by bank transfer counted from the invoice's last reminder. */
export const abandonDays = 14
export const transferGraceDays = 30

/**
 * Does for one agreement what is due at `now`: gives up an unpaid order, ends what has run out, tells a new price, sends
 * the invoice and the reminder, charges the card. Every step is read from the dates, so it may run twice, together with
 * another, or after a week of silence. Throws NOT_FOUND.
 */
export async function processDueAgreement(context: WriteContext, id: string, now: Date): Promise<void> {
  const agreement = await lockAgreement(context.tx, id)
  if (agreement.status === 'ordered') return processUnpaidOrder(context, agreement, now)
  if (agreement.status !== 'active') return
  const next = nextPeriodOf(agreement)
  if (!next) return
  if (agreement.cancelledAt && next.start <= now) {
    await endAgreement(context, agreement, { reason: 'cancelled', now })
    return
  }
  if (graceEndsAt(next.start) <= now && !(await isBeingCharged(context, agreement, next))) {
    await endAgreement(context, agreement, { reason: 'lapsed', now })
    return mailEnded(context, agreement, { kind: 'lapsed', on: now })
  }
  await announcePrice(context, agreement, now)
  await remind(context, await lockAgreement(context.tx, id), now)
  await charge(context, await lockAgreement(context.tx, id), now)
}

async function processUnpaidOrder(context: WriteContext, agreement: Agreement, now: Date): Promise<void> {
  const bill = await context.tx.receivable.findFirst({
    where: { subscriptionId: agreement.id, status: 'open' },
    select: { dueOn: true },
  })
  const until = bill ? addDays(bill.dueOn, transferGraceDays) : addDays(agreement.orderedAt, abandonDays)
  if (until <= now) await abandonOrder(context, agreement, now)
}

async function isBeingCharged({ tx }: WriteContext, agreement: Agreement, next: NextPeriod): Promise<boolean> {
  const purchase = { subscriptionId: agreement.id, periodFrom: new Date(danishDay(next.start)) }
  return (await tx.payment.count({ where: { purchase, purpose: 'renewal', status: 'open' } })) > 0
}

async function remind(context: WriteContext, agreement: Agreement, now: Date): Promise<void> {
  const next = nextPeriodOf(agreement)
  if (!next || next.start <= now) return
  const interval = agreement.interval === 'month' ? 'month' : 'year'
  // After a silence only the most urgent one is sent.
  const due = reminderDays[interval].findLast((days) => addDays(next.start, -days) <= now)
  if (due === undefined || (agreement.remindedDays !== null && agreement.remindedDays <= due)) return
  await sendBill(context, agreement, next, now)
  await mailReminder(context, agreement)
  await context.tx.subscription.update({ where: { id: agreement.id }, data: { remindedDays: due } })
}

async function charge(context: WriteContext, agreement: Agreement, now: Date): Promise<void> {
  const next = nextPeriodOf(agreement)
  const { id, nextChargeAt, customerRef, cardRef } = agreement
  if (!next || !nextChargeAt || nextChargeAt > now || !isByCard(agreement) || !customerRef || !cardRef) return
  // After a restore the provider is asked first what it charged already (settlement/commands/find-lost-charges.ts).
  if ((await context.tx.restoration.count({ where: { chargesCheckedAt: null } })) > 0) return
  const purchase = await openNext(context, agreement, next, now)
  await chargeSavedCard(context, {
    purchaseId: purchase.id,
    subscriptionId: id,
    amountOere: await readOwedOere(context.tx, purchase),
    customerRef,
    cardRef,
    description: describePurchase(agreement, purchase),
    now,
  })
  // The answer decides about the next try.
  await context.tx.subscription.update({ where: { id }, data: { nextChargeAt: null } })
}

type NewPrice = { priceOere: number; day: string }

/**
 * Tells the payer a price that an administrator changed, at most a period and a month before it applies. A price that was
 * told and then taken back or changed is told again: a cheaper one at once, a dearer one with the same notice. Until a
 * told price applies no later one is told, so that the told one is not lost. listDue (./due-agreements.ts) finds these.
 */
async function announcePrice(context: WriteContext, agreement: Agreement, now: Date): Promise<void> {
  const next = nextPeriodOf(agreement)
  if (!next || agreement.cancelledAt || agreement.renewal === 'none' || !agreement.startedAt) return
  const listed = async (day: string) =>
    (await readPrices(day, context.tx)).of(choiceOf({ plan: 'premium', interval: next.interval }))
  const { nextPriceOere, nextPriceFrom } = agreement
  if (nextPriceOere !== null && nextPriceFrom !== null) {
    const priceOere = await listed(nextPriceFrom)
    const isInTime = nextPriceFrom >= danishDay(addDays(now, priceToldDays))
    if (priceOere < nextPriceOere || (priceOere > nextPriceOere && isInTime)) {
      await announce(context, agreement, { next, price: { priceOere, day: nextPriceFrom }, now })
    }
    return
  }
  const second = periodEnd(agreement.startedAt, next.start, next.interval)
  const start = firstStartAfterNotice([next.start, second], now)
  if (!start || start > addDays(now, priceHorizonDays)) return
  const day = danishDay(start)
  const priceOere = await listed(day)
  if (priceOere !== agreement.priceOere) await announce(context, agreement, { next, price: { priceOere, day }, now })
}

async function announce(
  context: WriteContext,
  agreement: Agreement,
  { next, price, now }: { next: NextPeriod; price: NewPrice; now: Date },
): Promise<void> {
  const { priceOere, day } = price
  const stays = priceOere === agreement.priceOere && agreement.nextInterval === null
  const row = await context.tx.subscription.update({
    where: { id: agreement.id },
    data: stays
      ? { nextPriceOere: null, nextPriceFrom: null, nextPriceToldAt: null }
      : { nextPriceOere: priceOere, nextPriceFrom: new Date(day), nextPriceToldAt: now },
  })
  await mailNewPrice(context, agreement, { priceOere, from: new Date(day) })
  // The invoice for that period had the price that was told before.
  const owed = { subscriptionId: agreement.id, status: 'open' } as const
  if (day > danishDay(next.start) || (await context.tx.receivable.count({ where: owed })) === 0) return
  const changed = agreementOf(row)
  await sendBill(context, changed, nextPeriodOf(changed) ?? next, now)
}

type FailedCharge = {
  subscriptionId: string
  paymentId: string
  /** The bank wants the payer to confirm. */
  needsPayer: boolean
  now: Date
}

/** Days after the end of the paid period on which a refused card is tried again. */
const retryDays = [3, 7, 14] as const
/** After which refusals the payer gets a mail: the first, the third and the last. */
const toneAfter = new Map<number, 1 | 2 | 3>([
  [1, 1],
  [3, 2],
  [4, 3],
])

/**
 * Stores a refused renewal of an agreement that the caller has locked: when it is tried again, and a friendly mail to the
 * payer. Nothing when its period was paid in another way while the answer was awaited.
 */
export async function applyFailedCharge(
  context: WriteContext,
  { subscriptionId, paymentId, needsPayer, now }: FailedCharge,
): Promise<void> {
  const agreement = await readAgreement(context.tx, subscriptionId)
  const { status, paidUntil, cancelledAt, renewal } = agreement
  if (status !== 'active' || !paidUntil || cancelledAt || renewal !== 'card') return
  const { purchase } = await context.tx.payment.findUniqueOrThrow({
    where: { id: paymentId },
    select: { purchase: { select: { status: true } } },
  })
  if (purchase?.status !== 'open') return
  const failedCharges = agreement.failedCharges + 1
  const days = retryDays[failedCharges - 1]
  const nextChargeAt = days === undefined ? null : laterOf(addDays(paidUntil, days), addDays(now, 1))
  await context.tx.subscription.update({ where: { id: subscriptionId }, data: { failedCharges, nextChargeAt } })
  const tone = toneAfter.get(failedCharges)
  if (tone) await mailChargeFailed(context, agreement, { tone, nextChargeAt, needsPayer })
}

/** After a long silence the retries would otherwise come all at once. */
const laterOf = (one: Date, other: Date) => (one > other ? one : other)
