import 'server-only'
import { endOpenTokens } from '@/lib/domain/accounts/access-tokens'
import { sendWaitingSummaryJob } from '@/lib/domain/notifications/summary-jobs'
import type { RunContext } from '@/lib/server/command'
import type { Transaction } from '@/lib/server/db'
import { emailKeyOf } from '@/lib/shared/identity-keys'

/**
 * The account's owner followed a link that was mailed to `mailedTo`: when that is the account's address, it is confirmed
 * from now on, and what waited for that is told in one summary. Another address, or none, proves nothing.
 */
export async function confirmAddress(
  { tx, enqueue }: Pick<RunContext, 'tx' | 'enqueue'>,
  userId: string,
  mailedTo: string | null,
): Promise<void> {
  if (!mailedTo) return
  const { count } = await tx.user.updateMany({
    where: { id: userId, emailKey: emailKeyOf(mailedTo), emailConfirmedAt: null },
    data: { emailConfirmedAt: new Date() },
  })
  if (count === 0) return
  await endOpenTokens(tx, userId, ['email_confirmation'])
  await enqueue(sendWaitingSummaryJob, { userId })
}

/** Whether this account has shown that the mailbox is its own: then its own words may go there. */
export async function isConfirmedAddressOf(tx: Transaction, userId: string | null, email: string): Promise<boolean> {
  if (!userId) return false
  const own = { id: userId, emailKey: emailKeyOf(email), emailConfirmedAt: { not: null } }
  return (await tx.user.count({ where: own })) > 0
}
