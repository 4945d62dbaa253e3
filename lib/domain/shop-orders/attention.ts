import 'server-only'
import { sentWithoutInvoice, shopOrdersIn } from '@/lib/domain/shop-orders/order-filter'
import { adminOrdersPath } from '@/lib/domain/shop-orders/paths'
import type { OrderListView } from '@/lib/domain/shop-orders/schema'
import { db, type Prisma } from '@/lib/server/db'
import type { FindAttention } from '@/lib/shared/attention'
import { counted } from '@/lib/shared/counted'

/**
 * Public buyers that nobody has looked at, families' orders that wait for us, their plates that go back, and what was sent
 * without an invoice.
 */
export const findShopOrdersAttention: FindAttention = async (now) => [
  ...(await oneFor(await shopOrdersIn(['buyerUnknown'], now), 'shop-orders.buyers', (count) => ({
    link: counted(count, 'offentlig køber', 'offentlige købere'),
    rest: 'skal ses efter og godkendes, før vi går i gang.',
  }))),
  ...(await oneFor(await shopOrdersIn(toWorkOn, now), 'shop-orders.waiting', (count) => ({
    link: counted(count, 'bestilling', 'bestillinger'),
    rest: 'fra familier venter på os.',
  }))),
  ...(await oneFor(await shopOrdersIn(['plateToReturn'], now), 'shop-orders.plates', (count) => ({
    link: counted(count, 'plade', 'plader'),
    rest: 'skal sendes tilbage, fordi graveringen er fortrudt, annulleret eller ikke betalt.',
  }))),
  ...(await oneFor(
    await sentWithoutInvoice(),
    'shop-orders.uninvoiced',
    (count) => ({ link: counted(count, 'bestilling', 'bestillinger'), rest: 'er sendt uden faktura.' }),
    'uninvoiced',
  )),
]

const toWorkOn = ['toStart', 'codeToSend', 'codeless', 'toDraw'] as const

async function oneFor(
  where: Prisma.ShopOrderWhereInput,
  key: string,
  textOf: (count: number) => { link: string; rest: string },
  view?: OrderListView,
): ReturnType<FindAttention> {
  const { _count: count, _min: oldest } = await db.shopOrder.aggregate({
    where,
    _count: true,
    _min: { createdAt: true },
  })
  if (count === 0) return []
  const since = oldest.createdAt?.toISOString() ?? null
  const href = view ? `${adminOrdersPath}?vis=${view}` : adminOrdersPath
  return [{ key, urgency: 'due', badge: 'Afventer', ...textOf(count), href, since, until: null }]
}
