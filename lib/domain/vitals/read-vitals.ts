import 'server-only'
import { firstDayOf, sharesByDay, sumsOfPeriod, type VitalSum } from '@/lib/domain/vitals/closed-days'
import {
  connectionKinds,
  deviceKinds,
  type Grouping,
  type GroupView,
  groupings,
  type KeptOutReason,
  keptOutReasons,
  type MetricView,
  metrics,
  pageKinds,
  type VitalsFilter,
  type VitalsView,
} from '@/lib/domain/vitals/schema'
import { db } from '@/lib/server/db'
import { emptyHistogram, percentileOf } from '@/lib/server/telemetry/histogram'
import { danishMidnight } from '@/lib/shared/danish-midnight'
import { danishDay } from '@/lib/shared/danish-time'
import { bucketsOf } from '@/lib/shared/time-buckets'

const plottedAtLeast = 7
const kindsOf: Record<Grouping, readonly string[]> = {
  page: pageKinds,
  device: deviceKinds,
  connection: connectionKinds,
}

/** Visitors' speed over a period up to and with today, by the filter. */
export async function readVitals(filter: VitalsFilter, now: Date): Promise<VitalsView> {
  const plotted = Math.max(filter.days, plottedAtLeast)
  const from = firstDayOf(plotted, now)
  const [sums, shares, keptOut, floodPercentToday, releases] = await Promise.all([
    sumsOfPeriod(filter.days, now),
    sharesByDay(plotted, filter, now),
    readKeptOut(firstDayOf(filter.days, now), danishDay(now)),
    floodPercentOf(now),
    db.release.findMany({
      where: { firstAt: { gte: danishMidnight(from), lte: now } },
      orderBy: { firstAt: 'asc' },
      take: 100,
    }),
  ])
  const byDay = new Map(shares.map((row) => [row.day, row]))
  return {
    filter,
    metrics: metrics.map((metric) => metricView(metric, sums.filter(passes({ ...filter, metric })))),
    days: bucketsOf({ from, to: danishDay(now), unit: 'day' }).map(
      ({ key }) => byDay.get(key) ?? { day: key, good: 0, middling: 0, poor: 0 },
    ),
    groups: groupsOf(sums, filter),
    keptOut,
    floodPercentToday,
    releases: releases.map(({ name, firstAt }) => ({ name, day: danishDay(firstAt) })),
  }
}

/** The metric by kind of page, device and connection, each within the other two filters. */
export function groupsOf(sums: readonly VitalSum[], filter: VitalsFilter): VitalsView['groups'] {
  const groupsBy = (by: Grouping): GroupView[] => {
    const within = sums.filter(passes({ ...filter, [by]: undefined }))
    return kindsOf[by].flatMap((key) => {
      const { count, p75, good, middling, poor } = metricView(
        filter.metric,
        within.filter((sum) => sum[by] === key),
      )
      return count > 0 ? [{ key, count, p75, good, middling, poor }] : []
    })
  }
  const [page, device, connection] = groupings.map(groupsBy)
  return { page: page ?? [], device: device ?? [], connection: connection ?? [] }
}

export function passes({ metric, page, device, connection }: Partial<VitalsFilter>): (sum: VitalSum) => boolean {
  return (sum) =>
    (!metric || sum.metric === metric) &&
    (!page || sum.page === page) &&
    (!device || sum.device === device) &&
    (!connection || sum.connection === connection)
}

export function metricView(metric: VitalsFilter['metric'], sums: readonly VitalSum[]): MetricView {
  const all = emptyHistogram()
  const shares = { good: 0, middling: 0, poor: 0 }
  for (const { histogram, good, middling, poor } of sums) {
    all.add(histogram)
    shares.good += good
    shares.middling += middling
    shares.poor += poor
  }
  const [p50, p75, p95] = [50, 75, 95].map((percent) => percentileOf(all, percent))
  return { metric, count: all.totalCount, p50: p50 ?? null, p75: p75 ?? null, p95: p95 ?? null, ...shares }
}

async function readKeptOut(from: string, to: string): Promise<VitalsView['keptOut']> {
  const rows = await db.vitalKeptOut.groupBy({
    by: ['reason'],
    where: { day: { gte: new Date(from), lte: new Date(to) } },
    _sum: { count: true },
  })
  const countOf = (reason: KeptOutReason) => rows.find((row) => row.reason === reason)?._sum.count ?? 0
  return keptOutReasons.map((reason) => ({ reason, count: countOf(reason) })).filter(({ count }) => count > 0)
}

/** Of all visits that told of themselves on this day, the percentage that came from floods; 0 to 100. */
export async function floodPercentOf(now: Date): Promise<number> {
  const { flood, all } = await floodOf(now)
  return all === 0 ? 0 : (100 * flood) / all
}

/** Visits of floods today, and all of today. A visit tells of its first byte in every browser, so that is counted. */
export async function floodOf(now: Date): Promise<{ flood: number; all: number }> {
  const day = new Date(danishDay(now))
  const [kept, outside] = await Promise.all([
    db.vitalDay.aggregate({ where: { day, metric: 'TTFB' }, _sum: { good: true, middling: true, poor: true } }),
    db.vitalKeptOut.findUnique({ where: { day_reason: { day, reason: 'flood' } } }),
  ])
  const flood = outside?.count ?? 0
  const { good, middling, poor } = kept._sum
  return { flood, all: flood + (good ?? 0) + (middling ?? 0) + (poor ?? 0) }
}
