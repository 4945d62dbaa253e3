import { z } from 'zod'
import type { EvidenceView, RequestStatus } from '@/lib/domain/members/schema'
import { readableSearch } from '@/lib/shared/email-address'
import { typedNumber } from '@/lib/shared/input/typed-number'
import { typedText } from '@/lib/shared/input/typed-text'

export const pageStates = ['draft', 'published', 'archived', 'memorialised'] as const
export type PageState = (typeof pageStates)[number]

/** The list's filters from the address. Invalid values are ignored. */
export const pageListInput = z.object({
  search: typedText(100).overwrite(readableSearch).catch('').default(''),
  state: z.enum(pageStates).optional().catch(undefined),
  /** The number of the case that led here, passed on to a takeover. */
  sag: typedNumber(z.int().min(1).max(2_147_483_647)).optional().catch(undefined),
  cursor: z.uuid().optional().catch(undefined),
})
export type PageFilter = z.output<typeof pageListInput>

/** The filters as a query string, without empty ones. */
export function pageListQuery({ search, state, sag, cursor }: Partial<PageFilter>): string {
  const given = Object.entries({ search, state, sag, cursor }).flatMap(([name, value]) =>
    value ? [[name, String(value)]] : [],
  )
  return new URLSearchParams(given).toString()
}

type Owner = { id: string; fullName: string }

/** A page in the list. Dates as Danish text. */
export type PageSummary = {
  id: string
  name: string
  slug: string
  stateText: string
  visibilityText: string
  owner: Owner | null
  madeOn: string
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
