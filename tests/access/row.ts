import type { AnyCommand } from '@/lib/server/command'
import type { CallerName, Input } from '@/tests/access/world'

/** What a caller gets: 'ok', or the status of the refusal. */
export type Outcome = 'ok' | 401 | 403 | 404

/** `input` creates the record and returns an input that succeeds for a caller with the right. */
export type AccessRow = Input & {
  command: AnyCommand
  outcomes: Record<CallerName, Outcome>
}

/** Outcomes with a default for callers that are not named. */
export function outcomes(rest: Outcome, named: Partial<Record<CallerName, Outcome>> = {}): Record<CallerName, Outcome> {
  const everybody = {
    visitor: rest,
    // Resellers default to the outcome of an outsider.
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
