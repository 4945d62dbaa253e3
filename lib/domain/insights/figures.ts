import 'server-only'
import type { FlowName } from '@/lib/domain/insights/schema'
import { answeredInTime } from '@/lib/domain/support/deadlines'
import { db, Prisma } from '@/lib/server/db'
import { danishMidnight } from '@/lib/shared/danish-midnight'

/** A figure of one Danish day (yyyy-mm-dd). */
export type Figure = { day: string; name: string; count: number }

type Row = { day: string; count: number }

/** What happened on each Danish day from `from` (yyyy-mm-dd) on. Days on which nothing happened are left out. */
export async function readFlows(from: string): Promise<Figure[]> {
  const flows: Array<[FlowName, Promise<Row[]>]> = [
    ['pages', countSince(Prisma.sql`"Memorial"`, Prisma.sql`"createdAt"`, from)],
    ['accounts', countSince(Prisma.sql`"User"`, Prisma.sql`"createdAt"`, from)],
    ['handed-over', countSince(Prisma.sql`"QrCode"`, Prisma.sql`"handedOverAt"`, from)],
    ['taken-in-use', countSince(Prisma.sql`"QrCode"`, Prisma.sql`"claimedAt"`, from)],
    ['scans', countVisits(Prisma.sql`sum(least(greatest(qr, 0), greatest(total, 0)))`, from)],
    ['visits', countVisits(Prisma.sql`sum(greatest(total, 0))`, from)],
    ['candles', countPosts(Prisma.sql`kind = 'candle'`, from)],
    ['posts', countPosts(Prisma.sql`kind <> 'candle'`, from)],
    ['received', sumReceived(from)],
  ]
  const told = await Promise.all(
    flows.map(async ([name, rows]) => (await rows).map(({ day, count }) => ({ day, name, count }))),
  )
  return [...told.flat(), ...(await readAnswers(from))]
}

function countSince(table: Prisma.Sql, column: Prisma.Sql, from: string): Promise<Row[]> {
  return db.$queryRaw<Row[]>`
    SELECT (${column} AT TIME ZONE 'Europe/Copenhagen')::date::text AS day, count(*)::float8 AS count
    FROM ${table} WHERE ${column} >= ${danishMidnight(from)} GROUP BY 1`
}

// A scan is subtracted from the links before its page is requested, so a page's day can be short by some.
function countVisits(sum: Prisma.Sql, from: string): Promise<Row[]> {
  return db.$queryRaw<Row[]>`
    SELECT day::text, ${sum}::float8 AS count FROM (
      SELECT day, coalesce(sum(count) FILTER (WHERE source = 'qr'), 0) AS qr, sum(count) AS total
      FROM "MemorialVisitDay" WHERE day >= ${from}::date GROUP BY day, "memorialId"
    ) AS pages GROUP BY day`
}

function countPosts(kind: Prisma.Sql, from: string): Promise<Row[]> {
  return db.$queryRaw<Row[]>`
    SELECT day::text, sum(approved)::float8 AS count FROM "ContributionDay"
    WHERE day >= ${from}::date AND ${kind} GROUP BY day`
}

function sumReceived(from: string): Promise<Row[]> {
  return db.$queryRaw<Row[]>`
    SELECT "bookedOn"::text AS day, sum("amountOere")::float8 AS count FROM "ReceivableEntry"
    WHERE "bookedOn" >= ${from}::date AND kind IN ('payment', 'refund') GROUP BY 1`
}

type Answer = { day: string; topic: string; createdAt: Date; dueOn: Date | null; answeredAt: Date }

/** First answers to cases, and those among them that came as soon as /contact promises. */
async function readAnswers(from: string): Promise<Figure[]> {
  const answers = await db.$queryRaw<Answer[]>`
    SELECT (entry."createdAt" AT TIME ZONE 'Europe/Copenhagen')::date::text AS day, asked.topic::text, asked."createdAt",
           asked."dueOn", entry."createdAt" AS "answeredAt"
    FROM "SupportEntry" entry JOIN "SupportCase" asked ON asked.id = entry."caseId"
    WHERE entry.kind = 'from_staff' AND entry."createdAt" >= ${danishMidnight(from)} AND NOT EXISTS (
      SELECT 1 FROM "SupportEntry" earlier
      WHERE earlier."caseId" = entry."caseId" AND earlier.kind = 'from_staff' AND earlier.id < entry.id)`
  const days = [...new Set(answers.map(({ day }) => day))]
  return days.flatMap((day) => {
    const ofDay = answers.filter((answer) => answer.day === day)
    return [
      { day, name: 'answered', count: ofDay.length },
      { day, name: 'answered-in-time', count: ofDay.filter(answeredInTime).length },
    ]
  })
}

/** What there is now: pages by state, covers and portraits with and without finer widths. */
export async function readStates(day: string, heads: { done: number; all: number }): Promise<Figure[]> {
  const states = await db.memorial.groupBy({ by: ['state'], _count: { _all: true } })
  return [
    ...states.map(({ state, _count }) => ({ day, name: `memorial.${state}`, count: _count._all })),
    { day, name: 'heads.all', count: heads.all },
    { day, name: 'heads.done', count: heads.done },
  ]
}
