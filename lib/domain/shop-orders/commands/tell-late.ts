import 'server-only'
import { z } from 'zod'
import { isLate } from '@/lib/domain/shop-orders/delivery'
import { tellLateName, toldOf } from '@/lib/domain/shop-orders/due-orders'
import { mailOrderLate } from '@/lib/domain/shop-orders/order-mails'
import { lockOrder } from '@/lib/domain/shop-orders/orders'
import { shopOrderId } from '@/lib/domain/shop-orders/schema'
import { readOrderCodes } from '@/lib/domain/shop-orders/workshop'
import { defineCommand, nothing, theSystem } from '@/lib/server/command'

/** Writes once to a family whose order is later than we promise, as the terms say we do. Does nothing to others. */
export const tellLate = defineCommand({
  name: tellLateName,
  input: shopOrderId.extend({ now: z.date() }),
  session: 'system',
  load: nothing,
  authorize: theSystem,
  run: async (context, { id, now }) => {
    const { tx } = context
    const order = await lockOrder(tx, id)
    const { packageId } = order
    const codes = packageId ? ((await readOrderCodes(tx, [packageId])).get(packageId) ?? []) : []
    if (!isLate(order, codes, now) || (await toldOf(tx, [id])).has(id)) return { isTold: false }
    await mailOrderLate(context, order)
    // Also how the next round knows that it was told.
    context.about({ type: 'shop_order', id, detail: { number: order.number } })
    return { isTold: true }
  },
})
