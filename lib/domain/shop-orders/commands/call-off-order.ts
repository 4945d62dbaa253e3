import 'server-only'
import { assertNotInWorkshop, endOrder } from '@/lib/domain/shop-orders/end-order'
import { ShopOrderError } from '@/lib/domain/shop-orders/errors'
import { mailOrderEnded } from '@/lib/domain/shop-orders/order-mails'
import { forAdministrator, lockOrder } from '@/lib/domain/shop-orders/orders'
import { isRunning } from '@/lib/domain/shop-orders/policy'
import { callOffOrderInput } from '@/lib/domain/shop-orders/schema'
import { defineCommand } from '@/lib/server/command'

/**
 * We cancel an order that is not sent yet, with a reason that is mailed; what was paid is paid back. Throws
 * SHOP_ORDER_OVER, and SHOP_ORDER_IN_WORKSHOP while a piece is being made.
 */
export const callOffOrder = defineCommand({
  name: 'shop-orders.call-off-order',
  input: callOffOrderInput,
  ...forAdministrator,
  confirms: true,
  run: async (context, { id, reason, bankAccount }) => {
    const order = await lockOrder(context.tx, id)
    if (!isRunning(order.status)) throw new ShopOrderError('SHOP_ORDER_OVER')
    await assertNotInWorkshop(context, order)
    const paidBack = await endOrder(context, order, { status: 'cancelled', reason, bankAccount, now: new Date() })
    await mailOrderEnded(context, order, { end: 'cancelled', reason, ...paidBack })
    const { refundOere } = paidBack
    context.about({ type: 'shop_order', id, detail: { number: order.number, refundOere, reason } })
    return { id, refundOere }
  },
})
