import type { Period, StatisticsView } from '@/lib/domain/memorials/statistics-view'
import { formatDate } from '@/lib/shared/danish-time'

export type Unit = StatisticsView['unit']
export type Span = { from: string; to: string; unit: Unit }
export type Bucket = { key: string; short: string; long: string }

const dayMs = 86_400_000
const monthsOfDetail = 36
const months = ['jan.', 'feb.', 'mar.', 'apr.', 'maj', 'jun.', 'jul.', 'aug.', 'sep.', 'okt.', 'nov.', 'dec.']
const monthFormat = new Intl.DateTimeFormat('da-DK', { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** How many characters of yyyy-mm-dd name a bucket. */
export const keyLength: Record<Unit, 4 | 7 | 10> = { day: 10, month: 7, year: 4 }

/** The first and last day (yyyy-mm-dd in Denmark) of a period, and how finely it is told. `oldest` begins 'all'. */
export function spanOf(period: Period, { today, oldest }: { today: string; oldest: string }): Span {
  if (period === '30d') return { from: plusDays(today, -29), to: today, unit: 'day' }
  if (period === '12m') return { from: `${plusMonths(today.slice(0, 7), -11)}-01`, to: today, unit: 'month' }
  const start = oldest < today ? oldest : today
  const isLong = plusMonths(start.slice(0, 7), monthsOfDetail) < today.slice(0, 7)
  return { from: start, to: today, unit: isLong ? 'year' : 'month' }
}

/** Every day, month or year of the span, the empty ones included, oldest first. */
export function bucketsOf({ from, to, unit }: Span): Bucket[] {
  const last = to.slice(0, keyLength[unit])
  const buckets: Bucket[] = []
  for (let key = from.slice(0, keyLength[unit]); key <= last; key = after(key, unit)) {
    buckets.push({ key, ...labelsOf(key, unit) })
  }
  return buckets
}

function after(key: string, unit: Unit): string {
  if (unit === 'day') return plusDays(key, 1)
  return unit === 'month' ? plusMonths(key, 1) : String(Number(key) + 1)
}

function labelsOf(key: string, unit: Unit): Omit<Bucket, 'key'> {
  if (unit === 'year') return { short: key, long: key }
  const month = months[Number(key.slice(5, 7)) - 1] ?? ''
  if (unit === 'day')
    return { short: `${Number(key.slice(8))}. ${month}`, long: formatDate(new Date(`${key}T12:00:00Z`)) }
  return { short: `${month} ${key.slice(2, 4)}`, long: monthFormat.format(new Date(`${key}-15T12:00:00Z`)) }
}

function plusDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10)
}

function plusMonths(month: string, count: number): string {
  const date = new Date(`${month}-01T00:00:00Z`)
  date.setUTCMonth(date.getUTCMonth() + count)
  return date.toISOString().slice(0, 7)
}
