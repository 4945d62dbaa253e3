import { z } from 'zod'
import { boundedText, typedText } from '@/lib/shared/input/typed-text'

export const shownKinds = ['route', 'command', 'read', 'job', 'statement'] as const
export type ShownKind = (typeof shownKinds)[number]
export const timePeriods = ['hour', 'day', 'week', 'month'] as const
export type TimePeriod = (typeof timePeriods)[number]
export const timeSorts = ['p95', 'p99', 'max', 'count', 'failed'] as const
export type TimeSort = (typeof timeSorts)[number]

/** The list's filters from the address. Invalid values are ignored. */
export const serverTimesInput = z.object({
  kind: z.enum(shownKinds).catch('route').default('route'),
  period: z.enum(timePeriods).catch('day').default('day'),
  sort: z.enum(timeSorts).catch('p95').default('p95'),
  search: typedText(100).catch('').default(''),
})
export type ServerTimesFilter = z.output<typeof serverTimesInput>

/** One name's times. */
export const timesOfInput = z.object({
  kind: z.enum(shownKinds),
  name: boundedText(100),
  period: z.enum(timePeriods).catch('day').default('day'),
})

/** The last three hours by the minute, a day by the quarter, or a week by the hour. */
export const processRanges = ['hours', 'day', 'week'] as const
export type ProcessRange = (typeof processRanges)[number]
export const processesInput = z.object({ range: z.enum(processRanges).catch('hours').default('hours') })

/** The filters as a query string, without empty ones. */
export function serverTimesQuery(filter: Partial<ServerTimesFilter> & { name?: string }): string {
  const { kind, period, sort, search, name } = filter
  const given = Object.entries({ kind, period, sort, search, name }).filter((entry): entry is [string, string] =>
    Boolean(entry[1]),
  )
  return new URLSearchParams(given).toString()
}

/** Work under one name in a period. Times in milliseconds. */
export type ServerTimeView = {
  name: string
  count: number
  failed: number
  p50: number
  p95: number
  p99: number
  max: number
  /** The most common, at most three. */
  refusals: Array<{ code: string; count: number }>
}

/** `more`: how many names are not in the list. */
export type ServerTimesView = { rows: ServerTimeView[]; more: number }

/** An hour or a day of one name; null where nothing was measured. `at` is its beginning in ISO 8601. */
export type TimePoint = { at: string; p50: number | null; p95: number | null; count: number }
export type TimesOfView = { points: TimePoint[]; isByDay: boolean }

export type ProcessState = 'live' | 'ended' | 'died'
export type ProcessView = {
  id: string
  state: ProcessState
  release: string
  pid: number
  runsJobs: boolean
  startedAt: string
  seenAt: string
  /** As it was in the last minute that it told. */
  last: { loopP99Ms: number; rssMb: number; cpuPercent: number; requests: number } | null
}

/** The highest of all processes; null where none told anything. `pageShare`: memorial pages from memory, in percent. */
export type ProcessPoint = {
  at: string
  loopP99Ms: number | null
  rssMb: number | null
  tasksWaiting: number | null
  tasksRunning: number | null
  poolWaiting: number | null
  pageShare: number | null
}
export type ProcessesView = { processes: ProcessView[]; points: ProcessPoint[] }

/** A statement as PostgreSQL counts it, without values. Times in milliseconds. */
export type SlowStatement = { text: string; calls: number; meanMs: number; maxMs: number; totalMs: number }
