import 'server-only'
import { z } from 'zod'
import { isGivenUp } from '@/lib/domain/shop-orders/due-orders'
import { endOrder } from '@/lib/domain/shop-orders/end-order'
import { mailOrderEnded } from '@/lib/domain/shop-orders/order-mails'
import { findOrderInvoice, lockOrder } from '@/lib/domain/shop-orders/orders'
import { shopOrderId } from '@/lib/domain/shop-orders/schema'
import { defineCommand, nothing, theSystem } from '@/lib/server/command'

/**
 * Closes an order that nobody paid for; the invoice of a transfer is credited. Does nothing to one that was paid
 * meanwhile. A card payment that still arrives makes it stand again (begin-order.ts).
 */
export const abandonOrder = defineCommand({
  name: 'shop-orders.abandon-order',
  input: shopOrderId.extend({ now: z.date() }),
  session: 'system',
  load: nothing,
  authorize: theSystem,
  run: async (context, { id, now }) => {
    const order = await lockOrder(context.tx, id)
    const invoice = await findOrderInvoice(context.tx, id)
    context.about({ type: 'shop_order', id })
    if (!isGivenUp(order, invoice, now)) return { isAbandoned: false }
    const paidBack = await endOrder(context, order, { status: 'abandoned', reason: null, bankAccount: null, now })
    // Nobody is mailed about a payment page that was left: the buyer knows.
    if (invoice) await mailOrderEnded(context, order, { end: 'abandoned', reason: null, ...paidBack })
    return { isAbandoned: true }
  },
})
