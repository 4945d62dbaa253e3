import type { AnyCommand } from '@/lib/server/command'
import type { CallerName, World } from '@/tests/access/world'

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
  const everybody = {
    visitor: rest,
    // A reseller who is not named is a stranger like any other.
    reseller: named.foreign ?? rest,
    other_reseller: named.foreign ?? rest,
    foreign: rest,
    viewer: rest,
    first_reader: rest,
    editor: rest,
    owner: rest,
    production: rest,
    administrator: rest,
  }
  return { ...everybody, ...named }
}
