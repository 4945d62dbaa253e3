import { addMonths, inDenmark } from '@/lib/shared/danish-days'

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
