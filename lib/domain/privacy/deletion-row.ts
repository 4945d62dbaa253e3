import 'server-only'
import { endOpenTokens } from '@/lib/domain/accounts/access-tokens'
import { withdrawHandovers } from '@/lib/domain/privacy/withdraw-handovers'
import type { RunContext } from '@/lib/server/command'
import type { Transaction } from '@/lib/server/db'
import { lockRow } from '@/lib/server/lock-rows'

/** The account, locked until the end of the transaction, so that asking, taking back and deleting follow each other. */
export async function lockAccount(tx: Transaction, userId: string) {
  await lockRow(tx, 'User', userId)
  return tx.user.findUnique({
    where: { id: userId },
    select: { id: true, fullName: true, email: true, emailKey: true, deletionDueAt: true },
  })
}

/**
 * Takes a request to be deleted back: nothing is chosen any more, links to keep the account or to take over its pages
 * open nothing, and whoever was asked to take one is told. Pages that were taken over meanwhile stay with whoever took
 * them over.
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
