import 'server-only'
import { AccountError } from '@/lib/domain/accounts/errors'
import { type Database, Prisma, type Transaction } from '@/lib/server/db'
import { lockRows } from '@/lib/server/lock-rows'

/** Whether this is the only full administrator. Closed accounts and those about to be deleted do not count. */
export async function isLastAdministrator(database: Database, userId: string): Promise<boolean> {
  const full = { isAdmin: true, staffScope: 'full' as const }
  if ((await database.user.count({ where: { ...full, id: userId } })) === 0) return false
  const others = { ...full, id: { not: userId }, disabledAt: null, deletionDueAt: null }
  return (await database.user.count({ where: others })) === 0
}

/**
 * Throws LAST_ADMINISTRATOR, also for the second of two administrators who leave at the same moment. Call it before
 * locking the account itself, so that all callers lock these rows in the same order.
 */
export async function assertNotLastAdministrator(tx: Transaction, userId: string): Promise<void> {
  const isFull = await tx.user.count({ where: { id: userId, isAdmin: true, staffScope: 'full' } })
  if (isFull === 0) return
  await lockRows(tx, 'User', Prisma.sql`"isAdmin" AND "staffScope" = 'full'`)
  if (await isLastAdministrator(tx, userId)) throw new AccountError('LAST_ADMINISTRATOR')
}
