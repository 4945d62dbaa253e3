import 'server-only'
import { orderSituations } from '@/lib/domain/resellers/order-situations'
import { toReplace } from '@/lib/domain/shipments/task-queries'
import { shopOrdersIn } from '@/lib/domain/shop-orders/order-filter'
import { db } from '@/lib/server/db'
import type { FindAttention } from '@/lib/shared/attention'
import { counted } from '@/lib/shared/counted'

/** What the workshop is to make and no batch has yet. */
export const findTasksAttention: FindAttention = async (now) => {
  const [ofResellers, ofFamilies, replaced] = await Promise.all([
    db.resellerOrder.aggregate({
      where: orderSituations.toQueue,
      _count: true,
      _min: { createdAt: true, wantedOn: true },
    }),
    db.shopOrder.aggregate({ where: await shopOrdersIn(['toQueue'], now), _count: true, _min: { createdAt: true } }),
    db.qrCode.aggregate({ where: toReplace, _count: true, _min: { createdAt: true } }),
  ])
  const all = [ofResellers, ofFamilies, replaced]
  const count = all.reduce((sum, { _count }) => sum + _count, 0)
  if (count === 0) return []
  const [since] = all.flatMap(({ _min }) => _min.createdAt?.toISOString() ?? []).toSorted()
  const until = ofResellers._min.wantedOn?.toISOString() ?? null
  return [
    {
      key: 'shipments.tasks',
      urgency: 'due',
      badge: 'Afventer',
      href: '/production#opgaver',
      link: counted(count, 'opgave', 'opgaver'),
      rest: 'til værkstedet er ikke lagt i et parti.',
      since: since ?? null,
      until,
    },
  ]
}
