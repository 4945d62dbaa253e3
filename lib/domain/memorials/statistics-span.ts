import type { Period } from '@/lib/domain/memorials/statistics-view'
import { lastTwelveMonths, plusDays, plusMonths, type TimeSpan } from '@/lib/shared/time-buckets'

const monthsOfDetail = 36

/**
 * First and last day (yyyy-mm-dd, Danish time) of a period, and its unit: months for 'all' up to 36 months, else years.
 * 'all' starts at `oldest`.
 */
export function spanOf(period: Period, { today, oldest }: { today: string; oldest: string }): TimeSpan {
  if (period === '30d') return { from: plusDays(today, -29), to: today, unit: 'day' }
  if (period === '12m') return lastTwelveMonths(today)
  const start = oldest < today ? oldest : today
  const isLong = plusMonths(start.slice(0, 7), monthsOfDetail) < today.slice(0, 7)
  return { from: start, to: today, unit: isLong ? 'year' : 'month' }
}
