import 'server-only'
import { randomUUID } from 'node:crypto'
import { type IntervalHistogram, monitorEventLoopDelay } from 'node:perf_hooks'
import { db, pool } from '@/lib/server/db'
import { env } from '@/lib/server/env'
import { log } from '@/lib/server/log'
import { processGlobals } from '@/lib/server/process-globals.mjs'
import { taskCounts } from '@/lib/server/task-counts'
import { startKeepingTimes } from '@/lib/server/telemetry/keep-times'
import { releaseName } from '@/lib/server/telemetry/release'
import { startHearingRequests, takeRequests } from '@/lib/server/telemetry/requests'
import { minuteMs } from '@/lib/shared/durations'

const mb = 1024 * 1024
/** The event loop's delay is sampled this often; the sample itself is part of each value. */
const sampleMs = 20

/** Starts measuring this process. Called once, at its start; never waits for the database and never throws. */
export function startTelemetry(): void {
  startHearingRequests()
  startKeepingTimes()
  const telling = tellOfProcess()
  setInterval(telling.minute, minuteMs).unref()
  void telling.begin()
  processGlobals.beforeExit.add(telling.end)
}

/** The rows of this process: its own, and one a minute. Each function logs what it cannot write. */
export function tellOfProcess() {
  const id = randomUUID()
  const startedAt = new Date()
  const loop = monitorEventLoopDelay({ resolution: sampleMs })
  loop.enable()
  let cpu = process.cpuUsage()
  let since = performance.now()

  const quietly = (act: () => Promise<void>) => () =>
    act().catch((error) => log.warn({ err: error }, 'telling of this process'))

  async function seen(seenAt: Date): Promise<void> {
    const own = { release: releaseName, pid: process.pid, runsJobs: env.RUN_JOBS, startedAt }
    // Made again each time: the database may have been away at the start.
    await db.serverProcess.upsert({ where: { id }, create: { id, ...own, seenAt }, update: { seenAt } })
    await db.release.createMany({ data: [{ name: releaseName }], skipDuplicates: true })
  }
  function measure() {
    const used = process.cpuUsage(cpu)
    const now = performance.now()
    const cpuPercent = Math.round((used.user + used.system) / 10 / Math.max(1, now - since))
    cpu = process.cpuUsage()
    since = now
    const { rss, heapUsed } = process.memoryUsage()
    const { waiting, running } = taskCounts()
    return {
      ...takeDelay(loop),
      rssMb: Math.round(rss / mb),
      heapMb: Math.round(heapUsed / mb),
      cpuPercent,
      ...takeRequests(),
      tasksWaiting: waiting,
      tasksRunning: running,
      poolWaiting: pool.waitingCount,
    }
  }
  return {
    id,
    begin: quietly(() => seen(new Date())),
    minute: quietly(async () => {
      const at = new Date()
      const measured = measure()
      await seen(at)
      // A clock that went back may be at a minute that is already told.
      await db.processMinute.createMany({ data: [{ processId: id, at, ...measured }], skipDuplicates: true })
    }),
    end: quietly(async () => {
      const now = new Date()
      await db.serverProcess.updateMany({ where: { id }, data: { seenAt: now, endedAt: now } })
    }),
  }
}

/** The delay of the event loop since the last call, in milliseconds; 0 when nothing was sampled. */
function takeDelay(loop: IntervalHistogram): { loopP99Ms: number; loopMaxMs: number } {
  const delay = (nanoseconds: number) => (Number.isFinite(nanoseconds) ? Math.max(0, nanoseconds / 1e6 - sampleMs) : 0)
  const taken = loop.count === 0 ? [0, 0] : [delay(loop.percentile(99)), delay(loop.max)]
  loop.reset()
  return { loopP99Ms: taken[0] ?? 0, loopMaxMs: taken[1] ?? 0 }
}
