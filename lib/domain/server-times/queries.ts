import 'server-only'
import { z } from 'zod'
import { beginningOf, dayOf, stepsOf } from '@/lib/domain/server-times/period'
import { canSeeServerTimes } from '@/lib/domain/server-times/policy'
import {
  type ServerTimesFilter,
  type ServerTimesView,
  type ServerTimeView,
  type SlowStatement,
  serverTimesInput,
  type TimesOfView,
  timesOfInput,
} from '@/lib/domain/server-times/schema'
import { type SummedTimes, sumTimes } from '@/lib/domain/server-times/sum-times'
import { db, Prisma } from '@/lib/server/db'
import { log } from '@/lib/server/log'
import { defineRead } from '@/lib/server/read'
import { percentileOf } from '@/lib/server/telemetry/histogram'
import { csvFile } from '@/lib/shared/csv'

const shownMost = 100
const refusalsMost = 3

/** The times of one kind of work by name; at most 100 names, the others by searching. */
export const getServerTimes = defineRead({
  name: 'server-times.get-server-times',
  session: 'required',
  input: serverTimesInput,
  authorize: canSeeServerTimes,
  run: async (_, filter): Promise<ServerTimesView> => {
    const all = await findTimes(filter, new Date())
    const rows = all.slice(0, shownMost)
    return { rows: await withRefusals(rows, filter), more: all.length - rows.length }
  },
})

/** The same as a CSV file, with all names. */
export const getServerTimesFile = defineRead({
  name: 'server-times.get-server-times-file',
  session: 'required',
  input: serverTimesInput,
  authorize: canSeeServerTimes,
  run: async (_, filter) => {
    const body = csvFile(await findTimes(filter, new Date()), [
      ['Navn', ({ name }) => name],
      ['Antal', ({ count }) => count],
      ['Fejl', ({ failed }) => failed],
      ['p50 (ms)', ({ p50 }) => p50],
      ['p95 (ms)', ({ p95 }) => p95],
      ['p99 (ms)', ({ p99 }) => p99],
      ['Længste (ms)', ({ max }) => max],
    ])
    return { body, contentType: 'text/csv; charset=utf-8', filename: `tider-${filter.kind}.csv` }
  },
})

/** One name's times by the hour, or by the day for more than a day. */
export const getTimesOf = defineRead({
  name: 'server-times.get-times-of',
  session: 'required',
  input: timesOfInput,
  authorize: canSeeServerTimes,
  run: async (_, { kind, name, period }): Promise<TimesOfView> => {
    const { steps, isByDay } = stepsOf(period, new Date())
    const rows = await db.serverTimeHour.findMany({ where: { kind, name, hour: { gte: steps[0] ?? new Date() } } })
    const sums = await sumTimes(rows, ({ hour }) => (isByDay ? dayOf(hour) : hour).toISOString())
    const points = steps.map((step) => {
      const at = step.toISOString()
      const sum = sums.get(at)
      const [p50, p95] = sum ? [percentileOf(sum.histogram, 50), percentileOf(sum.histogram, 95)] : [null, null]
      return { at, p50, p95, count: sum?.count ?? 0 }
    })
    return { points, isByDay }
  },
})

type Measured = Omit<ServerTimeView, 'refusals'>

async function findTimes({ kind, period, sort, search }: ServerTimesFilter, now: Date): Promise<Measured[]> {
  const rows = await db.serverTimeHour.findMany({
    where: {
      kind,
      hour: { gte: beginningOf(period, now) },
      ...(search ? { name: { contains: search, mode: 'insensitive' } } : {}),
    },
  })
  const sums = await sumTimes(rows, ({ name }) => name)
  const all = [...sums].map(([name, sum]) => ({ name, ...figuresOf(sum) }))
  return all.sort((a, b) => b[sort] - a[sort] || b.count - a.count || (a.name < b.name ? -1 : 1))
}

function figuresOf({ histogram, count, failed }: SummedTimes): Omit<Measured, 'name'> {
  const [p50 = 0, p95 = 0, p99 = 0, max = 0] = [50, 95, 99, 100].map((percent) => percentileOf(histogram, percent) ?? 0)
  return { count, failed, p50, p95, p99, max }
}

async function withRefusals(
  rows: readonly Measured[],
  { period }: Pick<ServerTimesFilter, 'period'>,
): Promise<ServerTimeView[]> {
  if (rows.length === 0) return []
  const found = await db.$queryRaw<Array<{ name: string; code: string; count: number }>>`
    SELECT name, code, sum(count)::int AS count FROM "RefusalHour"
    WHERE hour >= ${beginningOf(period, new Date())} AND name IN (${Prisma.join(rows.map(({ name }) => name))})
    GROUP BY name, code ORDER BY 3 DESC, code`
  return rows.map((row) => {
    const refusals = found.filter(({ name }) => name === row.name).slice(0, refusalsMost)
    return { ...row, refusals: refusals.map(({ code, count }) => ({ code, count })) }
  })
}

/** What PostgreSQL counts of our own statements, most time first; null where pg_stat_statements is not switched on. */
export const getSlowStatements = defineRead({
  name: 'server-times.get-slow-statements',
  session: 'required',
  input: z.object({}),
  authorize: canSeeServerTimes,
  run: findSlowStatements,
})

async function findSlowStatements(): Promise<{ statements: SlowStatement[] | null }> {
  const [view] = await db.$queryRaw<Array<{ isThere: boolean }>>`
    SELECT to_regclass('pg_stat_statements') IS NOT NULL AS "isThere"`
  if (!view?.isThere) return { statements: null }
  try {
    // Only statements whose values PostgreSQL replaces by $1, $2; commands such as SET keep theirs.
    const statements = await db.$queryRaw<SlowStatement[]>`
      SELECT left(query, 300) AS text, calls::int AS calls, mean_exec_time AS "meanMs", max_exec_time AS "maxMs",
        total_exec_time AS "totalMs"
      FROM pg_stat_statements
      WHERE dbid = (SELECT oid FROM pg_database WHERE datname = current_database())
        AND userid = (SELECT oid FROM pg_roles WHERE rolname = current_user)
        AND query ~* '^\\s*(select|insert|update|delete|with)\\M'
      ORDER BY total_exec_time DESC LIMIT 20`
    return { statements }
  } catch (error) {
    // The extension is there, but the server does not load it.
    log.debug({ err: error }, 'pg_stat_statements')
    return { statements: null }
  }
}
