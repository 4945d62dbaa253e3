import 'server-only'
import type { Transaction } from '@/lib/server/db'

/**
 * Holds a person's choices for this transaction: choosing, and sending what has gathered, never happen at once. Nobody
 * waits who only points at the account. Returns null when there is no such account, or it is closed.
 */
export async function holdMailChoices(tx: Transaction, userId: string) {
  await tx.$queryRaw`SELECT 1 FROM "User" WHERE id = ${userId}::uuid FOR NO KEY UPDATE`
  return tx.user.findFirst({
    where: { id: userId, disabledAt: null },
    select: { fullName: true, email: true, emailConfirmedAt: true, mailFrequency: true, quietUntil: true },
  })
}
