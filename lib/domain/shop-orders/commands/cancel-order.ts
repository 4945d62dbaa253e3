import 'server-only'
import { orderActName } from '@/lib/domain/shop-orders/copy'
import { endOrder } from '@/lib/domain/shop-orders/end-order'
import { ShopOrderError } from '@/lib/domain/shop-orders/errors'
import { mailOrderEnded } from '@/lib/domain/shop-orders/order-mails'
import { forBuyer, lockOrder } from '@/lib/domain/shop-orders/orders'
import { orderPath } from '@/lib/domain/shop-orders/paths'
import { isRunning, isUnbegun } from '@/lib/domain/shop-orders/policy'
import { cancelShopOrderInput } from '@/lib/domain/shop-orders/schema'
import { defineCommand } from '@/lib/server/command'

/**
 * The buyer cancels while nothing is begun: the invoice is credited and what was paid is paid back. Throws
 * SHOP_ORDER_BEGUN and SHOP_ORDER_OVER.
 */
export const cancelOrder = defineCommand({
  name: 'shop-orders.cancel-order',
  input: cancelShopOrderInput,
  ...forBuyer,
  run: async (context, { id, bankAccount }) => {
    const order = await lockOrder(context.tx, id)
    if (!isRunning(order.status)) throw new ShopOrderError('SHOP_ORDER_OVER')
    if (!isUnbegun(order.status)) throw new ShopOrderError('SHOP_ORDER_BEGUN')
    const end = { status: 'cancelled', reason: null, bankAccount, now: new Date() } as const
    const paidBack = await endOrder(context, order, end)
    await mailOrderEnded(context, order, { end: 'cancelled', reason: null, ...paidBack })
    const { refundOere } = paidBack
    context.about({ type: 'shop_order', id, detail: { number: order.number, refundOere } })
    return { id, refundOere }
  },
  form: { name: orderActName, done: ({ id }) => orderPath(id), back: ({ id = '' }) => orderPath(id) },
})
