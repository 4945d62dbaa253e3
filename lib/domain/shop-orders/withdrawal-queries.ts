import 'server-only'
import type { ShopOrderRow } from '@/lib/domain/shop-orders/orders'
import { isBuyer } from '@/lib/domain/shop-orders/policy'
import { orderView, readBeside } from '@/lib/domain/shop-orders/present-order'
import { withdrawalLookInput } from '@/lib/domain/shop-orders/schema'
import type { RegretView } from '@/lib/domain/shop-orders/views'
import { getRegretted, mayRegret } from '@/lib/domain/shop-orders/withdrawal'
import { db } from '@/lib/server/db'
import { defineRead } from '@/lib/server/read'
import type { Actor } from '@/lib/shared/actor'
import { formatDateTime } from '@/lib/shared/danish-time'
import { formatOere, toOere } from '@/lib/shared/money'

/** A purchase that somebody wants to regret, signed in or by its link. Throws NOT_FOUND. */
export const getRegret = defineRead({
  name: 'shop-orders.get-regret',
  session: 'optional',
  input: withdrawalLookInput,
  load: (input, actor) => getRegretted(actor, input),
  authorize: mayRegret,
  run: (actor, __, { order }) => readRegret(actor, order),
})

async function readRegret(actor: Actor, order: ShopOrderRow): Promise<RegretView> {
  const [beside, withdrawal] = await Promise.all([
    readBeside(db, [order]),
    db.withdrawal.findFirst({ where: { shopOrderId: order.id }, select: { number: true, at: true, refundOere: true } }),
  ])
  const { id, number, ordered, total, at, regret, regretUntil, paidAt, isTransferred } = orderView(order, beside(order))
  return {
    ...{ id, number, ordered, total, at, regret, regretUntil },
    asksForAccount: isTransferred && isBuyer(actor, order),
    refund: paidAt ? total : null,
    receipt: withdrawal && {
      number: withdrawal.number,
      at: formatDateTime(withdrawal.at),
      refund: formatOere(toOere(withdrawal.refundOere)),
    },
  }
}
