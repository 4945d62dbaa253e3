import 'server-only'
import { orderActName } from '@/lib/domain/shop-orders/copy'
import { ShopOrderError } from '@/lib/domain/shop-orders/errors'
import { lockOrder } from '@/lib/domain/shop-orders/orders'
import { receivedPath } from '@/lib/domain/shop-orders/paths'
import { canReceive } from '@/lib/domain/shop-orders/policy'
import { receiveOrderInput } from '@/lib/domain/shop-orders/schema'
import { getRegretted, mayReceive } from '@/lib/domain/shop-orders/withdrawal'
import { defineCommand } from '@/lib/server/command'

/**
 * Notes that an order came today: its buyer, whoever has the mail's link, or an administrator who followed the parcel.
 * From then the time to regret a code runs (forbrugeraftaleloven § 19). Said twice, the first time counts. Throws
 * SHOP_ORDER_NOT_SENT.
 */
export const receiveOrder = defineCommand({
  name: 'shop-orders.receive-order',
  input: receiveOrderInput,
  session: 'optional',
  limits: (_, { address }) => [{ name: 'receive-shop-order', key: address, points: 30, seconds: 3600 }],
  load: ({ id, key }, { actor }) => getRegretted(actor, { id, key }, mayReceive),
  authorize: mayReceive,
  run: async (context, { id }) => {
    const order = await lockOrder(context.tx, id)
    if (order.status !== 'shipped') throw new ShopOrderError('SHOP_ORDER_NOT_SENT')
    if (canReceive(order)) await context.tx.shopOrder.update({ where: { id }, data: { receivedAt: new Date() } })
    context.about({ type: 'shop_order', id, detail: { number: order.number } })
    return { id }
  },
  form: {
    name: orderActName,
    done: (_, { id = '' }, { key }) => receivedPath(id, typeof key === 'string' ? key : null),
    back: ({ id = '' }, { key }) => receivedPath(id, typeof key === 'string' ? key : null),
  },
})
