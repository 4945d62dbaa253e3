import 'server-only'
import { ordersOn } from '@/lib/domain/resellers/order-situations'
import { db } from '@/lib/server/db'
import type { Attention, FindAttention } from '@/lib/shared/attention'
import { counted } from '@/lib/shared/counted'

/** Companies that want to be resellers, and resellers' orders nobody has begun. */
export const findResellersAttention: FindAttention = async () => {
  const [applications, orders] = await Promise.all([
    db.resellerApplication.aggregate({ where: { status: 'waiting' }, _count: true, _min: { createdAt: true } }),
    db.resellerOrder.aggregate({
      where: ordersOn('resellerOrders'),
      _count: true,
      _min: { createdAt: true, wantedOn: true },
    }),
  ])
  const waiting: Attention[] = [
    {
      key: 'resellers.applications',
      urgency: 'due',
      badge: 'Afventer',
      link: counted(applications._count, 'virksomhed', 'virksomheder'),
      rest: 'vil være forhandler.',
      href: '/admin/resellers',
      since: applications._min.createdAt?.toISOString() ?? null,
      until: null,
    },
    {
      key: 'resellers.orders',
      urgency: 'due',
      badge: 'Afventer',
      link: counted(orders._count, 'bestilling', 'bestillinger'),
      rest: 'fra forhandlere er ikke sat i gang.',
      href: '/admin/resellers#bestillinger',
      since: orders._min.createdAt?.toISOString() ?? null,
      until: orders._min.wantedOn?.toISOString() ?? null,
    },
  ]
  return waiting.filter(({ since }) => since !== null)
}
