import { z } from 'zod'
import { faultsPath } from '@/lib/domain/faults/policy'
import { type ConsoleListDeclaration, type ListOrder, listFields } from '@/lib/shared/console-list'
import { chosenIds } from '@/lib/shared/input/chosen-ids'

export const faultStates = ['open', 'solved', 'all'] as const
export type FaultState = (typeof faultStates)[number]

export const faultSorts = ['count', 'first', 'last'] as const
export type FaultSort = (typeof faultSorts)[number]

/** The list's filters as they are in the address. Invalid values count as empty. */
export const faultListInput = z.object({
  ...listFields(faultSorts),
  state: z.enum(faultStates).catch('open').default('open'),
})
export type FaultFilter = z.output<typeof faultListInput>

export const faultList: ConsoleListDeclaration<FaultSort> = {
  path: faultsPath,
  csv: { path: '/api/admin/faults.csv', filename: 'fejl.csv' },
  search: { label: 'Sted eller slags', hint: 'Også en del af det.', most: 100 },
  period: 'Sidst set fra',
  sorts: {
    count: { label: 'Gange', first: 'falling' },
    first: { label: 'Først set', first: 'falling' },
    last: { label: 'Sidst set', first: 'falling' },
  },
}
export const faultOrder = ({ sort }: Pick<FaultFilter, 'sort'>): ListOrder<FaultSort> => sort ?? '-last'

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
