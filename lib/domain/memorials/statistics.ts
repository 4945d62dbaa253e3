import 'server-only'
import type { Period, StatisticsPoint, StatisticsView } from '@/lib/domain/memorials/statistics-view'
import { db } from '@/lib/server/db'
import { danishDay } from '@/lib/shared/danish-time'
import { bucketsOf, keyLength, lastTwelveMonths, plusDays, plusMonths, type TimeSpan } from '@/lib/shared/time-buckets'

type Counts = Pick<StatisticsPoint, 'qr' | 'link' | 'candles' | 'posts'>
const none: Counts = { qr: 0, link: 0, candles: 0, posts: 0 }

/** Visits and posts of a page by Danish day. Visits of signed-in people are not counted. */
export async function readStatistics(memorialId: string, period: Period, now = new Date()): Promise<StatisticsView> {
  const today = danishDay(now)
  const oldest = period === 'all' ? await oldestDay(memorialId) : today
  const span = spanOf(period, { today, oldest: oldest ?? today })
  const found = await readCounts(memorialId, span)
  const points = bucketsOf(span).map((bucket) => ({ ...bucket, ...(found.get(bucket.key) ?? none) }))
  return { period, unit: span.unit, points, totals: points.reduce(plus, none) }
}

/** The same for every day with counts, oldest first. */
export async function readDailyCounts(memorialId: string, now = new Date()) {
  const today = danishDay(now)
  const span: TimeSpan = { from: (await oldestDay(memorialId)) ?? today, to: today, unit: 'day' }
  const found = await readCounts(memorialId, span)
  return [...found].map(([day, counts]) => ({ day, ...counts })).toSorted((a, b) => a.day.localeCompare(b.day))
}

function plus(sum: Counts, { qr, link, candles, posts }: Counts): Counts {
  return { qr: sum.qr + qr, link: sum.link + link, candles: sum.candles + candles, posts: sum.posts + posts }
}

async function oldestDay(memorialId: string): Promise<string | null> {
  const [row] = await db.$queryRaw<{ day: string | null }[]>`
    SELECT min(day)::text AS day FROM (
      SELECT min(day) AS day FROM "MemorialVisitDay" WHERE "memorialId" = ${memorialId}::uuid
      UNION ALL
      SELECT min(day) AS day FROM "ContributionDay" WHERE "memorialId" = ${memorialId}::uuid AND approved > 0
    ) AS first`
  return row?.day ?? null
}

async function readCounts(memorialId: string, { from, to, unit }: TimeSpan): Promise<Map<string, Counts>> {
  const length = keyLength[unit]
  const [visits, posts] = await Promise.all([
    // A scan is subtracted from the links before its page is requested, so a day can be short by pages never requested.
    db.$queryRaw<{ key: string; qr: number; total: number }[]>`
      SELECT left(day::text, ${length}::int) AS key,
             sum(least(greatest(qr, 0), greatest(total, 0)))::int AS qr, sum(greatest(total, 0))::int AS total
      FROM (
        SELECT day, coalesce(sum(count) FILTER (WHERE source = 'qr'), 0) AS qr, sum(count) AS total
        FROM "MemorialVisitDay"
        WHERE "memorialId" = ${memorialId}::uuid AND day BETWEEN ${from}::date AND ${to}::date
        GROUP BY day
      ) AS days
      GROUP BY 1`,
    db.$queryRaw<{ key: string; candles: number; posts: number }[]>`
      SELECT left(day::text, ${length}::int) AS key,
             coalesce(sum(approved) FILTER (WHERE kind = 'candle'), 0)::int AS candles,
             coalesce(sum(approved) FILTER (WHERE kind <> 'candle'), 0)::int AS posts
      FROM "ContributionDay"
      WHERE "memorialId" = ${memorialId}::uuid AND day BETWEEN ${from}::date AND ${to}::date
      GROUP BY 1`,
  ])
  const counts = new Map<string, Counts>()
  for (const { key, qr, total } of visits) counts.set(key, { ...none, qr, link: total - qr })
  for (const { key, candles, posts: written } of posts) {
    counts.set(key, { ...(counts.get(key) ?? none), candles, posts: written })
  }
  return counts
}

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
