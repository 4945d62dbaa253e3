import { expect, test } from 'vitest'
import { findOrder, findOrderedDrawing } from '@/lib/domain/shop-orders/console-queries'
import { db } from '@/lib/server/db'
import { administratorFor, createAccount } from '@/tests/factories/accounts'
import { createMemorial } from '@/tests/factories/memorials'
import { codesOf, createShopOrder } from '@/tests/factories/shop-orders'

const administrator = async () => administratorFor(await createAccount({ isAdmin: true }))

test('a new drawing begins with what the family ordered', async () => {
  const buyer = await createAccount()
  const order = await createShopOrder(buyer, await createMemorial({ owner: buyer }), { status: 'started' })
  await db.shopOrder.update({
    where: { id: order.id },
    data: { inscription: 'Karen Holm\n* 1931  † 2025\n\nElsket og savnet', message: 'Gerne uden kant', symbolMm: 60 },
  })
  const [code] = await codesOf(order)
  expect(await findOrderedDrawing(await administrator(), { code: code?.code ?? '' })).toEqual({
    name: 'Karen Holm',
    dates: '* 1931  † 2025',
    text: 'Elsket og savnet',
    material: 'slate',
    symbolMm: 60,
    familyName: buyer.fullName,
    familyEmail: buyer.email,
    internalNote: `Bestilling ${order.number}. Gerne uden kant`,
  })
  expect(await findOrderedDrawing(await administrator(), { code: 'ABCD2345' })).toBeNull()
})

test('an administrator sees how long an engraving has waited for its plate, and of nothing else', async () => {
  const buyer = await createAccount()
  const memorial = await createMemorial({ owner: buyer })
  const createdAt = new Date(Date.now() - 12.5 * 24 * 3600_000)
  const waited = async (item: 'engraving' | 'plaque') => {
    const order = await createShopOrder(buyer, memorial, { item, createdAt })
    return (await findOrder(await administrator(), order))?.waitedDays
  }
  expect([await waited('engraving'), await waited('plaque')]).toEqual([12, null])
})
