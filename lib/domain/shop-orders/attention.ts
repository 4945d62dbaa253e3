import 'server-only'
import { viewsAt } from '@/lib/domain/shop-orders/order-filter'
import { db } from '@/lib/server/db'
import type { FindAttention } from '@/lib/shared/attention'
import { counted } from '@/lib/shared/counted'

/** Families' orders that wait for us. */
export const findShopOrdersAttention: FindAttention = async (now) => {
  const waiting = await db.shopOrder.aggregate({
    where: viewsAt(now).waiting,
    _count: true,
    _min: { createdAt: true },
  })
  if (waiting._count === 0) return []
  return [
    {
      key: 'shop-orders.waiting',
      urgency: 'due',
      badge: 'Afventer',
      link: counted(waiting._count, 'bestilling', 'bestillinger'),
      rest: 'fra familier venter på os.',
      href: '/admin/orders',
      since: waiting._min.createdAt?.toISOString() ?? null,
      until: null,
    },
  ]
}
