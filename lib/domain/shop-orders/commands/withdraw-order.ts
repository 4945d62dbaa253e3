import 'server-only'
import { refundDays } from '@/lib/domain/billing/plans'
import { queueMail } from '@/lib/domain/notifications/queue-mail'
import { orderedText, withdrawFormName } from '@/lib/domain/shop-orders/copy'
import { assertNotInWorkshop, endOrder } from '@/lib/domain/shop-orders/end-order'
import { ShopOrderError } from '@/lib/domain/shop-orders/errors'
import { lockOrder } from '@/lib/domain/shop-orders/orders'
import { withdrawPath } from '@/lib/domain/shop-orders/paths'
import { isBuyer, keptOere, regretOf } from '@/lib/domain/shop-orders/policy'
import { withdrawOrderInput } from '@/lib/domain/shop-orders/schema'
import { getRegretted, lockOpenPieces, mayRegret, readWork, stopPieces } from '@/lib/domain/shop-orders/withdrawal'
import { refuseLinks } from '@/lib/server/abuse/spam-check'
import { defineCommand } from '@/lib/server/command'
import { formatDateTime } from '@/lib/shared/danish-time'
import { formatOere, toOere } from '@/lib/shared/money'

/**
 * Regrets the purchase of a further code or an engraving, signed in as its buyer or by the order's link: pays it back,
 * less the part of an engraving that was done as asked, and mails the receipt (forbrugeraftaleloven §§ 18–20 a and 25).
 * The second time it answers with the first receipt. Throws SHOP_ORDER_MADE_TO_ORDER, SHOP_ORDER_TOO_LATE and
 * SHOP_ORDER_OVER.
 */
export const withdrawOrder = defineCommand({
  name: 'shop-orders.withdraw-order',
  input: withdrawOrderInput,
  session: 'optional',
  limits: (_, { address }) => [{ name: 'withdraw-shop-order', key: address, points: 20, seconds: 3600 }],
  load: ({ id, key, message }, { actor }) => {
    refuseLinks({ message }, { message: 3 })
    return getRegretted(actor, { id, key })
  },
  authorize: mayRegret,
  run: async (context, { id, message, bankAccount }) => {
    const { tx, actor } = context
    const now = new Date()
    const order = await lockOrder(tx, id)
    // Whoever has the link may not be the buyer: a mail is passed on.
    if (bankAccount && !isBuyer(actor, order)) throw new ShopOrderError('SHOP_ORDER_ACCOUNT').at('bankAccount')
    const { buyerName: name, buyerEmail: email } = order
    const before = await tx.withdrawal.findFirst({
      where: { shopOrderId: id },
      select: { number: true, refundOere: true },
    })
    if (before) return { id, receipt: before.number, refund: formatOere(toOere(before.refundOere)) }
    const isPlate = order.item === 'engraving'
    const pieces = isPlate ? await lockOpenPieces(context, order) : []
    const work = await readWork(tx, order)
    assertRegrettable(regretOf(order, now, work))
    if (!isPlate) await assertNotInWorkshop(context, order)
    const kept = keptOere({ ...order, unitOere: toOere(order.unitOere) }, work)
    const end = { status: 'withdrawn', reason: null, bankAccount, keptOere: kept, now } as const
    const { refundOere, lacksAccount } = await endOrder(context, order, end)
    await stopPieces(context, pieces, order)
    const { number: receipt } = await tx.withdrawal.create({
      data: { shopOrderId: id, name: name.slice(0, 120), email, message, refundOere, at: now },
      select: { number: true },
    })
    const props = {
      name,
      receipt,
      number: order.number,
      ordered: orderedText(order),
      message,
      at: formatDateTime(now),
      refund: refundOere > 0 ? formatOere(refundOere) : null,
      refundDays,
      lacksAccount,
      isPlate,
      kept: kept > 0 ? formatOere(kept) : null,
    }
    await queueMail(context, { to: email, mail: { template: 'shop-order-withdrawn', props } })
    context.about({ type: 'shop_order', id, detail: { number: order.number, receipt, refundOere } })
    return { id, receipt, refund: formatOere(refundOere) }
  },
  form: {
    name: withdrawFormName,
    done: (_, { id = '' }, { key }) => withdrawPath(id, typeof key === 'string' ? key : null),
    back: ({ id = '' }, { key }) => withdrawPath(id, typeof key === 'string' ? key : null, 2),
  },
})

function assertRegrettable(state: ReturnType<typeof regretOf>): void {
  if (state === 'made' || state === 'business') throw new ShopOrderError('SHOP_ORDER_MADE_TO_ORDER')
  if (state === 'over') throw new ShopOrderError('SHOP_ORDER_TOO_LATE')
  if (state === 'ended') throw new ShopOrderError('SHOP_ORDER_OVER')
}
