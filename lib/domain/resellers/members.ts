import 'server-only'
import { ResellerError } from '@/lib/domain/resellers/errors'
import type { RunContext } from '@/lib/server/command'
import { db, type Transaction } from '@/lib/server/db'
import { DomainError } from '@/lib/server/errors'
import { lockRow } from '@/lib/server/lock-rows'
import type { Person } from '@/lib/server/personal-data'
import type { SignedInActor } from '@/lib/shared/actor'

/** A member of the caller's active reseller. Throws NOT_FOUND. */
export async function getColleague(
  { reseller: own }: SignedInActor,
  userId: string,
): Promise<{ userId: string; resellerId: string }> {
  const row = own && (await db.resellerMember.findFirst({ where: { userId, resellerId: own.id }, select: columns }))
  if (!row) throw new DomainError('NOT_FOUND')
  return row
}

const columns = { userId: true, resellerId: true } as const

/** Locks a reseller, so that changes to its members run one at a time. Throws NOT_FOUND. */
export async function lockReseller(tx: Transaction, resellerId: string): Promise<{ status: 'active' | 'suspended' }> {
  await lockRow(tx, 'Reseller', resellerId)
  const row = await tx.reseller.findUnique({ where: { id: resellerId }, select: { status: true } })
  if (!row) throw new DomainError('NOT_FOUND')
  return row
}

/** Locks the reseller. Throws RESELLER_OWNER_STAYS if `without` is its only owner. */
export async function assertOwnerStays(
  tx: Transaction,
  { resellerId, without }: { resellerId: string; without: string },
): Promise<void> {
  await lockReseller(tx, resellerId)
  const owners = await tx.resellerMember.findMany({ where: { resellerId, role: 'owner' }, select: { userId: true } })
  if (owners.length === 1 && owners[0]?.userId === without) throw new ResellerError('RESELLER_OWNER_STAYS')
}

/**
 * Locks the reseller. Throws FORBIDDEN if the caller is no longer its owner: an owner who was just removed must not get
 * back in by a call already under way.
 */
export async function assertInCharge(
  { tx, actor: { userId } }: Pick<RunContext<SignedInActor>, 'tx' | 'actor'>,
  resellerId: string,
): Promise<void> {
  await lockReseller(tx, resellerId)
  const isOwner = (await tx.resellerMember.count({ where: { userId, resellerId, role: 'owner' } })) > 0
  if (!isOwner) throw new DomainError('FORBIDDEN')
}

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
