import 'server-only'
import type { Transaction } from '@/lib/server/db'
import { endSessions } from '@/lib/server/session'

/**
 * Deletes an account's second factor and recovery codes and signs it out everywhere. The next sign-in sets up a new
 * one. Returns whether there was one.
 */
export async function takeSecondFactorAway(tx: Transaction, userId: string): Promise<boolean> {
  const { count } = await tx.secondFactor.deleteMany({ where: { userId } })
  await tx.recoveryCode.deleteMany({ where: { userId } })
  await endSessions(tx, userId)
  return count > 0
}
