import { addMonths, inDenmark } from '@/lib/domain/subscriptions/law/danish-calendar'

export type PeriodInterval = 'month' | 'year'

export const periodMonths: Record<PeriodInterval, number> = { month: 1, year: 12 }

/**
 * The end of the period that begins at `start`, an end of a period counted from `first`. Counted from the first, so that
 * a month from 31 January ends on 28 or 29 February and the next one on 31 March.
 */
export function periodEnd(first: Date, start: Date, interval: PeriodInterval): Date {
  const [from, to] = [inDenmark(first), inDenmark(start)]
  const passed = (to.year - from.year) * 12 + (to.month - from.month)
  return addMonths(first, passed + periodMonths[interval])
}
