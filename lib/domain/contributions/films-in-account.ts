import 'server-only'
import type { Transaction } from '@/lib/server/db'

/** Somebody as the account of made things names them (docs/decisions/066). */
export type NamedByFamily = { userId: string | null; name: string }

/** Who let a film be seen where the page shows greetings without anybody deciding on each. */
export const shownAtOnce: NamedByFamily = { userId: null, name: 'Siden viser hilsner med det samme' }
export const rejectedByFamily: NamedByFamily = { userId: null, name: 'Familien afviste hilsenen' }

/** Records who first let the films of these posts be seen; a later decision changes nothing of it. */
export async function recordFilmsApproved(tx: Transaction, ids: string[], by: string | null | NamedByFamily) {
  const where = { media: { contributionId: { in: ids } }, approvedAt: null, withdrawnAt: null }
  // Few posts have a film.
  if ((await tx.madeWork.count({ where })) === 0) return
  const { userId, name } = typeof by === 'object' && by ? by : await named(tx, by)
  await tx.madeWork.updateMany({ where, data: { approvedAt: new Date(), approvedById: userId, approvedByName: name } })
}

/** Records who had the films of these posts taken away, before they are. */
export async function recordFilmsWithdrawn(tx: Transaction, ids: string[], { userId, name }: NamedByFamily) {
  await tx.madeWork.updateMany({
    where: { media: { contributionId: { in: ids } }, withdrawnAt: null },
    data: { withdrawnAt: new Date(), withdrawnById: userId, withdrawnByName: name },
  })
}

async function named(tx: Transaction, userId: string | null): Promise<NamedByFamily> {
  const user = userId && (await tx.user.findUnique({ where: { id: userId }, select: { fullName: true } }))
  return { userId, name: user ? user.fullName : 'Uden navn' }
}
