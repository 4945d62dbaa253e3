import 'server-only'
import { ResellerError } from '@/lib/domain/resellers/errors'
import { lockReseller } from '@/lib/domain/resellers/joining'
import type { RunContext } from '@/lib/server/command'
import type { Transaction } from '@/lib/server/db'
import { DomainError } from '@/lib/server/errors'
import type { SignedInActor } from '@/lib/shared/actor'

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
