import 'server-only'
import { sendInvoice } from '@/lib/domain/invoices/send-invoice'
import { agreementPapers } from '@/lib/domain/notifications/open-agreement'
import { ShopOrderError } from '@/lib/domain/shop-orders/errors'
import { issueOrderInvoice, openOrderPurchase } from '@/lib/domain/shop-orders/order-invoice'
import { mailOrderReceived } from '@/lib/domain/shop-orders/order-mails'
import { findOrderInvoice, forAdministrator, lockOrder } from '@/lib/domain/shop-orders/orders'
import { isHeld, paymentDays, shopOrderId } from '@/lib/domain/shop-orders/schema'
import { orderTerms } from '@/lib/domain/shop-orders/terms-copy'
import { defineCommand } from '@/lib/server/command'

/**
 * An administrator has looked at a public buyer: its order is invoiced and confirmed, and can be begun. The buyer's
 * next orders under the same numbers do not wait. To decline one, its order is called off. Throws SHOP_ORDER_NOT_HELD.
 */
export const approveBuyer = defineCommand({
  name: 'shop-orders.approve-buyer',
  input: shopOrderId,
  ...forAdministrator,
  // Drawing takes seconds: not while the order is locked.
  prepare: () => agreementPapers(orderTerms),
  run: async (context, { id }) => {
    const { tx } = context
    const order = await lockOrder(tx, id)
    if (!isHeld(order)) throw new ShopOrderError('SHOP_ORDER_NOT_HELD')
    await tx.shopOrder.update({ where: { id }, data: { buyerCheck: 'approved' } })
    await mailOrderReceived(context, order, 'invoice')
    if (!(await findOrderInvoice(tx, id))) {
      const now = new Date()
      const { id: purchaseId } = await openOrderPurchase(context, order, now)
      const issued = await issueOrderInvoice(tx, order, { purchaseId, now, dueInDays: paymentDays.public })
      await sendInvoice(context, issued.id)
    }
    const { number, cvr, ean } = order
    context.about({ type: 'shop_order', id, detail: { number, cvr, ean } })
    return { id }
  },
})
