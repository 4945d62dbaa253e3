import 'server-only'
import { findOrderRow, type ShopOrderRow } from '@/lib/domain/shop-orders/orders'
import { isBuyer } from '@/lib/domain/shop-orders/policy'
import { DomainError } from '@/lib/server/errors'
import { isSigned } from '@/lib/server/signed-link'
import type { Actor } from '@/lib/shared/actor'

type Regretted = { order: ShopOrderRow; isByLink: boolean }

/** The order for its buyer, or for whoever has its link. Throws NOT_FOUND. */
export async function getRegretted(
  actor: Actor,
  { id, key }: { id: string; key?: string | undefined },
): Promise<Regretted> {
  const order = await findOrderRow(id)
  const isByLink = order !== null && isSigned('withdrawal', order.id, key)
  if (!order || !(isByLink || isBuyer(actor, order))) throw new DomainError('NOT_FOUND')
  return { order, isByLink }
}

export function mayRegret(actor: Actor, { order, isByLink }: Regretted): boolean {
  return isByLink || isBuyer(actor, order)
}
