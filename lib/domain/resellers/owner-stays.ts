import 'server-only'
import { holdReseller } from '@/lib/domain/resellers/joining'
import type { Transaction } from '@/lib/server/db'
import { DomainError } from '@/lib/server/errors'

/** Holds the reseller and throws RESELLER_OWNER_STAYS when nobody would be in charge without this account. */
export async function assertOwnerStays(
  tx: Transaction,
  { resellerId, without }: { resellerId: string; without: string },
): Promise<void> {
  await holdReseller(tx, resellerId)
  const owners = await tx.resellerMember.findMany({ where: { resellerId, role: 'owner' }, select: { userId: true } })
  if (owners.length === 1 && owners[0]?.userId === without) throw new DomainError('RESELLER_OWNER_STAYS')
}
