import 'server-only'
import type { Transaction } from '@/lib/server/db'
import { lockRow } from '@/lib/server/lock-rows'

/**
 * Locks a person's choices for this transaction, so that changing them and sending what has gathered never overlap. The
 * lock does not block rows that only reference the account. Returns null for an unknown or closed account.
 */
export async function lockMailChoices(tx: Transaction, userId: string) {
  await lockRow(tx, 'User', userId, 'no-key-update')
  return tx.user.findFirst({
    where: { id: userId, disabledAt: null },
    select: { fullName: true, email: true, emailConfirmedAt: true, mailFrequency: true, quietUntil: true },
  })
}
