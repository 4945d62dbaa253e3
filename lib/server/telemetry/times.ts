import 'server-only'
import { oncePerProcess } from '@/lib/server/process-globals.mjs'
import { emptyHistogram, type Histogram, recordValue } from '@/lib/server/telemetry/histogram'
import { hourMs } from '@/lib/shared/durations'

export const timeKinds = ['route', 'command', 'read', 'job', 'statement'] as const
export type TimeKind = (typeof timeKinds)[number]

/** Upper bounds of the steps that /metrics tells, in milliseconds. */
export const stepsMs = [5, 10, 25, 50, 100, 250, 500, 1000, 2500, 5000, 10_000] as const

/** Work of one hour under one name. `hour` is its beginning, in milliseconds since 1970. */
export type Times = { hour: number; kind: TimeKind; name: string; histogram: Histogram; count: number; failed: number }
export type Refusals = { hour: number; name: string; code: string; count: number }
/** What a process did since it began, for /metrics: counts by `stepsMs`, each without the ones before it. */
type Totals = { count: number; failed: number; sumMs: number; steps: number[] }

type Store = {
  hour: number
  times: Record<TimeKind, Map<string, Times>>
  refusals: Map<string, Refusals>
  totals: Record<TimeKind, Totals>
  refused: Map<string, number>
  /** Of hours before this one, not yet taken. */
  earlier: Times[]
  earlierRefusals: Refusals[]
}

/** More names than this are told together, also of several hours while the database is away. */
const namesMost = 2000
const other = 'andet'

const store = oncePerProcess('times', openStore)

function byKind<T>(make: () => T): Record<TimeKind, T> {
  return { route: make(), command: make(), read: make(), job: make(), statement: make() }
}

function openStore(): Store {
  return {
    hour: 0,
    times: byKind(() => new Map()),
    refusals: new Map(),
    totals: byKind(() => ({ count: 0, failed: 0, sumMs: 0, steps: stepsMs.map(() => 0) })),
    refused: new Map(),
    earlier: [],
    earlierRefusals: [],
  }
}

/** Counts a piece of work. `failed`: it ended by an unexpected error. */
export function recordTime({
  kind,
  name,
  ms,
  failed = false,
}: {
  kind: TimeKind
  name: string
  ms: number
  failed?: boolean
}): void {
  turnHour()
  const row = rowOf(kind, name)
  row.count++
  if (failed) row.failed++
  recordValue(row.histogram, ms)
  const totals = store.totals[kind]
  totals.count++
  if (failed) totals.failed++
  totals.sumMs += ms
  const step = stepsMs.findIndex((most) => ms <= most)
  if (step >= 0) totals.steps[step] = (totals.steps[step] ?? 0) + 1
}

/** Counts a refusal of the command or read `name`. */
export function recordRefusal(name: string, code: string): void {
  turnHour()
  const key = `${name.slice(0, 100)} ${code.slice(0, 60)}`
  const isFull = store.refusals.size + store.earlierRefusals.length >= namesMost
  const row = store.refusals.get(key)
  if (row) row.count++
  else if (!isFull)
    store.refusals.set(key, { hour: store.hour, name: name.slice(0, 100), code: code.slice(0, 60), count: 1 })
  const known = store.refused.get(code)
  if (known !== undefined || store.refused.size < namesMost) store.refused.set(code, (known ?? 0) + 1)
}

/** The times since the last call, in the order in which rows are locked. */
export function takeTimes(): Times[] {
  turnHour()
  const taken = [...store.earlier, ...Object.values(store.times).flatMap((rows) => [...rows.values()])]
  store.earlier = []
  store.times = byKind(() => new Map())
  return taken.sort((a, b) => a.hour - b.hour || order(a.kind, b.kind) || order(a.name, b.name))
}

/** The refusals since the last call, in the order in which rows are locked. */
export function takeRefusals(): Refusals[] {
  turnHour()
  const taken = [...store.earlierRefusals, ...store.refusals.values()]
  store.earlierRefusals = []
  store.refusals = new Map()
  return taken.sort((a, b) => a.hour - b.hour || order(a.name, b.name) || order(a.code, b.code))
}

/** All since the process began. */
export function totalsSinceStart(): {
  times: Readonly<Record<TimeKind, Totals>>
  refused: ReadonlyMap<string, number>
} {
  return { times: store.totals, refused: store.refused }
}

function rowOf(kind: TimeKind, name: string): Times {
  const rows = store.times[kind]
  const known = rows.get(name)
  if (known) return known
  const isFull = store.earlier.length + Object.values(store.times).reduce((sum, { size }) => sum + size, 0) >= namesMost
  const key = isFull ? other : name.slice(0, 100)
  const row = rows.get(key) ?? { hour: store.hour, kind, name: key, histogram: emptyHistogram(), count: 0, failed: 0 }
  rows.set(key, row)
  return row
}

/** Puts aside what belongs to another hour, also when the clock went back. */
function turnHour(): void {
  const hour = Math.floor(Date.now() / hourMs) * hourMs
  if (hour === store.hour) return
  // Bounded also when nobody takes: `other` of each kind and hour comes on top of the names.
  for (const rows of Object.values(store.times)) {
    if (store.earlier.length < 2 * namesMost) store.earlier.push(...rows.values())
    rows.clear()
  }
  store.earlierRefusals.push(...store.refusals.values())
  store.refusals.clear()
  store.hour = hour
}

const order = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)
