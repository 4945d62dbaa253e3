import 'server-only'
import { setTimeout as pause } from 'node:timers/promises'
import { log } from '@/lib/server/log'
import { oncePerProcess } from '@/lib/server/process-globals.mjs'
import { readSharedTime } from '@/lib/server/shared-time'
import { dayMs } from '@/lib/shared/durations'

const everyMs = 5_000
/** A reading that took longer tells the time too roughly. Milliseconds. */
const slowestMs = 1_000
/** The machine's own clock is worth a line in the log when it is wrong by more. */
const wrongMs = 5_000

type Clock = {
  /** Reads the database's time now, instead of within five seconds. Rejects when the database does not answer. */
  look: () => Promise<void>
  /** Gives the process its machine's clock back. */
  stop: () => void
}

const store = oncePerProcess('clock', (): { clock?: Promise<Clock> | undefined } => ({}))

/**
 * Makes `Date` tell the service's time in this process, for our code and all libraries: Prisma writes its `now()`, and
 * pg-boss finds what is due, by the process's `Date`. Between two readings of the database it counts by the processor's
 * monotonic clock, so a machine whose clock is wrong, or is turned while we run, changes nothing. Right to half a round
 * trip to the database, mostly a millisecond. It never goes back, unless the database's clock is set back by more than a
 * day. Resolves after the first reading; rejects when the database does not answer.
 */
export function startClock(): Promise<Clock> {
  store.clock ??= start()
  return store.clock
}

async function start(): Promise<Clock> {
  const Machine = Date
  let base = 0
  let mark = 0
  let pace = 1
  const now = () => base + (performance.now() - mark) * pace

  async function look(): Promise<void> {
    const askedAt = performance.now()
    const shared = await readSharedTime()
    const at = performance.now()
    if (mark > 0 && at - askedAt > slowestMs) return
    const read = shared.now + (at - askedAt) / 2
    const own = base + (at - mark) * pace
    const mayGoBack = mark === 0 || own - read > dayMs
    base = mayGoBack ? read : Math.max(own, read)
    mark = at
    // Slower until the next reading, so that time is right then and has not stood still.
    pace = 1 - Math.min(0.5, (base - read) / everyMs)
  }

  // It opens the connection, which takes its time.
  await readSharedTime()
  await look()
  const wrongByMs = Math.round(Machine.now() - now())
  if (Math.abs(wrongByMs) > wrongMs) log.warn({ wrongByMs }, "this machine's clock is wrong")
  globalThis.Date = dateOf(Machine, now)
  const ended = new AbortController()
  void keepLooking(look, ended.signal)
  const stop = () => {
    ended.abort()
    globalThis.Date = Machine
    store.clock = undefined
  }
  return { look, stop }
}

async function keepLooking(look: () => Promise<void>, signal: AbortSignal): Promise<void> {
  for (;;) {
    await pause(everyMs, undefined, { signal, ref: false }).catch(() => {})
    if (signal.aborted) return
    // Without the database, time is counted on.
    await look().catch((error) => log.warn({ err: error }, "reading the database's time"))
  }
}

/** The same `Date`, so that values made before are still instances of it, with another now. */
function dateOf(Machine: DateConstructor, now: () => number): DateConstructor {
  const wholeNow = () => Math.floor(now())
  return new Proxy(Machine, {
    construct: (target, args, newTarget) => Reflect.construct(target, args.length > 0 ? args : [wholeNow()], newTarget),
    apply: () => new Machine(wholeNow()).toString(),
    get: (target, name) => (name === 'now' ? wholeNow : Reflect.get(target, name)),
  })
}
