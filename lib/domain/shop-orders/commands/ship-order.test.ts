import { expect, test } from 'vitest'
import { shipOrder } from '@/lib/domain/shop-orders/commands/ship-order'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { administratorFor, callerFor, createAccount } from '@/tests/factories/accounts'
import { createMemorial } from '@/tests/factories/memorials'
import { createShopOrder } from '@/tests/factories/shop-orders'

const read = (id: string) => db.shopOrder.findUniqueOrThrow({ where: { id } })

test('a further code is sent by an administrator, a plaque only with its batch', async () => {
  const owner = await createAccount()
  const memorial = await createMemorial({ owner })
  const staff = administratorFor(await createAccount({ isAdmin: true }))
  const ship = (id: string) => execute(shipOrder, callerFor(staff), { id, carrier: 'PostNord', trackingNumber: '' })
  const code = await createShopOrder(owner, memorial, { item: 'code', status: 'started' })
  await ship(code.id)
  expect(await read(code.id)).toMatchObject({ status: 'shipped', carrier: 'PostNord', trackingNumber: null })
  await expect(ship(code.id)).rejects.toMatchObject({ code: 'SHOP_ORDER_OVER' })
  const plaque = await createShopOrder(owner, memorial, { status: 'started' })
  await expect(ship(plaque.id)).rejects.toMatchObject({ code: 'SHOP_ORDER_NOT_A_CODE' })
  const mail = await db.mail.findFirstOrThrow({ where: { recipient: owner.email, template: 'shop-order-shipped' } })
  expect(mail.text).toContain(`/orders/${code.id}/withdraw?key=`)
})
