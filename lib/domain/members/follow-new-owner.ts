import 'server-only'
import { newOwnerText } from '@/lib/domain/members/copy'
import { endOffers } from '@/lib/domain/members/end-offers'
import type { Transaction } from '@/lib/server/db'

/**
 * Puts in order what hangs on who owns a page, in the transaction that changes it: whoever was to follow has followed,
 * open offers of the former owner and waiting requests come to nothing.
 */
export async function followNewOwner(tx: Transaction, memorialId: string, ownerId: string): Promise<void> {
  const now = new Date()
  await tx.memorialSuccessor.deleteMany({ where: { memorialId, userId: ownerId } })
  await endOffers(tx, memorialId)
  await tx.successionRequest.updateMany({
    where: { memorialId, status: 'waiting' },
    data: { status: 'withdrawn', answer: newOwnerText, decidedAt: now },
  })
}
