import type { AccountGroup, AccountState, StaffScope } from '@/lib/domain/account-desk/schema'
import { retentionDays } from '@/lib/domain/legal/retention'

/** Where the account has no session left to tell from. */
export const notSeenText = `Ikke de sidste ${retentionDays.session} dage`

export const stateTexts: Record<AccountState, string> = { open: 'Åben', disabled: 'Lukket', leaving: 'Slettes snart' }

export const groupTexts: Record<AccountGroup, string> = {
  families: 'Familier',
  resellers: 'Forhandlere',
  staff: 'Medarbejdere',
  disabled: 'Lukkede',
  leaving: 'Slettes snart',
}

export const scopeTexts: Record<StaffScope, string> = { full: 'Administrator', production: 'Værksted' }

export const scopeHints: Record<StaffScope, string> = {
  full: 'Ser og afgør alt i administrationen.',
  production: 'Ser kun koder, gravering og produktion.',
}

/** The kind of account, as one line of text. */
export function kindText({
  staffScope,
  companyName,
}: {
  staffScope: StaffScope | null
  companyName: string | null
}): string {
  if (staffScope) return scopeTexts[staffScope]
  return companyName ? `Forhandler, ${companyName}` : 'Familie'
}

/** The form's name in posts without script. */
export const accountFormName = 'konto'
