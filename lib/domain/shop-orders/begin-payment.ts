import 'server-only'
import { orderPayment } from '@/lib/domain/payments/order-payment'
import { paymentStartPath } from '@/lib/domain/payments/paths'
import type { ProviderMethod } from '@/lib/domain/payments/schema'
import { orderedText } from '@/lib/domain/shop-orders/copy'
import { openOrderPurchase } from '@/lib/domain/shop-orders/order-invoice'
import type { ShopOrderRow } from '@/lib/domain/shop-orders/orders'
import type { RunContext } from '@/lib/server/command'
import type { SignedInActor } from '@/lib/shared/actor'
import { toOere } from '@/lib/shared/money'

/** Orders the card or MobilePay payment of a locked order; returns the path where it is made. */
export async function beginPayment(
  context: RunContext<SignedInActor>,
  order: ShopOrderRow,
  method: ProviderMethod,
): Promise<string> {
  const { id: purchaseId } = await openOrderPurchase(context, order, new Date())
  const { paymentId } = await orderPayment(context, {
    purpose: 'order',
    amountOere: toOere(order.totalOere),
    method,
    description: `Bestilling ${order.number}: ${orderedText(order)}`.slice(0, 120),
    email: order.buyerEmail,
    keepCard: false,
    customerRef: null,
    purchaseId,
    requestedById: context.actor.userId,
  })
  return paymentStartPath(paymentId)
}
