import type { AnyCommand } from '@/lib/server/command'
import { type CallerName, callers, type World } from '@/tests/access/world'

/** What a caller gets: 'ok', or the status of the refusal. */
export type Outcome = 'ok' | 401 | 403 | 404

export type AccessRow = {
  command: AnyCommand
  /** Makes the record it is about and returns the input of a call that would work for whoever may make it. */
  input: (world: World) => Promise<object> | object
  outcomes: Record<CallerName, Outcome>
}

/** Outcomes with one for everybody who is not named. */
export function outcomes(rest: Outcome, named: Partial<Record<CallerName, Outcome>> = {}): Record<CallerName, Outcome> {
  const entries = callers.map((caller) => [caller, named[caller] ?? rest] as const)
  return Object.fromEntries(entries) as Record<CallerName, Outcome>
}
