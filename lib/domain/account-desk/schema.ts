import { z } from 'zod'
import { accountsPath } from '@/lib/domain/account-desk/paths'
import type { SignInFailureView } from '@/lib/domain/accounts/schema'
import type { MailSummary } from '@/lib/domain/notifications/schema'
import { chooseGround, reportGrounds } from '@/lib/domain/reports/schema'
import { rowWithReasonInput } from '@/lib/domain/resellers/console-schema'
import type { OwnCaseSummary } from '@/lib/domain/support/schema'
import { type ConsoleListDeclaration, type ListOrder, listFields } from '@/lib/shared/console-list'
import { cleanText } from '@/lib/shared/input/clean-text'
import { typedText } from '@/lib/shared/input/typed-text'

const id = z.uuid('Vi kunne ikke finde kontoen. Hent siden igen.')
export const reasonTooLong = 'Begrundelsen må højst være 500 tegn.'
const writeReason = 'Skriv en begrundelse.'

/** The reason is mailed verbatim. */
export const reasonFormInput = z.object({
  reason: typedText(500, cleanText, {
    missing: writeReason,
    tooLong: reasonTooLong,
  }).min(3, writeReason),
})

export const accountInput = z.object({ id })
export const accountWithReasonInput = reasonFormInput.extend({ id })
const statementFields = {
  ground: z.enum(reportGrounds, chooseGround),
  /** Whether somebody had reported it; how we learned of it is told. */
  isReported: z.preprocess((value) => value === true || value === 'ja', z.boolean()),
}
export const disableAccountInput = accountWithReasonInput.extend(statementFields)
export const suspendResellerInput = rowWithReasonInput.extend(statementFields)
export const accountSessionInput = z.object({ id, sessionId: z.uuid('Vi kender ikke den enhed. Hent siden igen.') })

export const staffScopes = ['full', 'production'] as const
export type StaffScope = (typeof staffScopes)[number]
export const staffFormInput = reasonFormInput.extend({
  scope: z.enum(staffScopes, 'Vælg, hvad kontoen skal have adgang til.'),
})
export const makeStaffInput = staffFormInput.extend({ id })

export const accountGroups = ['families', 'resellers', 'staff', 'disabled', 'leaving'] as const
export type AccountGroup = (typeof accountGroups)[number]
export const accountSorts = ['name', 'email', 'created'] as const
export type AccountSort = (typeof accountSorts)[number]

/** The list's filters from the address. Invalid values are ignored. */
export const accountListInput = z.object({
  ...listFields(accountSorts),
  group: z.enum(accountGroups).optional().catch(undefined),
})
export type AccountFilter = z.output<typeof accountListInput>

export const accountList: ConsoleListDeclaration<AccountSort> = {
  path: accountsPath,
  csv: { path: '/api/admin/users.csv', filename: 'konti.csv' },
  search: { label: 'Navn, brugernavn eller mail, også en del af det', most: 100 },
  period: 'Oprettet fra',
  sorts: {
    name: { label: 'Navn', first: 'rising' },
    email: { label: 'Mail', first: 'rising' },
    created: { label: 'Oprettet', first: 'falling' },
  },
}
export const accountOrder = ({ sort }: Pick<AccountFilter, 'sort'>): ListOrder<AccountSort> => sort ?? '-created'

export type AccountState = 'open' | 'disabled' | 'leaving'

/** An account in the list. Times in ISO 8601; `lastSeenAt` is null when no session is stored. */
export type AccountSummary = {
  id: string
  fullName: string
  username: string
  email: string
  state: AccountState
  staffScope: StaffScope | null
  companyName: string | null
  createdAt: string
  lastSeenAt: string | null
}
export type AccountPage = { items: AccountSummary[]; nextCursor: string | null }

export type AccountPageRow = {
  memorialId: string
  name: string
  slug: string
  roleText: string
  stateText: string
  visibilityText: string
}
export type AccountCodeRow = {
  code: string
  formattedCode: string
  stateText: string
  /** Claimed by this account; otherwise only linked to one of its pages. */
  isHeld: boolean
  memorials: Array<{ id: string; name: string }>
}
export type AccountDevice = { id: string; name: string; since: string; lastSeen: string }

/** Everything administrators see of one account. Dates as Danish text. */
export type AccountView = AccountSummary & {
  isSelf: boolean
  isLastAdministrator: boolean
  disabled: { at: string; reason: string | null } | null
  leavingOn: string | null
  reseller: { id: string; companyName: string; roleText: string; statusText: string } | null
  pendingEmail: string | null
  /** The date the second factor was set up; null when there is none. */
  secondFactorSince: string | null
  /** Newest first. */
  failures: SignInFailureView[]
  devices: AccountDevice[]
  pages: AccountPageRow[]
  codes: AccountCodeRow[]
  cases: OwnCaseSummary[]
  mails: MailSummary[]
}
