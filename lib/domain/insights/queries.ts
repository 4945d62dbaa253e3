import 'server-only'
import { z } from 'zod'
import { findAttention } from '@/lib/domain/insights/attention'
import { flowTexts } from '@/lib/domain/insights/copy'
import { countedAtName, keepFigures } from '@/lib/domain/insights/jobs'
import { canReadInsights } from '@/lib/domain/insights/policy'
import {
  type FlowName,
  flowMeasure,
  flowNames,
  memorialStates,
  type OverviewView,
  type TrendFilter,
  type TrendView,
  trendInput,
  type WeekView,
} from '@/lib/domain/insights/schema'
import { listStateFigures } from '@/lib/domain/packages/queries'
import { db } from '@/lib/server/db'
import { defineRead } from '@/lib/server/read'
import type { Actor } from '@/lib/shared/actor'
import { csvFile } from '@/lib/shared/csv'
import { danishDay } from '@/lib/shared/danish-time'
import { commaOere } from '@/lib/shared/money'
import { bucketsOf, lastTwelveMonths, plusDays, type TimeBucket } from '@/lib/shared/time-buckets'

/** What waits for a person today. */
export const listAttention = defineRead({
  name: 'insights.list-attention',
  session: 'required',
  input: z.object({}),
  authorize: canReadInsights,
  run: () => findAttention(new Date()),
})

/** What waits for a person today, and how many pages and codes there are. */
export const getOverview = defineRead({
  name: 'insights.get-overview',
  session: 'required',
  input: z.object({}),
  authorize: canReadInsights,
  run: (actor) => readOverview(actor),
})

async function readOverview(actor: Actor, now = new Date()): Promise<OverviewView> {
  const [attention, codes, states] = await Promise.all([findAttention(now), listStateFigures(actor), readStates(now)])
  const count = (name: string) => Number(states.get(name) ?? 0)
  return {
    attention,
    codes,
    memorials: {
      draft: 0,
      published: 0,
      archived: 0,
      memorialised: 0,
      ...Object.fromEntries(memorialStates.map((state) => [state, count(`memorial.${state}`)])),
    },
    headPictures: { done: count('heads.done'), all: count('heads.all') },
    countedAt: new Date(count(countedAtName) || now).toISOString(),
  }
}

/** The figures of today by name; counted now when the job has not done it yet today. */
async function readStates(now: Date, isCounted = false): Promise<Map<string, bigint>> {
  const rows = await db.figureDay.findMany({ where: { day: new Date(danishDay(now)) } })
  if (rows.some(({ name }) => name === countedAtName) || isCounted) {
    return new Map(rows.map(({ name, count }) => [name, count]))
  }
  await keepFigures(now)
  return readStates(now, true)
}

/** The figures of the last two weeks, and one of them over time. */
export const getTrends = defineRead({
  name: 'insights.get-trends',
  session: 'required',
  input: trendInput,
  authorize: canReadInsights,
  run: (_, filter) => readTrends(filter),
})

/** Every figure of every day that was counted, as a file; the newest day first. */
export const getFiguresFile = defineRead({
  name: 'insights.get-figures-file',
  session: 'required',
  input: z.object({}),
  authorize: canReadInsights,
  run: async () => {
    const days = byDay(await db.figureDay.findMany({ where: { name: { in: [...flowNames] } } }))
    const body = csvFile(
      [...days].toSorted(([a], [b]) => b.localeCompare(a)),
      [
        ['Dag', ([day]) => day],
        ...flowNames.map(
          (name) => [flowTexts[name], ([, counts]: Day) => cellOf(name, counts.get(name) ?? 0)] as const,
        ),
      ],
    )
    return { body, contentType: 'text/csv; charset=utf-8', filename: 'noegletal.csv' }
  },
})

type Counts = Map<string, number>
type Day = readonly [day: string, counts: Counts]
type Row = { day: Date; name: string; count: bigint }

const cellOf = (name: FlowName, count: number) => (flowMeasure(name) === 'oere' ? commaOere(count) : count)

async function readTrends(filter: TrendFilter): Promise<TrendView> {
  const today = danishDay(new Date())
  const buckets = bucketsFor(filter, today)
  const from = buckets[0]?.key.padEnd(10, '-01').slice(0, 10) ?? today
  const [newest, chosen] = await Promise.all([
    db.figureDay.findMany({ where: { name: { in: [...flowNames] }, day: { gte: new Date(plusDays(today, -14)) } } }),
    db.figureDay.findMany({ where: { name: filter.figure, day: { gte: new Date(from) } } }),
  ])
  const days = byDay(chosen)
  return {
    filter,
    weeks: weeksOf(byDay(newest), today),
    points: buckets.map((bucket) => ({ ...bucket, count: sumIn(days, filter, bucket.key) })),
  }
}

/** Days, weeks that ended yesterday, or months. */
function bucketsFor({ period }: TrendFilter, today: string): TimeBucket[] {
  if (period === '1y') return bucketsOf(lastTwelveMonths(today))
  if (period === '13w') return weeksUntil(plusDays(today, -1), 13)
  return bucketsOf({ from: plusDays(today, -29), to: today, unit: 'day' })
}

function sumIn(days: Map<string, Counts>, { period, figure }: TrendFilter, key: string): number {
  const isIn = (day: string) => (period === '13w' ? day >= key && day < plusDays(key, 7) : day.startsWith(key))
  return [...days].reduce((sum, [day, counts]) => (isIn(day) ? sum + (counts.get(figure) ?? 0) : sum), 0)
}

function weeksOf(days: Map<string, Counts>, today: string): WeekView[] {
  const sum = (name: FlowName, from: number, to: number) => {
    let total = 0
    for (let ago = from; ago <= to; ago++) total += days.get(plusDays(today, -ago))?.get(name) ?? 0
    return total
  }
  return flowNames.map((name) => ({ name, today: sum(name, 0, 0), week: sum(name, 1, 7), before: sum(name, 8, 14) }))
}

function byDay(rows: Row[]): Map<string, Counts> {
  const days = new Map<string, Counts>()
  for (const { day, name, count } of rows) {
    const key = day.toISOString().slice(0, 10)
    const counts = days.get(key) ?? new Map<string, number>()
    days.set(key, counts.set(name, Number(count)))
  }
  return days
}

/**
 * The last `count` weeks of seven whole days, the newest ending with `lastDay` (yyyy-mm-dd), oldest first. A week's key
 * is its first day.
 */
function weeksUntil(lastDay: string, count: number): TimeBucket[] {
  return Array.from({ length: count }, (_, place) => {
    const from = plusDays(lastDay, -7 * (count - place) + 1)
    const [first, last] = [from, plusDays(from, 6)].map((day) => bucketsOf({ from: day, to: day, unit: 'day' })[0])
    return { key: from, short: first?.short ?? from, long: `${first?.long} til og med ${last?.long}` }
  })
}
