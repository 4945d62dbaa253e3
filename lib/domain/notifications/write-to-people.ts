import 'server-only'
import { db, type Prisma, type Transaction } from '@/lib/server/db'
import { lockRow } from '@/lib/server/lock-rows'
import { log } from '@/lib/server/log'

const peopleAtATime = 100

/** The batch: people after this one, and how many (100 by default). */
export type PeopleBatch = { after?: string | undefined; atATime?: number | undefined }

/**
 * Calls `write` for the next people of `where`, by id. Returns how many were written to, and the last person checked
 * while there are more. A failure for one person is logged under `failure` and does not affect the others.
 */
export async function writeToPeople(
  where: Prisma.UserWhereInput,
  { after, atATime = peopleAtATime }: PeopleBatch,
  { write, failure }: { write: (userId: string) => Promise<boolean>; failure: string },
): Promise<{ sent: number; last: string | undefined }> {
  const people = await db.user.findMany({
    where: { AND: [where, after ? { id: { gt: after } } : {}] },
    orderBy: { id: 'asc' },
    take: atATime,
    select: { id: true },
  })
  let sent = 0
  for (const { id } of people) {
    try {
      if (await write(id)) sent++
    } catch (error) {
      log.error({ err: error, userId: id }, failure)
    }
  }
  return { sent, last: people.length === atATime ? people.at(-1)?.id : undefined }
}

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
