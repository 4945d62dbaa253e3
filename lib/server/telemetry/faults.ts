import 'server-only'
import { isPoolExhausted, isWriteConflict } from '@/lib/server/database-errors'
import { log } from '@/lib/server/log'
import { outageOf } from '@/lib/server/outage'
import { oncePerProcess } from '@/lib/server/process-globals.mjs'
import { describeFault } from '@/lib/server/telemetry/describe-fault'
import { keepRegularly } from '@/lib/server/telemetry/keep-batches'
import { type FaultCount, writeFaults } from '@/lib/server/telemetry/keep-faults'
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
