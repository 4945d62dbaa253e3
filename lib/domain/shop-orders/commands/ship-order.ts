import 'server-only'
import { ShopOrderError } from '@/lib/domain/shop-orders/errors'
import { markOrderShipped } from '@/lib/domain/shop-orders/mark-shipped'
import { forAdministrator, lockOrder } from '@/lib/domain/shop-orders/orders'
import { shipShopOrderInput } from '@/lib/domain/shop-orders/schema'
import { defineCommand } from '@/lib/server/command'

/**
 * Notes that a further code was sent to the family; plaques follow their batch. Throws SHOP_ORDER_NOT_A_CODE and
 * SHOP_ORDER_OVER.
 */
export const shipOrder = defineCommand({
  name: 'shop-orders.ship-order',
  input: shipShopOrderInput,
  ...forAdministrator,
  run: async (context, { id, carrier, trackingNumber }) => {
    const { item, status } = await lockOrder(context.tx, id)
    if (item !== 'code') throw new ShopOrderError('SHOP_ORDER_NOT_A_CODE')
    if (status !== 'started') throw new ShopOrderError('SHOP_ORDER_OVER')
    await markOrderShipped(context, id, { shippedAt: new Date(), carrier, trackingNumber })
    context.about({ type: 'shop_order', id })
    return { id }
  },
})
