import 'server-only'
import { endOpenTokens } from '@/lib/domain/accounts/access-tokens'
import { withdrawHandovers } from '@/lib/domain/privacy/withdraw-handovers'
import type { RunContext } from '@/lib/server/command'
import type { Transaction } from '@/lib/server/db'
import { lockRow } from '@/lib/server/lock-rows'

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
