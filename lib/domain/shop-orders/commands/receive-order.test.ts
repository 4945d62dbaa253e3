import { expect, test } from 'vitest'
import { receiveOrder } from '@/lib/domain/shop-orders/commands/receive-order'
import { regretEndOf } from '@/lib/domain/shop-orders/policy'
import { getOwnOrder } from '@/lib/domain/shop-orders/queries'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { signatureOf } from '@/lib/server/signed-link'
import type { Actor } from '@/lib/shared/actor'
import { addDays } from '@/lib/shared/danish-days'
import { formatDate } from '@/lib/shared/danish-time'
import { actorFor, administratorFor, callerFor, createAccount, visitor } from '@/tests/factories/accounts'
import { createMemorial } from '@/tests/factories/memorials'
import { createShopOrder } from '@/tests/factories/shop-orders'

const receive = (actor: Actor, id: string, more: object = {}) =>
  execute(receiveOrder, callerFor(actor), { id, ...more })
const read = (id: string) => db.shopOrder.findUniqueOrThrow({ where: { id } })

async function sentCode() {
  const owner = await createAccount()
  const shippedAt = addDays(new Date(), -30)
  const options = { item: 'code', status: 'shipped', shippedAt } as const
  const order = await createShopOrder(owner, await createMemorial({ owner }), options)
  return { ...order, actor: actorFor(owner) }
}

test('the day that a code came begins the time to regret it, and is shown from then', async () => {
  const { id, actor } = await sentCode()
  expect(await getOwnOrder(actor, { id })).toMatchObject({ regret: 'open', regretUntil: null, canReceive: true })
  await receive(actor, id)
  const order = await read(id)
  const last = new Date((regretEndOf(order) ?? new Date(0)).getTime() - 1)
  expect(last > addDays(new Date(), 13)).toBe(true)
  expect(await getOwnOrder(actor, { id })).toMatchObject({
    regret: 'open',
    regretUntil: formatDate(last),
    canReceive: false,
    receivedAt: formatDate(order.receivedAt ?? new Date(0)),
  })
})

test('it is said by the mail’s link or by an administrator, once, and by nobody else', async () => {
  const { id } = await sentCode()
  await expect(receive(visitor(), id, { key: signatureOf('payment', id) })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  })
  await receive(visitor(), id, { key: signatureOf('withdrawal', id) })
  const { receivedAt } = await read(id)
  expect(receivedAt).toBeInstanceOf(Date)
  const staff = administratorFor(await createAccount({ isAdmin: true }))
  await receive(staff, id)
  expect((await read(id)).receivedAt).toEqual(receivedAt)
  const other = await sentCode()
  await receive(staff, other.id)
  expect((await read(other.id)).receivedAt).toBeInstanceOf(Date)
})

test('what is not sent has not come', async () => {
  const owner = await createAccount()
  const { id } = await createShopOrder(owner, await createMemorial({ owner }), { item: 'code', status: 'started' })
  await expect(receive(actorFor(owner), id)).rejects.toMatchObject({ code: 'SHOP_ORDER_NOT_SENT' })
  expect((await read(id)).receivedAt).toBeNull()
})
