import 'server-only'
import { randomUUID } from 'node:crypto'
import { isPoolExhausted, isWriteConflict } from '@/lib/server/database-errors'
import type { Transaction } from '@/lib/server/db'
import { log } from '@/lib/server/log'
import { outageOf } from '@/lib/server/outage'
import { oncePerProcess } from '@/lib/server/process-globals.mjs'
import { describeFault, type FaultDescription } from '@/lib/server/telemetry/describe-fault'
import { keepRegularly } from '@/lib/server/telemetry/keep-batches'
import { releaseName } from '@/lib/server/telemetry/release'
import { danishDay } from '@/lib/shared/danish-time'

/** Different ones between two batches; more are only logged. */
const mostWaiting = 200
const everyMs = 5000

type Store = { waiting: Map<string, FaultCount>; flush?: () => Promise<void> }
const store = oncePerProcess('faults', (): Store => ({ waiting: new Map() }))

/**
 * Counts an unexpected error. `place`: the command, read, route or job it came from; never what somebody wrote. A busy
 * database is none: the same again is likely to succeed. An outage is one, wherever it is met. Never throws.
 */
export function recordFault(error: unknown, place: string): void {
  try {
    if (isPoolExhausted(error) || isWriteConflict(error)) return
    const outage = outageOf(error)
    countFault(outage ? describeFault({ code: outage }, 'outage') : describeFault(error, place), new Date())
  } catch (failure) {
    log.warn({ err: failure, place }, 'counting a fault')
  }
}

function countFault(description: ReturnType<typeof describeFault>, now: Date): void {
  const day = danishDay(now)
  const key = `${description.fingerprint} ${day}`
  const before = store.waiting.get(key)
  if (before) {
    before.count++
    if (now > before.lastAt) before.lastAt = now
    return
  }
  if (store.waiting.size >= mostWaiting) return
  store.waiting.set(key, { ...description, day, count: 1, firstAt: now, lastAt: now })
}

/** The faults counted since the last call. */
export function takeFaults(): FaultCount[] {
  const rows = [...store.waiting.values()]
  store.waiting.clear()
  return rows
}

/**
 * Stores faults every five seconds and before exit, and counts those that nothing catches. Called once at process
 * start.
 */
export function startKeepingFaults(): void {
  if (store.flush) return
  store.flush = keepRegularly({ name: 'faults', everyMs, take: takeFaults, write: writeFaults })
  // A monitor changes nothing: the process ends as it would have.
  process.on('uncaughtExceptionMonitor', (error) => recordFault(error, 'process'))
  // Only beside a listener of Next: the first one would keep Node from ending the process.
  if (process.listenerCount('unhandledRejection') > 0) {
    process.on('unhandledRejection', (error) => recordFault(error, 'process'))
  }
}

/** How often a fault came on one Danish day (yyyy-mm-dd) since it was last stored. */
type FaultCount = FaultDescription & { day: string; count: number; firstAt: Date; lastAt: Date }

/**
 * Adds to the stored faults. One that was solved is open again and not yet told; what happened before it was solved does
 * not count as a return, though clocks may differ by some seconds. `lastAt` never goes back.
 */
export async function writeFaults(tx: Transaction, counts: readonly FaultCount[]): Promise<void> {
  // In one order, because other processes write the same rows.
  const ordered = counts.toSorted((a, b) => a.fingerprint.localeCompare(b.fingerprint) || a.day.localeCompare(b.day))
  for (const fault of ordered) {
    const id = await writeFault(tx, fault)
    await tx.$executeRaw`
      INSERT INTO "FaultDay" ("faultId", day, count) VALUES (${id}::uuid, ${fault.day}::date, ${fault.count})
      ON CONFLICT ("faultId", day) DO UPDATE SET count = "FaultDay".count + excluded.count`
  }
}

async function writeFault(tx: Transaction, fault: FaultCount): Promise<string> {
  const { fingerprint, name, place, stack, count, firstAt, lastAt } = fault

  const rows = await tx.$queryRaw<Array<{ id: string; returned: boolean }>>`
    INSERT INTO "Fault" AS kept
      (id, fingerprint, name, place, stack, count, "firstAt", "lastAt", "firstRelease", "lastRelease")
    VALUES
      (${randomUUID()}::uuid, ${fingerprint}, ${name}, ${place}, ${stack}, ${count}, ${firstAt}, ${lastAt}, ${releaseName}, ${releaseName})
    ON CONFLICT (fingerprint) DO UPDATE SET
      count = kept.count + excluded.count,
      stack = excluded.stack,
      "lastAt" = greatest(kept."lastAt", excluded."lastAt"),
      "lastRelease" = excluded."lastRelease"
    RETURNING id, ("solvedAt" < ${lastAt} OR "solvedAt" < now() - interval '10 seconds') IS TRUE AS returned`
  const [row] = rows
  if (!row) throw new Error('a fault was not stored')
  if (row.returned) {
    await tx.fault.update({
      where: { id: row.id },
      data: { solvedAt: null, solvedById: null, returnedAt: lastAt, toldAt: null },
    })
  }
  return row.id
}
