import 'server-only'
import { queueMail } from '@/lib/domain/notifications/queue-mail'
import { orderedText, withdrawFormName } from '@/lib/domain/shop-orders/copy'
import { assertNotInWorkshop, endOrder } from '@/lib/domain/shop-orders/end-order'
import { ShopOrderError } from '@/lib/domain/shop-orders/errors'
import { lockOrder } from '@/lib/domain/shop-orders/orders'
import { withdrawPath } from '@/lib/domain/shop-orders/paths'
import { regretOf } from '@/lib/domain/shop-orders/policy'
import { withdrawOrderInput } from '@/lib/domain/shop-orders/schema'
import { getRegretted, mayRegret } from '@/lib/domain/shop-orders/withdrawal'
import { defineCommand, type RunContext } from '@/lib/server/command'
import { formatDateTime } from '@/lib/shared/danish-time'
import { emailKeyOf } from '@/lib/shared/identity-keys'
import { formatOere, toOere } from '@/lib/shared/money'

/**
 * Regrets the purchase of a further code, signed in as its buyer or by the order's link: pays all of it back and mails
 * the receipt (forbrugeraftaleloven §§ 18–20 a). The second time it answers with the first receipt. Throws
 * SHOP_ORDER_MADE_TO_ORDER, SHOP_ORDER_TOO_LATE and SHOP_ORDER_OVER.
 */
export const withdrawOrder = defineCommand({
  name: 'shop-orders.withdraw-order',
  input: withdrawOrderInput,
  session: 'optional',
  limits: (_, { address }) => [{ name: 'withdraw-shop-order', key: address, points: 20, seconds: 3600 }],
  load: ({ id, key }, { actor }) => getRegretted(actor, { id, key }),
  authorize: mayRegret,
  run: async (context, { id, name, email, message, bankAccount }) => {
    const { tx } = context
    const now = new Date()
    const order = await lockOrder(tx, id)
    const before = await tx.withdrawal.findFirst({
      where: { shopOrderId: id },
      select: { number: true, refundOere: true },
    })
    if (before) return { id, receipt: before.number, refund: formatOere(toOere(before.refundOere)) }
    assertRegrettable(regretOf(order, now))
    await assertNotInWorkshop(context, order)
    const refundOere = await endOrder(context, order, { status: 'withdrawn', reason: null, bankAccount, now })
    const { number: receipt } = await tx.withdrawal.create({
      data: { shopOrderId: id, name, email, message, refundOere, at: now },
      select: { number: true },
    })
    const refund = refundOere > 0 ? formatOere(refundOere) : null
    const said = { name, receipt, number: order.number, ordered: orderedText(order), refund, message }
    await mailReceipts(context, [order.buyerEmail, email], { ...said, at: formatDateTime(now) })
    context.about({ type: 'shop_order', id, detail: { number: order.number, receipt, refundOere } })
    return { id, receipt, refund: formatOere(refundOere) }
  },
  form: {
    name: withdrawFormName,
    done: (_, { id = '' }, { key }) => withdrawPath(id, typeof key === 'string' ? key : null),
    back: ({ id = '' }, { key }) => withdrawPath(id, typeof key === 'string' ? key : null),
  },
})

function assertRegrettable(state: ReturnType<typeof regretOf>): void {
  if (state === 'made' || state === 'business') throw new ShopOrderError('SHOP_ORDER_MADE_TO_ORDER')
  if (state === 'over') throw new ShopOrderError('SHOP_ORDER_TOO_LATE')
  if (state === 'ended') throw new ShopOrderError('SHOP_ORDER_OVER')
}

type Receipt = {
  name: string
  receipt: number
  number: number
  ordered: string
  at: string
  refund: string | null
  message: string | null
}

/** To the address of the order, and to the one that was typed if it is another. */
async function mailReceipts(context: Pick<RunContext, 'tx' | 'enqueue'>, addresses: string[], props: Receipt) {
  const byKey = new Map(addresses.map((address) => [emailKeyOf(address), address]))
  for (const to of byKey.values()) await queueMail(context, { to, mail: { template: 'shop-order-withdrawn', props } })
}
