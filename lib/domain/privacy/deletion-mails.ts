import 'server-only'
import { dueText } from '@/lib/domain/privacy/due-text'
import type { MailToWrite } from '@/lib/emails/templates'
import { wholeAddress } from '@/lib/server/whole-address'

/** The page where one button keeps an account that was to be deleted. */
export function restorePath(token: string): string {
  return `/profile/restore/${encodeURIComponent(token)}`
}

type Requested = { fullName: string; dueAt: Date; choices: string[]; restoreToken: string }

/** To the account that is to be deleted: when, what becomes of its pages, and the way back. */
export function deletionMail({ fullName, dueAt, choices, restoreToken }: Requested): MailToWrite {
  const restoreUrl = wholeAddress(restorePath(restoreToken))
  return { template: 'account-deletion', props: { fullName, dueAt: dueText(dueAt), choices, restoreUrl } }
}

/** To the account that was kept after all. */
export function restoredMail(fullName: string): MailToWrite {
  return { template: 'account-restored', props: { fullName, profileUrl: wholeAddress('/profile') } }
}

/** The last mail, to an address that we then no longer know. */
export function farewellMail(fullName: string, choices: string[]): MailToWrite {
  return { template: 'account-deleted', props: { fullName, choices } }
}
