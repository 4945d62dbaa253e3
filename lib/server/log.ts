import 'server-only'
import pino from 'pino'
import { env } from '@/lib/server/env'
import { type Outage, outageOf } from '@/lib/server/outage'
import { oncePerProcess } from '@/lib/server/process-globals.mjs'

const quietMs = 1000

/** `leftOut`: how many lines of the outage were left out since the last. */
type Tell = (leftOut: number) => void
type Quiet = { last: Tell | null; leftOut: number }
const quiet = oncePerProcess('quiet-outages', () => new Map<Outage, Quiet>())

/**
 * One JSON line per event. Never log bodies, cookies, tokens or mail texts. Of an outage, which every request and job meets
 * as `err`, one line a second at most.
 */
export const log = pino({
  level: env.isTest ? 'silent' : env.LOG_LEVEL,
  redact: ['password', 'token', 'cookie', 'authorization', '*.password', '*.token'],
  hooks: {
    logMethod(parts, method) {
      const [about, ...rest] = parts
      const error: unknown = typeof about === 'object' && about !== null ? Reflect.get(about, 'err') : undefined
      const outage = outageOf(error)
      if (!outage) return method.apply(this, parts)
      sparingly(outage, (leftOut) => method.apply(this, [Object.assign({ outage, leftOut }, about), ...rest]))
    },
  },
})

/** Calls `tell` of an outage at most once a second: the first at once, and of those in a second the last. */
export function sparingly(outage: Outage, tell: Tell): void {
  const now = quiet.get(outage)
  if (now) {
    if (now.last) now.leftOut++
    now.last = tell
    return
  }
  tell(0)
  rest(outage)
}

function rest(outage: Outage): void {
  const now: Quiet = { last: null, leftOut: 0 }
  quiet.set(outage, now)
  setTimeout(() => {
    quiet.delete(outage)
    if (!now.last) return
    now.last(now.leftOut)
    rest(outage)
  }, quietMs).unref()
}

/** The framework writes the errors of pages itself, in many lines. Those of an outage become lines of ours. */
export function quietenConsole(): void {
  const { error } = console
  console.error = (...parts) => {
    const err = parts.find((part) => outageOf(part) !== null)
    if (err) log.error({ err }, 'a page')
    else error(...parts)
  }
}
