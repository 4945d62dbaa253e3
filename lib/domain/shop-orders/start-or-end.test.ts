import { expect, test } from 'vitest'
import { cancelOrder } from '@/lib/domain/shop-orders/commands/cancel-order'
import { startOrder } from '@/lib/domain/shop-orders/commands/start-order'
import { withdrawOrder } from '@/lib/domain/shop-orders/commands/withdraw-order'
import type { ShopItem } from '@/lib/domain/shop-orders/schema'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { actorFor, administratorFor, callerFor, createAccount } from '@/tests/factories/accounts'
import { createMemorial } from '@/tests/factories/memorials'
import { codesOf, createShopOrder, payShopOrder } from '@/tests/factories/shop-orders'

const rounds = 6

type End = (caller: ReturnType<typeof callerFor>, order: { id: string }) => Promise<unknown>

/** An administrator starts a paid order in the moment its buyer ends it. */
async function race(item: ShopItem, end: End, round: number) {
  const buyer = await createAccount()
  const order = await createShopOrder(buyer, await createMemorial({ owner: buyer }), { item })
  const payment = await payShopOrder(order)
  const staff = administratorFor(await createAccount({ isAdmin: true }))
  const starting = () => execute(startOrder, callerFor(staff), { id: order.id })
  const ending = () => end(callerFor(actorFor(buyer)), { id: order.id })
  const tried = round % 2 === 0 ? [starting(), ending()] : [ending(), starting()]
  const settled = await Promise.allSettled(tried)
  const [started, ended] = round % 2 === 0 ? settled : settled.toReversed()
  return {
    started,
    ended,
    row: await db.shopOrder.findUniqueOrThrow({ where: { id: order.id } }),
    codes: await codesOf(order),
    refunds: await db.refund.findMany({ where: { paymentId: payment.id } }),
  }
}

test('of starting and cancelling at once exactly one happens, and the other is told', async () => {
  for (let round = 0; round < rounds; round++) {
    const { started, ended, row, codes, refunds } = await race(
      'plaque',
      (caller, id) => execute(cancelOrder, caller, id),
      round,
    )
    if (started?.status === 'fulfilled') {
      expect(ended).toMatchObject({ status: 'rejected', reason: { code: 'SHOP_ORDER_BEGUN' } })
      expect([row.status, codes.length, refunds.length]).toEqual(['started', 1, 0])
    } else {
      expect(started).toMatchObject({ reason: { code: 'SHOP_ORDER_NOT_WAITING' } })
      expect(ended).toMatchObject({ status: 'fulfilled' })
      expect([row.status, codes.length, refunds.length]).toEqual(['cancelled', 0, 1])
    }
  }
})

test('a code that is regretted while it is started is paid back once, and leads nowhere', async () => {
  for (let round = 0; round < rounds; round++) {
    const { started, ended, row, codes, refunds } = await race(
      'code',
      (caller, id) => execute(withdrawOrder, caller, id),
      round,
    )
    expect(ended).toMatchObject({ status: 'fulfilled' })
    if (started?.status === 'rejected') {
      expect(started).toMatchObject({ reason: { code: 'SHOP_ORDER_NOT_WAITING' } })
    }
    expect([row.status, refunds.length]).toEqual(['withdrawn', 1])
    expect(codes.map(({ state }) => state)).toEqual(started?.status === 'fulfilled' ? ['blocked'] : [])
  }
})
