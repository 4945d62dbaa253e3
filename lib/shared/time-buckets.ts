import { formatDate } from '@/lib/shared/danish-time'
import { dayMs } from '@/lib/shared/durations'

export type TimeUnit = 'day' | 'month' | 'year'
/** The first and last day (yyyy-mm-dd in Denmark), both included, and the size of a bucket. */
export type TimeSpan = { from: string; to: string; unit: TimeUnit }
/** `key` is a prefix of yyyy-mm-dd; `short` fits under a plot, `long` is spelled out. */
export type TimeBucket = { key: string; short: string; long: string }

const months = ['jan.', 'feb.', 'mar.', 'apr.', 'maj', 'jun.', 'jul.', 'aug.', 'sep.', 'okt.', 'nov.', 'dec.']
const monthFormat = new Intl.DateTimeFormat('da-DK', { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** The length of a bucket's key, in characters of yyyy-mm-dd. */
export const keyLength: Record<TimeUnit, 4 | 7 | 10> = { day: 10, month: 7, year: 4 }

/** The twelve months ending with that of `today` (yyyy-mm-dd). */
export function lastTwelveMonths(today: string): TimeSpan {
  return { from: `${plusMonths(today.slice(0, 7), -11)}-01`, to: today, unit: 'month' }
}

/** Every day, month or year of the span, including empty ones, oldest first. */
export function bucketsOf({ from, to, unit }: TimeSpan): TimeBucket[] {
  const last = to.slice(0, keyLength[unit])
  const buckets: TimeBucket[] = []
  for (let key = from.slice(0, keyLength[unit]); key <= last; key = after(key, unit)) {
    buckets.push({ key, ...labelsOf(key, unit) })
  }
  return buckets
}

function after(key: string, unit: TimeUnit): string {
  if (unit === 'day') return plusDays(key, 1)
  return unit === 'month' ? plusMonths(key, 1) : String(Number(key) + 1)
}

function labelsOf(key: string, unit: TimeUnit): Omit<TimeBucket, 'key'> {
  if (unit === 'year') return { short: key, long: key }
  const month = months[Number(key.slice(5, 7)) - 1] ?? ''
  if (unit === 'day')
    return { short: `${Number(key.slice(8))}. ${month}`, long: formatDate(new Date(`${key}T12:00:00Z`)) }
  return { short: `${month} ${key.slice(2, 4)}`, long: monthFormat.format(new Date(`${key}-15T12:00:00Z`)) }
}

/** `days` after `day` (yyyy-mm-dd), or before it when negative. */
export function plusDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10)
}

/** `count` months after `month` (yyyy-mm), or before it when negative. */
export function plusMonths(month: string, count: number): string {
  const date = new Date(`${month}-01T00:00:00Z`)
  date.setUTCMonth(date.getUTCMonth() + count)
  return date.toISOString().slice(0, 7)
}
