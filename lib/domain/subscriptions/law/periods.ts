import { priceToldDays } from '@/lib/domain/billing/plans'
import { addDays, addMonths, inDenmark } from '@/lib/shared/danish-days'
import { danishDay } from '@/lib/shared/danish-time'

export type PeriodInterval = 'month' | 'year'

export const periodMonths: Record<PeriodInterval, number> = { month: 1, year: 12 }

/**
 * The end of the period that begins at `start`. Counted from the agreement's `first` day, so that a month from 31 January
 * ends on 28 or 29 February and the next one on 31 March; from `start` itself when that is no end of a period from there,
 * because a later period was paid late or taken over.
 */
export function periodEnd(first: Date, start: Date, interval: PeriodInterval): Date {
  const [from, to] = [inDenmark(first), inDenmark(start)]
  const passed = (to.year - from.year) * 12 + (to.month - from.month)
  const isOnCourse = addMonths(first, passed).getTime() === start.getTime()
  return isOnCourse ? addMonths(first, passed + periodMonths[interval]) : addMonths(start, periodMonths[interval])
}

/** A new price is told at most so many days before its period: a month's notice and the month that runs. */
export const priceHorizonDays = 2 * priceToldDays + 2

type AgreedPrice = {
  priceOere: number
  nextPriceOere: number | null
  /** The first Danish calendar day, yyyy-mm-dd. */
  nextPriceFrom: string | null
  nextPriceToldAt: Date | null
}

/** The price of the period that begins at `start`, in øre: the old one until the payer was told of a new. */
export function renewalPrice(agreed: AgreedPrice, start: Date): number {
  const { priceOere, nextPriceOere, nextPriceFrom, nextPriceToldAt } = agreed
  const isTold = nextPriceOere !== null && nextPriceFrom !== null && nextPriceToldAt !== null
  return isTold && nextPriceFrom <= danishDay(start) ? nextPriceOere : priceOere
}

/** The first of these starts of periods that a price told at `now` may apply to; null when none is late enough. */
export function firstStartAfterNotice(starts: readonly Date[], now: Date): Date | null {
  const earliest = addDays(now, priceToldDays)
  return starts.find((start) => start >= earliest) ?? null
}
