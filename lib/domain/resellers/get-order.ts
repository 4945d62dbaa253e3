import 'server-only'
import { ResellerError } from '@/lib/domain/resellers/errors'
import { db, type Transaction } from '@/lib/server/db'
import { DomainError } from '@/lib/server/errors'
import type { SignedInActor } from '@/lib/shared/actor'

const columns = {
  id: true,
  number: true,
  resellerId: true,
  count: true,
  requiresActivation: true,
  wantsPlaques: true,
  material: true,
  symbolMm: true,
  reseller: { select: { companyName: true, contactName: true, email: true, status: true } },
} as const

/** An order: any for administrators, its own for a reseller. Throws NOT_FOUND. */
export async function getOrder(actor: SignedInActor, id: string) {
  const own = actor.kind === 'administrator' ? {} : { resellerId: actor.reseller?.id ?? nobody }
  const row = await db.resellerOrder.findFirst({ where: { id, ...own }, select: columns })
  if (!row) throw new DomainError('NOT_FOUND')
  return row
}

const nobody = '00000000-0000-0000-0000-000000000000'

/** Decides an order that is still received. Throws ORDER_DECIDED to the second of two concurrent callers. */
export async function decideOrder(
  tx: Transaction,
  id: string,
  data: { status: 'accepted' | 'cancelled'; reason?: string },
): Promise<void> {
  const { count } = await tx.resellerOrder.updateMany({ where: { id, status: 'received' }, data })
  if (count === 0) throw new ResellerError('ORDER_DECIDED')
}
