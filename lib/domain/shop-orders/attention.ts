import 'server-only'
import { held, toWorkOn } from '@/lib/domain/shop-orders/order-filter'
import { db, type Prisma } from '@/lib/server/db'
import type { FindAttention } from '@/lib/shared/attention'
import { counted } from '@/lib/shared/counted'

/** Public buyers that nobody has looked at, and families' orders that wait for us. */
export const findShopOrdersAttention: FindAttention = async () => [
  ...(await oneFor(held, 'shop-orders.buyers', (count) => ({
    link: counted(count, 'offentlig køber', 'offentlige købere'),
    rest: 'skal ses efter og godkendes, før vi går i gang.',
  }))),
  ...(await oneFor(toWorkOn, 'shop-orders.waiting', (count) => ({
    link: counted(count, 'bestilling', 'bestillinger'),
    rest: 'fra familier venter på os.',
  }))),
]

async function oneFor(
  where: Prisma.ShopOrderWhereInput,
  key: string,
  textOf: (count: number) => { link: string; rest: string },
): ReturnType<FindAttention> {
  const { _count: count, _min: oldest } = await db.shopOrder.aggregate({
    where,
    _count: true,
    _min: { createdAt: true },
  })
  if (count === 0) return []
  const since = oldest.createdAt?.toISOString() ?? null
  return [{ key, urgency: 'due', badge: 'Afventer', ...textOf(count), href: '/admin/orders', since, until: null }]
}
