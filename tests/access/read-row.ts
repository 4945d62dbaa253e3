import type { AnyRead } from '@/lib/server/read'
import type { CallerName, World } from '@/tests/access/world'

/** What a caller gets: data, an empty answer (null or an empty list), or the status of the refusal. */
export type ReadOutcome = 'ok' | 'nothing' | 401 | 403 | 404

export type ReadRow = {
  read: AnyRead
  /** Creates the record that every caller tries and returns an input that succeeds for a caller with the right. */
  input: (world: World) => Promise<object> | object
  outcomes: Record<CallerName, ReadOutcome>
}

/** Outcomes with a default for callers that are not named; resellers default to the outcome of an outsider. */
export function readOutcomes(
  rest: ReadOutcome,
  named: Partial<Record<CallerName, ReadOutcome>> = {},
): Record<CallerName, ReadOutcome> {
  const outsider = named.foreign ?? rest
  return {
    visitor: rest,
    reseller: outsider,
    other_reseller: outsider,
    foreign: rest,
    viewer: rest,
    first_reader: rest,
    editor: rest,
    owner: rest,
    production: rest,
    administrator: rest,
    ...named,
  }
}

/** Null, an empty list, or a page of a list without items. */
export function isNothing(answer: unknown): boolean {
  if (answer === null || answer === undefined) return true
  if (Array.isArray(answer)) return answer.length === 0
  return typeof answer === 'object' && 'items' in answer && Array.isArray(answer.items) && answer.items.length === 0
}
