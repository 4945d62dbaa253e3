import 'server-only'
import { withdrawalDays } from '@/lib/domain/billing/plans'
import { legalDocuments } from '@/lib/domain/legal/legal-documents'
import { queueMail } from '@/lib/domain/notifications/queue-mail'
import { trackingLink } from '@/lib/domain/production/tracking-link'
import { orderedText } from '@/lib/domain/shop-orders/copy'
import type { PaidBack } from '@/lib/domain/shop-orders/end-order'
import { orderPapers } from '@/lib/domain/shop-orders/order-papers'
import type { ShopOrderRow } from '@/lib/domain/shop-orders/orders'
import { orderPath, withdrawPath } from '@/lib/domain/shop-orders/paths'
import { regretOf } from '@/lib/domain/shop-orders/policy'
import { plateAddress } from '@/lib/domain/shop-orders/present-order'
import { isMadeToOrder } from '@/lib/domain/shop-orders/schema'
import type { RunContext } from '@/lib/server/command'
import { signatureOf } from '@/lib/server/signed-link'
import { wholeAddress } from '@/lib/server/whole-address'
import { formatOere, toOere } from '@/lib/shared/money'

type Context = Pick<RunContext, 'tx' | 'enqueue'>

const orderUrl = (id: string) => wholeAddress(orderPath(id))
const about = (order: ShopOrderRow) => ({
  name: order.buyerName,
  number: order.number,
  ordered: orderedText(order),
  orderUrl: orderUrl(order.id),
})

/** Where the order can be regretted without signing in; null where the law gives no such right. */
function withdrawUrlOf(order: ShopOrderRow): string | null {
  const isOpen = regretOf(order, new Date()) === 'open'
  return isOpen ? wholeAddress(withdrawPath(order.id, signatureOf('withdrawal', order.id))) : null
}

/** The confirmation with the terms. `payment` is what the buyer still has to do. */
export async function mailOrderReceived(
  context: Context,
  order: ShopOrderRow,
  payment: 'paid' | 'transfer' | 'invoice' | 'held' = 'paid',
): Promise<void> {
  const { memorialName, deliveryName, address, postcode, city } = order
  const props = {
    ...about(order),
    memorialName,
    total: formatOere(toOere(order.totalOere)),
    deliverTo: `${deliveryName}, ${address}, ${postcode} ${city}`,
    payment,
    ...{ withdrawUrl: withdrawUrlOf(order), withdrawalDays },
    isDrawn: isMadeToOrder(order.item),
    cannotRegret: regretOf(order, new Date()) === 'made',
    sendPlateTo: order.item === 'engraving' && payment !== 'held' ? plateAddress() : null,
    termsUrl: wholeAddress(legalDocuments.terms.path),
  }
  const mail = { template: 'shop-order-received', props } as const
  const files = await orderPapers({ canRegret: props.withdrawUrl !== null })
  await queueMail(context, { to: order.buyerEmail, mail, files })
}

/** When it has left us. */
export async function mailOrderShipped(context: Context, order: ShopOrderRow): Promise<void> {
  const { carrier, trackingNumber } = order
  const trackingUrl = trackingLink(carrier, trackingNumber)
  const withdrawUrl = withdrawUrlOf(order)
  const props = { ...about(order), carrier, trackingNumber, trackingUrl, withdrawUrl, withdrawalDays }
  await queueMail(context, { to: order.buyerEmail, mail: { template: 'shop-order-shipped', props } })
}

type End = PaidBack & { end: 'cancelled' | 'abandoned'; reason: string | null }

/** When it is cancelled or given up. */
export async function mailOrderEnded(
  context: Context,
  order: ShopOrderRow,
  { refundOere, ...end }: End,
): Promise<void> {
  const props = { ...about(order), ...end, refund: refundOere > 0 ? formatOere(refundOere) : null }
  await queueMail(context, { to: order.buyerEmail, mail: { template: 'shop-order-ended', props } })
}

/** When we have kept it waiting for longer than we promise. */
export async function mailOrderLate(context: Context, order: ShopOrderRow): Promise<void> {
  await queueMail(context, { to: order.buyerEmail, mail: { template: 'shop-order-late', props: about(order) } })
}
