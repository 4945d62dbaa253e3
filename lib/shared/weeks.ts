import { bucketsOf, plusDays, type TimeBucket } from '@/lib/shared/time-buckets'

/**
 * The last `count` weeks of seven whole days, the newest ending with `lastDay` (yyyy-mm-dd), oldest first. A week's key
 * is its first day.
 */
export function weeksUntil(lastDay: string, count: number): TimeBucket[] {
  return Array.from({ length: count }, (_, place) => {
    const from = plusDays(lastDay, -7 * (count - place) + 1)
    const [first, last] = [from, plusDays(from, 6)].map((day) => bucketsOf({ from: day, to: day, unit: 'day' })[0])
    return { key: from, short: first?.short ?? from, long: `${first?.long} til og med ${last?.long}` }
  })
}
