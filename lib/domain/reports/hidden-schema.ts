import { z } from 'zod'
import type { Snapshot } from '@/lib/domain/reports/schema'
import { type ConsoleListDeclaration, type ListOrder, listFields } from '@/lib/shared/console-list'

/** What can be hidden, named as in the address of the call that brings it back. */
export const hiddenKinds = ['memorials', 'contributions', 'media'] as const
export type HiddenKind = (typeof hiddenKinds)[number]

export const hiddenSorts = ['since'] as const
export type HiddenSort = (typeof hiddenSorts)[number]

/** The list's filters from the address. Invalid values are ignored. */
export const hiddenListInput = z.object({
  ...listFields(hiddenSorts),
  of: z.enum(hiddenKinds).optional().catch(undefined),
})
export type HiddenFilter = z.output<typeof hiddenListInput>

export const hiddenList: ConsoleListDeclaration<HiddenSort> = {
  path: '/admin/support/hidden',
  csv: { path: '/api/admin/hidden.csv', filename: 'skjult.csv' },
  search: { label: 'Navn, sidens adresse eller begrundelse', most: 100 },
  period: 'Skjult fra',
  sorts: { since: { label: 'Skjult', first: 'falling' } },
}
export const hiddenOrder = ({ sort }: Pick<HiddenFilter, 'sort'>): ListOrder<HiddenSort> => sort ?? '-since'

/** Something hidden at present. `id` is the one its bring-back call takes. `since` in ISO 8601. */
export type HiddenView = { id: string; of: HiddenKind; snapshot: Snapshot; since: string; reason: string }
export type HiddenPage = { items: HiddenView[]; nextCursor: string | null }
