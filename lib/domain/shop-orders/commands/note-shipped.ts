import 'server-only'
import { mailOrderShipped } from '@/lib/domain/shop-orders/order-mails'
import { lockOrder } from '@/lib/domain/shop-orders/orders'
import { shopOrderId } from '@/lib/domain/shop-orders/schema'
import { readOrderCodes } from '@/lib/domain/shop-orders/workshop'
import { defineCommand, nothing, theSystem } from '@/lib/server/command'

/** Tells the family when the last piece of its order was shipped with its batch. Does nothing before, or twice. */
export const noteShipped = defineCommand({
  name: 'shop-orders.note-shipped',
  input: shopOrderId,
  session: 'system',
  load: nothing,
  authorize: theSystem,
  run: async (context, { id }) => {
    const { tx } = context
    const { status, packageId } = await lockOrder(tx, id)
    context.about({ type: 'shop_order', id })
    if (status !== 'started' || !packageId) return { isShipped: false }
    const codes = (await readOrderCodes(tx, [packageId])).get(packageId) ?? []
    const last = codes.toSorted((one, other) => Number(other.shippedAt ?? 0) - Number(one.shippedAt ?? 0))[0]
    if (!last?.shippedAt || codes.some(({ piece }) => piece !== 'shipped')) return { isShipped: false }
    const { shippedAt, carrier, trackingNumber } = last
    await tx.shopOrder.update({ where: { id }, data: { status: 'shipped', shippedAt, carrier, trackingNumber } })
    await mailOrderShipped(context, await lockOrder(tx, id))
    return { isShipped: true }
  },
})
