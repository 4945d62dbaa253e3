import 'server-only'
import type { OrderPage } from '@/lib/domain/resellers/stock/order-schema'
import { requireReseller } from '@/lib/domain/resellers/stock/require-reseller'
import { db } from '@/lib/server/db'
import type { Actor } from '@/lib/shared/actor'

const ordersPerPage = 20

/** Orders of the caller's own reseller, newest first. Throws UNAUTHENTICATED or NOT_FOUND. */
export async function listOwnOrders(
  actor: Actor,
  { cursor, take = ordersPerPage }: { cursor?: string | undefined; take?: number } = {},
): Promise<OrderPage> {
  const { id: resellerId } = requireReseller(actor)
  const rows = await db.resellerOrder.findMany({
    where: { resellerId, ...(cursor ? { id: { lt: cursor } } : {}) },
    orderBy: { id: 'desc' },
    take: take + 1,
    select: {
      id: true,
      number: true,
      count: true,
      wantsPlaques: true,
      material: true,
      symbolMm: true,
      requiresActivation: true,
      wantedOn: true,
      message: true,
      status: true,
      reason: true,
      orderedByName: true,
      packageId: true,
      createdAt: true,
    },
  })
  const items = rows.slice(0, take).map(({ wantedOn, createdAt, ...row }) => ({
    ...row,
    wantedOn: wantedOn?.toISOString().slice(0, 10) ?? null,
    createdAt: createdAt.toISOString(),
  }))
  return { items, nextCursor: rows.length > take ? (items.at(-1)?.id ?? null) : null }
}
