import 'server-only'
import type { ShopOrderRow } from '@/lib/domain/shop-orders/orders'
import { isBuyer, keptOere, workOf } from '@/lib/domain/shop-orders/policy'
import { orderView, readBeside } from '@/lib/domain/shop-orders/present-order'
import { withdrawalLookInput } from '@/lib/domain/shop-orders/schema'
import type { RegretView } from '@/lib/domain/shop-orders/views'
import { getRegretted, mayRegret } from '@/lib/domain/shop-orders/withdrawal'
import { db } from '@/lib/server/db'
import { defineRead } from '@/lib/server/read'
import type { Actor } from '@/lib/shared/actor'
import { formatDateTime } from '@/lib/shared/danish-time'
import { formatOere, sumOere, toOere } from '@/lib/shared/money'

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
  const own = beside(order)
  const view = orderView(order, own)
  const { id, number, ordered, total, at, regret, regretUntil, paidAt, isTransferred, item } = view
  const { shippedAt, receivedAt, canReceive } = view
  const kept = keptOere({ ...order, unitOere: toOere(order.unitOere) }, workOf(order, own.codes))
  return {
    id,
    number,
    ordered,
    total,
    at,
    regret,
    regretUntil,
    item,
    shippedAt,
    receivedAt,
    canReceive,
    kept: kept > 0 ? formatOere(kept) : null,
    asksForAccount: isTransferred && isBuyer(actor, order),
    refund: paidAt ? formatOere(sumOere([toOere(order.totalOere), -kept])) : null,
    receipt: withdrawal && {
      number: withdrawal.number,
      at: formatDateTime(withdrawal.at),
      refund: formatOere(toOere(withdrawal.refundOere)),
    },
  }
}
