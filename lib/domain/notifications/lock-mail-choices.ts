import 'server-only'
import type { Transaction } from '@/lib/server/db'
import { lockRow } from '@/lib/server/lock-rows'

/**
 * Locks a person's choices for this transaction: choosing, and sending what has gathered, never happen at once. Nobody
 * waits who only points at the account. Returns null when there is no such account, or it is closed.
 */
export async function lockMailChoices(tx: Transaction, userId: string) {
  await lockRow(tx, 'User', userId, 'no-key-update')
  return tx.user.findFirst({
    where: { id: userId, disabledAt: null },
    select: { fullName: true, email: true, emailConfirmedAt: true, mailFrequency: true, quietUntil: true },
  })
}
