import 'server-only'
import type { Transaction } from '@/lib/server/db'

/**
 * Removes someone from the page at once: the membership, its notifications, links to decide on posts, and an open
 * editor. Their posts stay. Returns whether there was a membership to end; the owner's never is.
 */
export async function endMembership(tx: Transaction, memorialId: string, userId: string): Promise<boolean> {
  const { count } = await tx.memorialMember.deleteMany({ where: { memorialId, userId, role: { not: 'owner' } } })
  if (count === 0) return false
  await tx.notification.deleteMany({ where: { memorialId, userId } })
  await tx.accessToken.deleteMany({ where: { userId, contribution: { memorialId } } })
  await tx.editingPresence.deleteMany({ where: { memorialId, userId } })
  return true
}
