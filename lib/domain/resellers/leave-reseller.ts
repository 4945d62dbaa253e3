import 'server-only'
import { lockReseller } from '@/lib/domain/resellers/joining'
import type { Transaction } from '@/lib/server/db'
import type { Person } from '@/lib/server/holdings'

/**
 * Takes an account out that is being deleted. The eldest colleague follows the last one in charge; with no colleague the
 * reseller stays without people, and the house can ask somebody in. What the account wrote keeps no way back to it.
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

/** An order stays with the company and keeps no account, only a name: the audit log tells which ones it stands on. */
async function forgetOrderer(tx: Transaction, userId: string): Promise<void> {
  const placed = await tx.auditEntry.findMany({
    where: { actorId: userId, command: 'resellers.place-order', subjectType: 'reseller_order' },
    select: { subjectId: true },
  })
  const ids = placed.flatMap(({ subjectId }) => subjectId ?? [])
  await tx.resellerOrder.updateMany({ where: { id: { in: ids } }, data: { orderedByName: '' } })
}
