import 'server-only'
import { getMemorialSubject } from '@/lib/domain/memorials/find-memorial'
import { canEditMemorial } from '@/lib/domain/memorials/policy'
import { spanOf } from '@/lib/domain/memorials/statistics-span'
import type { Period, StatisticsPoint, StatisticsView } from '@/lib/domain/memorials/statistics-view'
import { db } from '@/lib/server/db'
import { DomainError } from '@/lib/server/errors'
import type { Actor } from '@/lib/shared/actor'
import { danishDay } from '@/lib/shared/danish-time'
import { bucketsOf, keyLength, type TimeSpan } from '@/lib/shared/time-buckets'

type Counts = Pick<StatisticsPoint, 'qr' | 'link' | 'candles' | 'posts'>
const none: Counts = { qr: 0, link: 0, candles: 0, posts: 0 }

/**
 * How many came and what they left, for owners and editors: days in Denmark, strangers alone. `key` is an id or slug.
 * Throws NOT_FOUND or FORBIDDEN.
 */
export async function getStatistics(
  actor: Actor,
  key: string,
  period: Period,
  now = new Date(),
): Promise<StatisticsView> {
  const memorialId = await getCountedPage(actor, key)
  const today = danishDay(now)
  const oldest = period === 'all' ? await oldestDay(memorialId) : today
  const span = spanOf(period, { today, oldest: oldest ?? today })
  const found = await readCounts(memorialId, span)
  const points = bucketsOf(span).map((bucket) => ({ ...bucket, ...(found.get(bucket.key) ?? none) }))
  return { period, unit: span.unit, points, totals: points.reduce(plus, none) }
}

/** The same for every single day there is, oldest first. Throws NOT_FOUND or FORBIDDEN. */
export async function getDailyCounts(actor: Actor, key: string, now = new Date()) {
  const memorialId = await getCountedPage(actor, key)
  const today = danishDay(now)
  const span: TimeSpan = { from: (await oldestDay(memorialId)) ?? today, to: today, unit: 'day' }
  const found = await readCounts(memorialId, span)
  return [...found].map(([day, counts]) => ({ day, ...counts })).toSorted((a, b) => a.day.localeCompare(b.day))
}

async function getCountedPage(actor: Actor, key: string): Promise<string> {
  const subject = await getMemorialSubject(actor, key)
  if (!canEditMemorial(actor, subject)) throw new DomainError('FORBIDDEN')
  return subject.id
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
    // A scan is taken out of the links before its page is asked for: a day can fall short by the few that never came.
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
