import 'server-only'
import type { Transaction } from '@/lib/server/db'
import { endSessions } from '@/lib/server/session'

/**
 * Takes an account's second factor and its recovery codes away and signs it out everywhere: for whoever lost both. The
 * next sign-in leads through setting up a new one. Returns whether there was one.
 */
export async function takeSecondFactorAway(tx: Transaction, userId: string): Promise<boolean> {
  const { count } = await tx.secondFactor.deleteMany({ where: { userId } })
  await tx.recoveryCode.deleteMany({ where: { userId } })
  await endSessions(tx, userId)
  return count > 0
}
