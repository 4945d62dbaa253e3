import 'server-only'
import { dueText } from '@/lib/domain/privacy/due-text'
import type { MailToWrite } from '@/lib/emails/templates'
import { wholeAddress } from '@/lib/server/whole-address'

/** The page whose one button keeps an account that was to be deleted. */
export function restorePath(token: string): string {
  return `/profile/restore/${encodeURIComponent(token)}`
}

type Requested = { fullName: string; dueAt: Date; choices: string[]; restoreToken: string }

/** To the account that is to be deleted: when, what happens to its pages, and how to cancel. */
export function deletionMail({ fullName, dueAt, choices, restoreToken }: Requested): MailToWrite {
  const restoreUrl = wholeAddress(restorePath(restoreToken))
  return { template: 'account-deletion', props: { fullName, dueAt: dueText(dueAt), choices, restoreUrl } }
}

/** To the account whose deletion was cancelled. */
export function restoredMail(fullName: string): MailToWrite {
  return { template: 'account-restored', props: { fullName, profileUrl: wholeAddress('/profile') } }
}

/** The last mail; after it the address is no longer stored. */
export function farewellMail(fullName: string, choices: string[]): MailToWrite {
  return { template: 'account-deleted', props: { fullName, choices } }
}
