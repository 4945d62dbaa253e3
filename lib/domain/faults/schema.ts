import { z } from 'zod'
import { chosenIds } from '@/lib/shared/input/chosen-ids'
import { boundedText, typedText } from '@/lib/shared/input/typed-text'

export const faultStates = ['open', 'solved', 'all'] as const
export type FaultState = (typeof faultStates)[number]

/** The list's filters as they are in the address. Invalid values count as empty. */
export const faultListInput = z.object({
  state: z.enum(faultStates).catch('open').default('open'),
  search: typedText(100).catch('').default(''),
  /** When the last one shown was seen, in ms, and its id. */
  cursor: boundedText(60).catch('').default(''),
})
export type FaultFilter = z.output<typeof faultListInput>

/** The filters as a query string, without the empty ones. */
export function faultListQuery({ state, search, cursor }: Partial<FaultFilter>): string {
  const given = Object.entries({ state: state === 'open' ? '' : state, search, cursor })
  return new URLSearchParams(given.filter((entry): entry is [string, string] => Boolean(entry[1]))).toString()
}

export const faultKey = z.object({ id: z.uuid() })
export const chosenFaults = z.object({ ids: chosenIds })

/** An unexpected error, once for all its occurrences. Times in ISO 8601. */
export type FaultSummary = {
  id: string
  /** The error's class or code. */
  name: string
  /** The command, read, route or job. */
  place: string
  count: number
  firstAt: string
  lastAt: string
  lastRelease: string
  /** `new`: for a day after it was first seen. */
  state: 'new' | 'returned' | 'open' | 'solved'
}

export type FaultPage = { items: FaultSummary[]; nextCursor: string | null }

export type FaultView = FaultSummary & {
  stack: string
  firstRelease: string
  solvedAt: string | null
  /** Null when nobody solved it, or the account is deleted. */
  solvedBy: string | null
  returnedAt: string | null
  /** The last 30 Danish days (yyyy-mm-dd), without those on which it did not come. */
  days: Array<{ day: string; count: number }>
}
