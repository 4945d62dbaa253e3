import 'server-only'
import { refundDays, withdrawalDays } from '@/lib/domain/billing/plans'
import { openAgreement } from '@/lib/domain/notifications/open-agreement'
import { queueMail } from '@/lib/domain/notifications/queue-mail'
import { trackingLink } from '@/lib/domain/production/tracking-link'
import { orderedText } from '@/lib/domain/shop-orders/copy'
import type { PaidBack } from '@/lib/domain/shop-orders/end-order'
import type { ShopOrderRow } from '@/lib/domain/shop-orders/orders'
import { orderPath, receivedPath, withdrawPath } from '@/lib/domain/shop-orders/paths'
import { knownRegretEndOf, owesPlate, regretOf } from '@/lib/domain/shop-orders/policy'
import { plateAddress } from '@/lib/domain/shop-orders/present-order'
import { isEngraved } from '@/lib/domain/shop-orders/schema'
import { orderTerms } from '@/lib/domain/shop-orders/terms-copy'
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
function withdrawPathOf(order: ShopOrderRow): string | null {
  const isOpen = regretOf(order, new Date()) === 'open'
  return isOpen ? withdrawPath(order.id, signatureOf('withdrawal', order.id)) : null
}

/** The confirmation with the terms. `payment` is what the buyer still has to do. */
export async function mailOrderReceived(
  context: Context,
  order: ShopOrderRow,
  payment: 'paid' | 'transfer' | 'invoice' | 'held' = 'paid',
): Promise<void> {
  const { memorialName, deliveryName, address, postcode, city } = order
  const path = withdrawPathOf(order)
  const props = {
    ...about(order),
    memorialName,
    total: formatOere(toOere(order.totalOere)),
    deliverTo: `${deliveryName}, ${address}, ${postcode} ${city}`,
    payment,
    withdrawalDays,
    isDrawn: isEngraved(order.item),
    start: order.item !== 'engraving' ? null : order.startConsentAt ? ('now' as const) : ('later' as const),
    cannotRegret: regretOf(order, new Date()) === 'made',
    sendPlateTo: order.item === 'engraving' && payment !== 'held' ? plateAddress() : null,
  }
  await openAgreement(context, {
    to: order.buyerEmail,
    terms: orderTerms,
    regret: path === null ? null : { until: knownRegretEndOf(order), path },
    mail: (papers) => ({ template: 'shop-order-received', props: { ...props, ...papers } }),
  })
}

/** When it has left us. */
export async function mailOrderShipped(context: Context, order: ShopOrderRow): Promise<void> {
  const { carrier, trackingNumber } = order
  const trackingUrl = trackingLink(carrier, trackingNumber)
  const path = withdrawPathOf(order)
  const props = {
    ...about(order),
    carrier,
    trackingNumber,
    trackingUrl,
    withdrawalDays,
    withdrawUrl: order.item === 'code' ? path && wholeAddress(path) : null,
    receivedUrl: wholeAddress(receivedPath(order.id, signatureOf('withdrawal', order.id))),
  }
  await queueMail(context, { to: order.buyerEmail, mail: { template: 'shop-order-shipped', props } })
}

type End = PaidBack & { end: 'cancelled' | 'abandoned'; reason: string | null }

/** When it is cancelled, or given up although it was invoiced. */
export async function mailOrderEnded(
  context: Context,
  order: ShopOrderRow,
  { refundOere, ...end }: End,
): Promise<void> {
  const refund = refundOere > 0 ? formatOere(refundOere) : null
  const isPlate = owesPlate({ ...order, status: end.end }, true)
  const props = { ...about(order), ...end, refund, refundDays, isPlate }
  await queueMail(context, { to: order.buyerEmail, mail: { template: 'shop-order-ended', props } })
}

/** When we have kept it waiting for longer than we promise. */
export async function mailOrderLate(context: Context, order: ShopOrderRow): Promise<void> {
  await queueMail(context, { to: order.buyerEmail, mail: { template: 'shop-order-late', props: about(order) } })
}
