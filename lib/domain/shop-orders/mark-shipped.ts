import 'server-only'
import { mailOrderShipped } from '@/lib/domain/shop-orders/order-mails'
import { readOrder } from '@/lib/domain/shop-orders/orders'
import type { RunContext } from '@/lib/server/command'

type Sent = { shippedAt: Date; carrier: string | null; trackingNumber: string | null }

/** Marks a locked order as sent and tells its buyer: a code when we send it, the rest with the last of their pieces. */
export async function markOrderShipped(
  context: Pick<RunContext, 'tx' | 'enqueue'>,
  id: string,
  sent: Sent,
): Promise<void> {
  await context.tx.shopOrder.update({ where: { id }, data: { status: 'shipped', ...sent } })
  await mailOrderShipped(context, await readOrder(context.tx, id))
}
