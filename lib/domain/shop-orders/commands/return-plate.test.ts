import { expect, test } from 'vitest'
import { refundDays } from '@/lib/domain/billing/plans'
import { findShopOrdersAttention } from '@/lib/domain/shop-orders/attention'
import { callOffOrder } from '@/lib/domain/shop-orders/commands/call-off-order'
import { returnPlate } from '@/lib/domain/shop-orders/commands/return-plate'
import { withdrawOrder } from '@/lib/domain/shop-orders/commands/withdraw-order'
import { findOrder, listOrders } from '@/lib/domain/shop-orders/console-queries'
import { orderListInput, type ShopItem } from '@/lib/domain/shop-orders/schema'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { actorFor, administratorFor, callerFor, createAccount } from '@/tests/factories/accounts'
import { createMemorial } from '@/tests/factories/memorials'
import { createShopOrder, payShopOrder } from '@/tests/factories/shop-orders'

async function begin(item: ShopItem) {
  const owner = await createAccount()
  const order = await createShopOrder(owner, await createMemorial({ owner }), { item })
  const administrator = administratorFor(await createAccount({ isAdmin: true }))
  return { ...order, owner, buyer: actorFor(owner), administrator }
}
type Begun = Awaited<ReturnType<typeof begin>>

const callOff = ({ id, administrator }: Begun) =>
  execute(callOffOrder, callerFor(administrator), { id, reason: 'Laseren er gået i stykker.' })
const withdraw = ({ id, buyer }: Begun) => execute(withdrawOrder, callerFor(buyer), { id })
const sendBack = ({ id, administrator }: Begun) => execute(returnPlate, callerFor(administrator), { id })
const platesNow = async () =>
  Number.parseInt(
    (await findShopOrdersAttention(new Date())).find(({ key }) => key === 'shop-orders.plates')?.link ?? '0',
    10,
  )
const rowOf = async ({ number, administrator }: Begun) =>
  (await listOrders(administrator, orderListInput.parse({ search: String(number) }))).items.find(
    (row) => row.number === number,
  )

test.each([
  ['regretted', withdraw],
  ['called off by us', callOff],
])('the plate of an engraving that is %s waits for us until it is sent back', async (_, end) => {
  const order = await begin('engraving')
  await expect(sendBack(order)).rejects.toMatchObject({ code: 'CONFLICT' })
  const before = await platesNow()
  await end(order)
  expect(await platesNow()).toBe(before + 1)
  expect(await rowOf(order)).toMatchObject({ isWaiting: true })
  expect(await findOrder(order.administrator, order)).toMatchObject({ canReturnPlate: true })
  await sendBack(order)
  expect(await platesNow()).toBe(before)
  expect(await rowOf(order)).toBeUndefined()
  const after = await findOrder(order.administrator, order)
  expect(after).toMatchObject({ canReturnPlate: false })
  expect(after?.history.map(({ text }) => text)).toContain('Familiens plade er sendt tilbage eller kom ikke')
  await expect(sendBack(order)).rejects.toMatchObject({ code: 'CONFLICT' })
})

test('the family is told that its plate comes back, and when the money does', async () => {
  const order = await begin('engraving')
  await payShopOrder(order)
  await callOff(order)
  const { text } = await db.mail.findFirstOrThrow({
    where: { recipient: order.owner.email, template: 'shop-order-ended' },
  })
  const told = text.replaceAll(/\s+/g, ' ')
  expect(told).toContain('Har vi din plade, sender vi den tilbage uden udgift for dig.')
  expect(told).toContain(`tilbage inden ${refundDays} dage, på samme måde som du betalte.`)
})

test('no plate waits of what we make ourselves', async () => {
  const order = await begin('plaque')
  await callOff(order)
  expect(await rowOf(order)).toBeUndefined()
  await expect(sendBack(order)).rejects.toMatchObject({ code: 'CONFLICT' })
})
