import 'server-only'
import { priceToldDays } from '@/lib/domain/billing/plans'
import { readPrices } from '@/lib/domain/billing/prices'
import { type Agreement, agreementOf, type NextPeriod, nextPeriodOf } from '@/lib/domain/subscriptions/agreements'
import { periodEnd } from '@/lib/domain/subscriptions/law/periods'
import { firstStartAfterNotice, priceHorizonDays } from '@/lib/domain/subscriptions/law/renewal-price'
import { mailNewPrice } from '@/lib/domain/subscriptions/plan-mails'
import { choiceOf } from '@/lib/domain/subscriptions/schema'
import { sendBill } from '@/lib/domain/subscriptions/send-bill'
import type { RunContext } from '@/lib/server/command'
import { addDays } from '@/lib/shared/danish-days'
import { danishDay } from '@/lib/shared/danish-time'

type Context = Pick<RunContext, 'tx' | 'enqueue' | 'actor'>
type Told = { priceOere: number; day: string }

/**
 * Tells the payer a price that an administrator changed, at most a period and a month before it applies. A price that was
 * told and then taken back or changed is told again: a cheaper one at once, a dearer one with the same notice. Until a
 * told price applies no later one is told, so that the told one is not lost. listDue (./due-agreements.ts) finds these.
 */
export async function tellPrice(context: Context, agreement: Agreement, now: Date): Promise<void> {
  const next = nextPeriodOf(agreement)
  if (!next || agreement.cancelledAt || agreement.renewal === 'none' || !agreement.startedAt) return
  const listed = async (day: string) =>
    (await readPrices(day, context.tx)).of(choiceOf({ plan: 'premium', interval: next.interval }))
  const { nextPriceOere, nextPriceFrom } = agreement
  if (nextPriceOere !== null && nextPriceFrom !== null) {
    const priceOere = await listed(nextPriceFrom)
    const isInTime = nextPriceFrom >= danishDay(addDays(now, priceToldDays))
    if (priceOere < nextPriceOere || (priceOere > nextPriceOere && isInTime)) {
      await tell(context, agreement, { next, told: { priceOere, day: nextPriceFrom }, now })
    }
    return
  }
  const second = periodEnd(agreement.startedAt, next.start, next.interval)
  const start = firstStartAfterNotice([next.start, second], now)
  if (!start || start > addDays(now, priceHorizonDays)) return
  const day = danishDay(start)
  const priceOere = await listed(day)
  if (priceOere !== agreement.priceOere) await tell(context, agreement, { next, told: { priceOere, day }, now })
}

async function tell(
  context: Context,
  agreement: Agreement,
  { next, told, now }: { next: NextPeriod; told: Told; now: Date },
): Promise<void> {
  const { priceOere, day } = told
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
