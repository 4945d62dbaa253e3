import 'server-only'
import type { Transaction } from '@/lib/server/db'
import type { Person } from '@/lib/server/holdings'

/** Deletes what still names a deleted account: invitations to its address, and its place as successor or requester. */
export async function forgetMember(tx: Transaction, { id, email }: Person): Promise<void> {
  const address = { equals: email, mode: 'insensitive' as const }
  await tx.memorialInvitation.deleteMany({ where: { email: address } })
  await tx.memorialSuccessor.deleteMany({ where: { OR: [{ userId: id }, { email: address }] } })
  await tx.accessToken.deleteMany({ where: { kind: 'memorial_successor', OR: [{ email: address }, { userId: id }] } })
  await tx.successionRequest.deleteMany({ where: { userId: null, askerEmail: address } })
  // Offers to take a page over stay valid.
  await tx.accessToken.updateMany({
    where: { userId: id, kind: 'memorial_handover', usedAt: null, expiresAt: { gt: new Date() } },
    data: { userId: null },
  })
}
