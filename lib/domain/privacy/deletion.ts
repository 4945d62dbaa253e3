import 'server-only'
import { endOpenTokens } from '@/lib/domain/accounts/access-tokens'
import { withdrawHandovers } from '@/lib/domain/privacy/handovers'
import type { MailToWrite } from '@/lib/emails/templates'
import type { RunContext } from '@/lib/server/command'
import { db, type Transaction } from '@/lib/server/db'
import { lockRow } from '@/lib/server/lock-rows'
import { wholeAddress } from '@/lib/server/whole-address'
import { formatTime, formatWeekdayAndDate } from '@/lib/shared/danish-time'

/**
 * The account, locked until the end of the transaction, so that requesting, cancelling and deleting run one at a time.
 */
export async function lockAccount(tx: Transaction, userId: string) {
  await lockRow(tx, 'User', userId)
  return tx.user.findUnique({
    where: { id: userId },
    select: { id: true, fullName: true, email: true, emailKey: true, deletionDueAt: true },
  })
}

/**
 * Cancels a deletion: clears the choices, invalidates the links to keep the account or take over its pages, and
 * notifies those who were offered one. Pages already taken over stay with their new owners.
 */
export async function takeDeletionBack(
  context: Pick<RunContext, 'tx' | 'enqueue'>,
  account: { id: string; fullName: string },
): Promise<void> {
  const { tx } = context
  const userId = account.id
  await tx.user.update({ where: { id: userId }, data: { deletionDueAt: null } })
  await tx.memorialFate.deleteMany({ where: { userId } })
  await endOpenTokens(tx, userId, ['account_restore'])
  await withdrawHandovers(context, account, { wasLeaving: true })
}

/** The accounts whose deletion is due, longest first. For the hourly job. */
export async function listDueAccounts(now = new Date()): Promise<string[]> {
  const rows = await db.user.findMany({
    where: { deletionDueAt: { lte: now } },
    orderBy: { deletionDueAt: 'asc' },
    take: 500,
    select: { id: true },
  })
  return rows.map(({ id }) => id)
}

/** When an account is deleted, 'lørdag den 28. november 2026 kl. 14.05'. */
export function dueText(date: Date): string {
  return `${formatWeekdayAndDate(date)} kl. ${formatTime(date)}`
}

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
