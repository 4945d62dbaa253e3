import { expect, test } from 'vitest'
import { shipOrder } from '@/lib/domain/shop-orders/commands/ship-order'
import { followWorkshopJob } from '@/lib/domain/shop-orders/jobs'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { administratorFor, callerFor, createAccount } from '@/tests/factories/accounts'
import { createMemorial } from '@/tests/factories/memorials'
import { batchOptions } from '@/tests/factories/production'
import { codesOf, createShopOrder } from '@/tests/factories/shop-orders'

const read = (id: string) => db.shopOrder.findUniqueOrThrow({ where: { id } })

test('an order is sent with its last piece, and the family is told once', async () => {
  const owner = await createAccount()
  const order = await createShopOrder(owner, await createMemorial({ owner }), { status: 'started', count: 2 })
  const codes = await codesOf(order)
  const shippedAt = new Date('2026-11-20T10:00:00Z')
  const batch = await db.productionBatch.create({
    data: {
      ...{ name: 'Familiers plader', options: batchOptions, dueOn: new Date('2099-01-01'), createdByName: 'Ida' },
      ...{ shippedAt, carrier: 'GLS', trackingNumber: '00370730254738' },
      pieces: {
        create: codes.map(({ id: qrCodeId }, place) => ({
          qrCodeId,
          number: place + 1,
          state: place === 0 ? 'shipped' : 'packed',
        })),
      },
    },
    select: { id: true },
  })
  await followWorkshopJob.perform({})
  expect(await read(order.id)).toMatchObject({ status: 'started', shippedAt: null })
  await db.productionPiece.updateMany({ where: { batchId: batch.id }, data: { state: 'shipped' } })
  await followWorkshopJob.perform({})
  await followWorkshopJob.perform({})
  expect(await read(order.id)).toMatchObject({ status: 'shipped', shippedAt, carrier: 'GLS' })
  const mails = await db.mail.findMany({ where: { recipient: owner.email, template: 'shop-order-shipped' } })
  expect(mails).toHaveLength(1)
  expect(mails[0]?.text).toContain('00370730254738')
})

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
