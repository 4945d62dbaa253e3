import { priceToldDays } from '@/lib/domain/billing/plans'
import { addDays } from '@/lib/shared/danish-days'
import { danishDay } from '@/lib/shared/danish-time'

/** A new price is told at most so many days before its period: a month's notice and the month that runs. */
export const priceHorizonDays = 2 * priceToldDays + 2

export type AgreedPrice = {
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
