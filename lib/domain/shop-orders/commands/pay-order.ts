import 'server-only'
import { paymentMethods } from '@/lib/domain/payments/methods'
import { orderActName } from '@/lib/domain/shop-orders/copy'
import { ShopOrderError } from '@/lib/domain/shop-orders/errors'
import { beginPayment } from '@/lib/domain/shop-orders/order-invoice'
import { findOrderInvoice, forBuyer, lockOrder } from '@/lib/domain/shop-orders/orders'
import { orderPath } from '@/lib/domain/shop-orders/paths'
import { isHeld, payOrderInput } from '@/lib/domain/shop-orders/schema'
import { defineCommand } from '@/lib/server/command'

/**
 * Goes back to paying an order that a card or MobilePay payment was not completed for. Throws METHOD_UNAVAILABLE,
 * SHOP_ORDER_NOT_PAYABLE and, where an invoice was chosen, SHOP_ORDER_BY_INVOICE.
 */
export const payOrder = defineCommand({
  name: 'shop-orders.pay-order',
  input: payOrderInput,
  ...forBuyer,
  limits: (_, { actor }) => [{ name: 'pay-shop-order', key: actor.userId, points: 30, seconds: 3600 }],
  run: async (context, { id, method }) => {
    const order = await lockOrder(context.tx, id)
    if (order.status !== 'ordered' || isHeld(order)) throw new ShopOrderError('SHOP_ORDER_NOT_PAYABLE')
    if (await findOrderInvoice(context.tx, id)) throw new ShopOrderError('SHOP_ORDER_BY_INVOICE')
    if (!paymentMethods().includes(method)) throw new ShopOrderError('METHOD_UNAVAILABLE')
    const next = await beginPayment(context, order, method)
    context.about({ type: 'shop_order', id })
    return { id, next }
  },
  form: { name: orderActName, done: ({ next }) => next, back: ({ id = '' }) => orderPath(id) },
})
