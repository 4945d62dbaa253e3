import 'server-only'
import { adminOrderPath } from '@/lib/domain/shop-orders/admin-paths'
import { adminOrderForm } from '@/lib/domain/shop-orders/copy'
import { ShopOrderError } from '@/lib/domain/shop-orders/errors'
import { getOrderRow, lockOrder } from '@/lib/domain/shop-orders/orders'
import { canManageOrders, canStart } from '@/lib/domain/shop-orders/policy'
import { shopOrderId } from '@/lib/domain/shop-orders/schema'
import { makeOrderCodes } from '@/lib/domain/shop-orders/start-order'
import { defineCommand } from '@/lib/server/command'

/**
 * Begins a paid order, or a public buyer's: its codes are made and lead to the page at once, so that a drawing can be
 * written for them. Throws SHOP_ORDER_NOT_WAITING, also before the day that an engraving may begin, and SHOP_ORDER_PAGE_GONE.
 */
export const startOrder = defineCommand({
  name: 'shop-orders.start-order',
  input: shopOrderId,
  session: 'required',
  load: ({ id }, { actor }) => getOrderRow(actor, id),
  authorize: canManageOrders,
  run: async (context, { id }) => {
    const order = await lockOrder(context.tx, id)
    if (!canStart(order, new Date())) throw new ShopOrderError('SHOP_ORDER_NOT_WAITING')
    const made = await makeOrderCodes(context, order)
    await context.tx.shopOrder.update({
      where: { id },
      data: { status: 'started', startedAt: new Date(), packageId: made.id },
    })
    context.about({ type: 'shop_order', id, detail: { number: order.number, package: made.number } })
    return { id, package: made }
  },
  form: {
    name: adminOrderForm,
    done: ({ id }) => adminOrderPath(id),
    back: ({ id = '' }) => adminOrderPath(id),
  },
})
