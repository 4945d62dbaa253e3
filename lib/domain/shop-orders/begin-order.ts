import 'server-only'
import { issueOrderInvoice } from '@/lib/domain/shop-orders/order-invoice'
import { mailOrderReceived } from '@/lib/domain/shop-orders/order-mails'
import { readOrder, type ShopOrderRow } from '@/lib/domain/shop-orders/orders'
import { withdrawalDeadline } from '@/lib/domain/subscriptions/law/withdrawal'
import type { WriteContext } from '@/lib/server/command'

/**
 * Marks an order that the caller has locked as paid. One that was given up meanwhile stands again, since somebody paid
 * for it.
 */
export async function beginOrder({ tx }: WriteContext, id: string, now: Date): Promise<ShopOrderRow> {
  const order = await readOrder(tx, id)
  const isWaiting = order.status === 'ordered' || order.status === 'abandoned'
  // A public buyer's order is begun before it is paid.
  const paidAt = order.paidAt ?? now
  const data = {
    // Its plate is on its way again, if it went back meanwhile.
    ...(isWaiting ? { status: 'paid' as const, plateBackAt: null } : {}),
    ...(order.startFrom && !order.paidAt ? { startFrom: withdrawalDeadline(now) } : {}),
    paidAt,
  }
  await tx.shopOrder.update({ where: { id }, data })
  return { ...order, paidAt }
}

/** The invoice of an order that was paid by card or MobilePay, and its confirmation. The caller sends the invoice. */
export async function issuePaidOrder(
  context: WriteContext,
  order: ShopOrderRow,
  { purchaseId, now }: { purchaseId: string; now: Date },
): Promise<{ id: string }> {
  const issued = await issueOrderInvoice(context.tx, order, { purchaseId, now, dueInDays: 0 })
  await mailOrderReceived(context, order)
  return issued
}
