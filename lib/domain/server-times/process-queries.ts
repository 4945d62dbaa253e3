import 'server-only'
import { alarms, canSeeServerTimes } from '@/lib/domain/server-times/policy'
import {
  type ProcessesView,
  type ProcessPoint,
  type ProcessRange,
  type ProcessState,
  type ProcessView,
  processesInput,
} from '@/lib/domain/server-times/schema'
import { db } from '@/lib/server/db'
import { defineRead } from '@/lib/server/read'
import { minuteMs } from '@/lib/shared/durations'

const steps: Record<ProcessRange, { count: number; ms: number }> = {
  hours: { count: 180, ms: minuteMs },
  day: { count: 96, ms: 15 * minuteMs },
  week: { count: 168, ms: 60 * minuteMs },
}
const shownMost = 50
const shownForMs = 24 * 60 * minuteMs

/** Processes that run, and those of the last day; and how busy they were. */
export const getProcesses = defineRead({
  name: 'server-times.get-processes',
  session: 'required',
  input: processesInput,
  authorize: canSeeServerTimes,
  run: async (_, { range }): Promise<ProcessesView> => {
    const now = new Date()
    const [processes, points] = await Promise.all([findProcesses(now), findPoints(range, now)])
    return { processes, points }
  },
})

async function findProcesses(now: Date): Promise<ProcessView[]> {
  const rows = await db.serverProcess.findMany({
    where: { seenAt: { gte: new Date(now.getTime() - shownForMs) } },
    orderBy: [{ seenAt: 'desc' }, { id: 'asc' }],
    take: shownMost,
    include: { minutes: { orderBy: { at: 'desc' }, take: 1 } },
  })
  return rows.map(({ id, release, pid, runsJobs, startedAt, seenAt, endedAt, minutes: [last] }) => ({
    id,
    release,
    pid,
    runsJobs,
    state: stateOf({ seenAt, endedAt }, now),
    startedAt: startedAt.toISOString(),
    seenAt: seenAt.toISOString(),
    last: last
      ? { loopP99Ms: last.loopP99Ms, rssMb: last.rssMb, cpuPercent: last.cpuPercent, requests: last.requests }
      : null,
  }))
}

function stateOf({ seenAt, endedAt }: { seenAt: Date; endedAt: Date | null }, now: Date): ProcessState {
  if (endedAt) return 'ended'
  return now.getTime() - seenAt.getTime() > alarms.unseenMs ? 'died' : 'live'
}

type Row = Omit<ProcessPoint, 'at' | 'pageShare'> & { step: number; hits: number; misses: number }

async function findPoints(range: ProcessRange, now: Date): Promise<ProcessPoint[]> {
  const { count, ms } = steps[range]
  const first = Math.floor(now.getTime() / ms) - count + 1
  const rows = await db.$queryRaw<Row[]>`
    SELECT floor(extract(epoch FROM at) * 1000 / ${ms})::int AS step, max("loopP99Ms")::float8 AS "loopP99Ms",
      max("rssMb") AS "rssMb", max("tasksWaiting") AS "tasksWaiting", max("tasksRunning") AS "tasksRunning",
      max("poolWaiting") AS "poolWaiting", sum("pageHits")::int AS hits, sum("pageMisses")::int AS misses
    FROM "ProcessMinute" WHERE at >= ${new Date(first * ms)} GROUP BY 1`
  const byStep = new Map(rows.map((row) => [row.step, row]))
  return Array.from({ length: count }, (_, place) => asPoint(byStep.get(first + place), (first + place) * ms))
}

function asPoint(row: Row | undefined, at: number): ProcessPoint {
  const pages = row ? row.hits + row.misses : 0
  return {
    at: new Date(at).toISOString(),
    loopP99Ms: row?.loopP99Ms ?? null,
    rssMb: row?.rssMb ?? null,
    tasksWaiting: row?.tasksWaiting ?? null,
    tasksRunning: row?.tasksRunning ?? null,
    poolWaiting: row?.poolWaiting ?? null,
    pageShare: row && pages > 0 ? (100 * row.hits) / pages : null,
  }
}
