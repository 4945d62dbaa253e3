import { z } from 'zod'
import { emailField } from '@/lib/domain/accounts/schema'
import type { AgreementView } from '@/lib/domain/resellers/agreement-schema'
import { resellersPath } from '@/lib/domain/resellers/paths'
import {
  checkReference,
  companyNameField,
  contactFields,
  cvrField,
  type InvoiceTermsView,
  invoiceFields,
  type MonthCount,
  paymentTermsFields,
  type ResellerRole,
  requiredText,
  type StockFigures,
} from '@/lib/domain/resellers/schema'
import { type ConsoleListDeclaration, type ListOrder, listFields } from '@/lib/shared/console-list'
import { typedText } from '@/lib/shared/input/typed-text'

const id = z.uuid('Vi kunne ikke finde det, du bad om. Hent siden igen.')

export const writeReason = 'Skriv en begrundelse. Den bliver sendt med.'

/** The field of a form that only asks for a reason; the id comes from the page. */
export const reasonFormInput = z.object({ reason: requiredText(writeReason, 500) })
export const noteFormInput = z.object({ text: requiredText('Skriv et notat.', 2000) })
export const ownerFormInput = z.object({ email: emailField })
export const resellerFormInput = z
  .object({
    companyName: companyNameField,
    cvr: cvrField,
    ...contactFields,
    ...invoiceFields,
    ...paymentTermsFields,
  })
  .superRefine(checkReference)

export const rowInput = z.object({ id })
export const rowWithReasonInput = reasonFormInput.extend({ id })
export const addNoteInput = noteFormInput.extend({ id })
export const inviteOwnerInput = ownerFormInput.extend({ id })
export const updateResellerInput = resellerFormInput.safeExtend({ id })

/** Only administrators must give a reason, which the command checks. */
export const cancelOrderInput = z.object({
  id,
  reason: typedText(500, undefined, { missing: writeReason }).optional(),
})

export const resellerStatuses = ['active', 'suspended'] as const
export type ResellerStatus = (typeof resellerStatuses)[number]

export const resellerSorts = ['name', 'since'] as const
export type ResellerSort = (typeof resellerSorts)[number]

/** The list's filters as they are in the address. Invalid values count as empty. */
export const resellerListInput = z.object({
  ...listFields(resellerSorts),
  status: z.enum(resellerStatuses).optional().catch(undefined),
  /** 'faktura': with deliveries that should have been invoiced. */
  mangler: z.literal('faktura').optional().catch(undefined),
})
export type ResellerFilter = z.output<typeof resellerListInput>

export const resellerList: ConsoleListDeclaration<ResellerSort> = {
  path: resellersPath,
  csv: { path: '/api/admin/resellers.csv', filename: 'forhandlere.csv' },
  search: { label: 'Navn, CVR-nummer eller by', most: 100 },
  period: 'Godkendt fra',
  sorts: {
    name: { label: 'Virksomhed', first: 'rising' },
    since: { label: 'Forhandler siden', first: 'falling' },
  },
}
export const resellerOrder = ({ sort }: Pick<ResellerFilter, 'sort'>): ListOrder<ResellerSort> => sort ?? 'name'

/** How many resellers there are of each status, and with deliveries that should have been invoiced. */
export type ResellerCounts = Record<ResellerStatus | 'uninvoiced', number>

export type ResellerSummary = {
  id: string
  companyName: string
  cvr: string
  postcode: string
  city: string
  contactName: string
  email: string
  phone: string
  status: ResellerStatus
  /** In ISO 8601. */
  approvedAt: string
  codes: StockFigures
}

export type ResellerPage = { items: ResellerSummary[]; nextCursor: string | null }

export type NoteView = { id: string; authorName: string; text: string; at: string }

export type OrderView = {
  id: string
  number: number
  count: number
  requiresActivation: boolean
  wantsPlaques: boolean
  /** Material and symbol size as Danish text; empty when neither is set. */
  make: string
  message: string | null
  wantedOn: string | null
  /** Empty when the account is deleted. */
  orderedByName: string
  status: 'received' | 'accepted' | 'shipped' | 'cancelled'
  reason: string | null
  packageId: string | null
  /** The agreed price without moms, as text; null on orders from before prices were stored. */
  price: string | null
  at: string
}

/** An order with its reseller. */
export type WaitingOrderView = OrderView & { reseller: { id: string; companyName: string; status: ResellerStatus } }

/** A reseller as administrators see it. Danish dates. */
export type AdminResellerView = Omit<ResellerSummary, 'codes'> &
  InvoiceTermsView & {
    address: string
    website: string | null
    suspendedReason: string | null
    suspendedSince: string | null
    members: Array<{
      userId: string
      fullName: string
      username: string
      email: string
      role: ResellerRole
      since: string
    }>
    /** Open invitations. */
    invitations: Array<{ id: string; email: string; expires: string }>
    packages: Array<{ id: string; number: number; name: string; count: number; free: number; at: string }>
    codes: StockFigures
    /** Handed over in the last twelve months. */
    months: MonthCount[]
    agreements: AgreementView[]
    orders: OrderView[]
    notes: NoteView[]
  }
