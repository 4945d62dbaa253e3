import 'server-only'
import { lockReseller } from '@/lib/domain/resellers/joining'
import type { Transaction } from '@/lib/server/db'
import type { Person } from '@/lib/server/holdings'

/**
 * Removes an account that is being deleted from its reseller. If it was the last owner, the longest-serving colleague
 * becomes owner; without colleagues the reseller has no members until an administrator invites an owner. Nothing the
 * account wrote leads back to it.
 */
export async function leaveReseller(tx: Transaction, { id: userId, email }: Person): Promise<void> {
  await tx.resellerApplication.deleteMany({ where: { userId, resellerId: null } })
  await tx.accessToken.deleteMany({
    where: { kind: { in: ['reseller_setup', 'reseller_invitation'] }, email: { equals: email, mode: 'insensitive' } },
  })
  await forgetOrderer(tx, userId)
  const member = await tx.resellerMember.findUnique({ where: { userId }, select: { resellerId: true } })
  if (!member) return
  const { resellerId } = member
  await lockReseller(tx, resellerId)
  await tx.resellerMember.delete({ where: { userId } })
  if ((await tx.resellerMember.count({ where: { resellerId, role: 'owner' } })) > 0) return
  const eldest = await tx.resellerMember.findFirst({
    where: { resellerId },
    orderBy: [{ createdAt: 'asc' }, { userId: 'asc' }],
    select: { userId: true },
  })
  if (eldest) await tx.resellerMember.update({ where: { userId: eldest.userId }, data: { role: 'owner' } })
}

/** Orders store the orderer's name and no account id, so the audit log says which ones to clear. */
async function forgetOrderer(tx: Transaction, userId: string): Promise<void> {
  const placed = await tx.auditEntry.findMany({
    where: { actorId: userId, command: 'resellers.place-order', subjectType: 'reseller_order' },
    select: { subjectId: true },
  })
  const ids = placed.flatMap(({ subjectId }) => subjectId ?? [])
  await tx.resellerOrder.updateMany({ where: { id: { in: ids } }, data: { orderedByName: '' } })
}
