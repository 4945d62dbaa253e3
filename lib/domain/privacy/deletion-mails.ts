import 'server-only'
import type { MailToWrite } from '@/lib/domain/notifications/queue-mail'
import { dueText } from '@/lib/domain/privacy/due-text'
import { wholeAddress } from '@/lib/server/whole-address'
import { formatWeekdayAndDate } from '@/lib/shared/danish-time'

/** The page where one button keeps an account that was to be deleted. */
export function restorePath(token: string): string {
  return `/profile/restore/${encodeURIComponent(token)}`
}

/** The page where a memorial page is taken over. */
export function invitationPath(token: string): string {
  return `/invitation/${encodeURIComponent(token)}`
}

type Requested = { fullName: string; dueAt: Date; choices: string[]; restoreToken: string }

/** To the account that is to be deleted: when, what becomes of its pages, and the way back. */
export function deletionMail({ fullName, dueAt, choices, restoreToken }: Requested): MailToWrite {
  const restoreUrl = wholeAddress(restorePath(restoreToken))
  return { template: 'account-deletion', props: { fullName, dueAt: dueText(dueAt), choices, restoreUrl } }
}

/** `isLeaving`: whether the giver's account is to be deleted. */
type Handover = { giverName: string; memorialName: string; expiresAt: Date; token: string; isLeaving: boolean }

/** To the one who is asked to take a page over. */
export function handoverMail({ giverName, memorialName, expiresAt, token, isLeaving }: Handover): MailToWrite {
  const takeOverUrl = wholeAddress(invitationPath(token))
  return {
    template: 'memorial-handover',
    props: {
      names: { giver: giverName, memorial: memorialName },
      isLeaving,
      expiresOn: formatWeekdayAndDate(expiresAt),
      takeOverUrl,
    },
  }
}

/** To the account that was kept after all. */
export function restoredMail(fullName: string): MailToWrite {
  return { template: 'account-restored', props: { fullName, profileUrl: wholeAddress('/profile') } }
}

/** The last mail, to an address that we then no longer know. */
export function farewellMail(fullName: string, choices: string[]): MailToWrite {
  return { template: 'account-deleted', props: { fullName, choices } }
}
