import { z } from 'zod'
import type { EvidenceView, RequestStatus } from '@/lib/domain/members/schema'
import { pagesPath } from '@/lib/domain/page-desk/paths'
import { type ConsoleListDeclaration, type ListOrder, listFields } from '@/lib/shared/console-list'
import { typedNumber } from '@/lib/shared/input/typed-number'

export const pageStates = ['draft', 'published', 'archived', 'memorialised'] as const
export type PageState = (typeof pageStates)[number]

export const pageSorts = ['slug', 'created'] as const
export type PageSort = (typeof pageSorts)[number]

/** The list's filters from the address. Invalid values are ignored. */
export const pageListInput = z.object({
  ...listFields(pageSorts),
  state: z.enum(pageStates).optional().catch(undefined),
  /** The number of the case that led here, passed on to a takeover. */
  sag: typedNumber(z.int().min(1).max(2_147_483_647)).optional().catch(undefined),
})
export type PageFilter = z.output<typeof pageListInput>

export const pageList: ConsoleListDeclaration<PageSort> = {
  path: pagesPath,
  csv: { path: '/api/admin/memorials.csv', filename: 'mindesider.csv' },
  search: { label: 'Navn, sidens adresse, kode eller ejer', most: 100 },
  period: 'Lavet fra',
  sorts: {
    slug: { label: 'Adresse', first: 'rising' },
    created: { label: 'Lavet', first: 'falling' },
  },
}
export const pageOrder = ({ sort }: Pick<PageFilter, 'sort'>): ListOrder<PageSort> => sort ?? '-created'

type Owner = { id: string; fullName: string }

/** A page in the list. `createdAt` in ISO 8601. */
export type PageSummary = {
  id: string
  name: string
  slug: string
  stateText: string
  visibilityText: string
  owner: Owner | null
  createdAt: string
}
export type PageList = { items: PageSummary[]; nextCursor: string | null }

export type PageMember = Owner & { username: string; roleText: string; isOwner: boolean; since: string }
export type PageCode = { code: string; formattedCode: string; stateText: string; holder: Owner | null }
export type PageTakeover = {
  id: string
  askerName: string
  status: RequestStatus
  askedOn: string
  evidence: EvidenceView | null
}
export type PageCase = { number: number; subject: string; statusText: string; at: string }

/** What administrators see of one page: its data and people, none of its content. Dates as Danish text. */
export type PageDeskView = PageSummary & {
  state: PageState
  isOpen: boolean
  /** Why administrators hid the page, as sent to those concerned; null when it is not hidden. */
  hiddenReason: string | null
  publishedOn: string | null
  formerSlugs: string[]
  members: PageMember[]
  successor: { name: string; hasSaidYes: boolean } | null
  codes: PageCode[]
  /** `media` counts pictures, films and voices; `approved` and `pending` count posts. */
  counts: { media: number; approved: number; pending: number }
  takeovers: PageTakeover[]
  cases: PageCase[]
}
