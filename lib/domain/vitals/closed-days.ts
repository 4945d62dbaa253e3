import 'server-only'
import { setImmediate as letOthersRun } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'
import type { Metric, VitalsFilter } from '@/lib/domain/vitals/schema'
import { db, Prisma } from '@/lib/server/db'
import { emptyHistogram, type Histogram, unpackHistogram } from '@/lib/server/telemetry/histogram'
import { danishDay } from '@/lib/shared/danish-time'
import { hourMs } from '@/lib/shared/durations'
import { plusDays } from '@/lib/shared/time-buckets'

/** One kind of visit over some days. */
export type VitalSum = {
  metric: Metric
  page: string
  device: string
  connection: string
  histogram: Histogram
  good: number
  middling: number
  poor: number
}

export type DayShares = { day: string; good: number; middling: number; poor: number }

const rowsAtOnce = 100

// Sums of days that are over never change: they are made once a process and day, so that 90 days open as one does.
const sums = new LRUCache<string, Promise<VitalSum[]>>({ max: 12 })
const shares = new LRUCache<string, Promise<DayShares[]>>({ max: 200 })

/** The first Danish day that may still change: today, and yesterday while its last minutes are being stored. */
function firstOpenDay(now: Date): string {
  return danishDay(new Date(now.getTime() - 2 * hourMs))
}

/** The first day of a period of `days` days up to and with today. */
export function firstDayOf(days: number, now: Date): string {
  return plusDays(danishDay(now), 1 - days)
}

/** Days after today are left out: a clock that was wrong may have written to them. */
const dayAfter = (now: Date): string => plusDays(danishDay(now), 1)

/** What was measured over the last `days` Danish days, one entry or two for each kind of visit and metric. */
export async function sumsOfPeriod(days: number, now: Date): Promise<VitalSum[]> {
  const [from, open, end] = [firstDayOf(days, now), firstOpenDay(now), dayAfter(now)]
  if (from >= open) return readSums(from, end)
  return (
    await Promise.all([remembered(sums, `${from} ${open}`, () => readSums(from, open)), readSums(open, end)])
  ).flat()
}

/** Good, middling and poor of one metric by day, oldest first; days without visits are left out. */
export async function sharesByDay(days: number, filter: VitalsFilter, now: Date): Promise<DayShares[]> {
  const [from, open, end] = [firstDayOf(days, now), firstOpenDay(now), dayAfter(now)]
  if (from >= open) return readShares(from, end, filter)
  const { metric, page, device, connection } = filter
  const key = [from, open, metric, page, device, connection].join(' ')
  const parts = [remembered(shares, key, () => readShares(from, open, filter)), readShares(open, end, filter)]
  return (await Promise.all(parts)).flat()
}

function remembered<T extends object>(cache: LRUCache<string, Promise<T>>, key: string, read: () => Promise<T>) {
  const known = cache.get(key)
  if (known) return known
  const made = read()
  cache.set(key, made)
  made.catch(() => cache.delete(key))
  return made
}

async function readSums(from: string, before: string): Promise<VitalSum[]> {
  const rows = await db.vitalDay.findMany({ where: { day: { gte: new Date(from), lt: new Date(before) } } })
  const found = new Map<string, VitalSum>()
  for (const [place, row] of rows.entries()) {
    // Thousands of histograms take seconds: visitors are answered in between.
    if (place % rowsAtOnce === rowsAtOnce - 1) await letOthersRun()
    const { metric, page, device, connection, histogram, good, middling, poor } = row
    const key = `${metric} ${page} ${device} ${connection}`
    const sum = found.get(key) ?? newSum(metric as Metric, page, device, connection)
    found.set(key, sum)
    if (histogram.length > 0) sum.histogram.add(unpackHistogram(histogram))
    sum.good += good
    sum.middling += middling
    sum.poor += poor
  }
  return [...found.values()]
}

function newSum(metric: Metric, page: string, device: string, connection: string): VitalSum {
  return { metric, page, device, connection, histogram: emptyHistogram(), good: 0, middling: 0, poor: 0 }
}

function readShares(from: string, before: string, filter: VitalsFilter): Promise<DayShares[]> {
  const { metric, page, device, connection } = filter
  const chosen = Object.entries({ metric, page, device, connection }).flatMap(([name, value]) =>
    value ? [Prisma.sql`AND ${Prisma.raw(`"${name}"`)} = ${value}`] : [],
  )
  return db.$queryRaw<DayShares[]>`
    SELECT day::text, sum(good)::float8 AS good, sum(middling)::float8 AS middling, sum(poor)::float8 AS poor
    FROM "VitalDay"
    WHERE day >= ${from}::date AND day < ${before}::date ${Prisma.join(chosen, ' ')}
    GROUP BY day ORDER BY day`
}
