import 'server-only'
import { findOrderInvoice, forAdministrator, lockOrder } from '@/lib/domain/shop-orders/orders'
import { owesPlate } from '@/lib/domain/shop-orders/policy'
import { shopOrderId } from '@/lib/domain/shop-orders/schema'
import { defineCommand } from '@/lib/server/command'
import { DomainError } from '@/lib/server/errors'

/**
 * Notes that the family's own plate of an ended engraving went back today, or never came: it waits for us no longer.
 * Throws CONFLICT where none is to go back.
 */
export const returnPlate = defineCommand({
  name: 'shop-orders.return-plate',
  input: shopOrderId,
  ...forAdministrator,
  run: async (context, { id }) => {
    const order = await lockOrder(context.tx, id)
    const invoice = await findOrderInvoice(context.tx, id)
    if (!owesPlate(order, invoice !== null)) throw new DomainError('CONFLICT')
    await context.tx.shopOrder.update({ where: { id }, data: { plateBackAt: new Date() } })
    context.about({ type: 'shop_order', id, detail: { number: order.number } })
    return { id }
  },
})
