import 'server-only'
import { randomUUID } from 'node:crypto'
import { type IntervalHistogram, monitorEventLoopDelay } from 'node:perf_hooks'
import { db, Prisma, pool, type Transaction } from '@/lib/server/db'
import { env } from '@/lib/server/env'
import { log } from '@/lib/server/log'
import { processGlobals } from '@/lib/server/process-globals.mjs'
import { taskCounts } from '@/lib/server/task-counts'
import { packHistogram, sumOf } from '@/lib/server/telemetry/histogram'
import { keepRegularly } from '@/lib/server/telemetry/keep-batches'
import { releaseName } from '@/lib/server/telemetry/release'
import { startHearingRequests, takeRequests } from '@/lib/server/telemetry/requests'
import { type Refusals, type Times, takeRefusals, takeTimes } from '@/lib/server/telemetry/times'
import { minuteMs } from '@/lib/shared/durations'

const mb = 1024 * 1024
/** The event loop's delay is sampled this often; the sample itself is part of each value. */
const sampleMs = 20

/** Starts measuring this process. Called once, at its start; never waits for the database and never throws. */
export function startTelemetry(): void {
  startHearingRequests()
  startKeepingTimes()
  const telling = processReporter()
  setInterval(telling.minute, minuteMs).unref()
  void telling.begin()
  processGlobals.beforeExit.add(telling.end)
}

/** The rows of this process: its own, and one a minute. Each function logs what it cannot write. */
export function processReporter() {
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

const everyMs = 10_000

/** Stores times and refusals every ten seconds and before the process exits. */
function startKeepingTimes(): void {
  keepRegularly({ name: 'times', everyMs, take: takeTimes, write: writeTimes })
  keepRegularly({ name: 'refusals', everyMs, take: takeRefusals, write: writeRefusals })
}

type Locked = { hour: Date; kind: string; name: string; histogram: Uint8Array }

/** Adds times to their hours. Rows are locked by the first statement, in the order of `takeTimes`. */
export async function writeTimes(tx: Transaction, rows: readonly Times[]): Promise<void> {
  const packed = new Map(rows.map((row) => [keyOf(row), packHistogram(row.histogram)]))
  // An earlier row keeps its histogram here, so that the sum can be made of both.
  const before = await tx.$queryRaw<Locked[]>`
    INSERT INTO "ServerTimeHour" (hour, kind, name, histogram, count, failed)
    SELECT to_timestamp(hour / 1000), kind, name, decode(histogram, 'base64'), count, failed
    FROM unnest(
      ${rows.map(({ hour }) => hour)}::float8[], ${rows.map(({ kind }) => kind)}::text[],
      ${rows.map(({ name }) => name)}::text[], ${[...packed.values()].map(asBase64)}::text[],
      ${rows.map(({ count }) => count)}::int[], ${rows.map(({ failed }) => failed)}::int[]
    ) WITH ORDINALITY AS row(hour, kind, name, histogram, count, failed, place)
    ORDER BY place
    ON CONFLICT (hour, kind, name) DO UPDATE
    SET count = "ServerTimeHour".count + excluded.count, failed = "ServerTimeHour".failed + excluded.failed
    RETURNING hour, kind, name, histogram, (xmax::text = '0') AS "isNew"`
  const merged = before.flatMap(({ hour, kind, name, histogram, ...row }) => {
    const own = packed.get(keyOf({ hour: hour.getTime(), kind, name }))
    if (!own || ('isNew' in row && row.isNew === true)) return []
    const sum = asBase64(packHistogram(sumOf([histogram, own])))
    return [Prisma.sql`(${hour}::timestamptz, ${kind}, ${name}, ${sum})`]
  })
  if (merged.length === 0) return
  await tx.$executeRaw`
    UPDATE "ServerTimeHour" AS kept SET histogram = decode(sum.histogram, 'base64')
    FROM (VALUES ${Prisma.join(merged)}) AS sum(hour, kind, name, histogram)
    WHERE kept.hour = sum.hour AND kept.kind = sum.kind AND kept.name = sum.name`
}

/** Adds refusals to their hours. */
export async function writeRefusals(tx: Transaction, rows: readonly Refusals[]): Promise<void> {
  await tx.$executeRaw`
    INSERT INTO "RefusalHour" (hour, name, code, count)
    SELECT to_timestamp(hour / 1000), name, code, count
    FROM unnest(
      ${rows.map(({ hour }) => hour)}::float8[], ${rows.map(({ name }) => name)}::text[],
      ${rows.map(({ code }) => code)}::text[], ${rows.map(({ count }) => count)}::int[]
    ) WITH ORDINALITY AS row(hour, name, code, count, place)
    ORDER BY place
    ON CONFLICT (hour, name, code) DO UPDATE SET count = "RefusalHour".count + excluded.count`
}

const keyOf = ({ hour, kind, name }: { hour: number; kind: string; name: string }) => `${hour} ${kind} ${name}`
const asBase64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64')
