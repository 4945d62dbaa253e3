import 'server-only'
import { endOpenTokens } from '@/lib/domain/accounts/access-tokens'
import { sendWaitingSummaryJob } from '@/lib/domain/notifications/summary-jobs'
import type { RunContext } from '@/lib/server/command'
import type { Transaction } from '@/lib/server/db'
import { emailKeyOf } from '@/lib/shared/identity-keys'

/**
 * Confirms the account's address after its owner followed a link that was mailed to `mailedTo`, and sends what was held
 * back until then as one summary. Does nothing when `mailedTo` is null or another address.
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

/** Whether this is the account's confirmed address, to which mails may contain text that the account typed. */
export async function isConfirmedAddressOf(tx: Transaction, userId: string | null, email: string): Promise<boolean> {
  if (!userId) return false
  const own = { id: userId, emailKey: emailKeyOf(email), emailConfirmedAt: { not: null } }
  return (await tx.user.count({ where: own })) > 0
}
