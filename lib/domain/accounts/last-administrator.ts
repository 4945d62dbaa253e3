import 'server-only'
import { AccountError } from '@/lib/domain/accounts/errors'
import { type Database, Prisma, type Transaction } from '@/lib/server/db'
import { lockRows } from '@/lib/server/lock-rows'

/** Whether the house would be left without anybody to run it. Those who are about to leave do not count. */
export async function isLastAdministrator(database: Database, userId: string): Promise<boolean> {
  const full = { isAdmin: true, staffScope: 'full' as const }
  if ((await database.user.count({ where: { ...full, id: userId } })) === 0) return false
  const others = { ...full, id: { not: userId }, disabledAt: null, deletionDueAt: null }
  return (await database.user.count({ where: others })) === 0
}

/**
 * Throws LAST_ADMINISTRATOR. Of two administrators who leave at the same moment, the second is told no. To be called
 * before the account itself is held: everybody takes these rows in the same order.
 */
export async function assertNotLastAdministrator(tx: Transaction, userId: string): Promise<void> {
  const isFull = await tx.user.count({ where: { id: userId, isAdmin: true, staffScope: 'full' } })
  if (isFull === 0) return
  await lockRows(tx, 'User', Prisma.sql`"isAdmin" AND "staffScope" = 'full'`)
  if (await isLastAdministrator(tx, userId)) throw new AccountError('LAST_ADMINISTRATOR')
}
