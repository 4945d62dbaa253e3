import 'server-only'
import type { Transaction } from '@/lib/server/db'

/** Ends the open offers to take this page over; whoever holds one of the links is told that it is too old. */
export async function endOffers(tx: Transaction, memorialId: string): Promise<number> {
  const now = new Date()
  const { count } = await tx.accessToken.updateMany({
    where: { memorialId, kind: 'memorial_handover', usedAt: null, expiresAt: { gt: now } },
    data: { expiresAt: now },
  })
  return count
}
