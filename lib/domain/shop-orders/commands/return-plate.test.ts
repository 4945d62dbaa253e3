import { afterAll, beforeAll, expect, test } from 'vitest'
import { refundDays } from '@/lib/domain/billing/plans'
import { findShopOrdersAttention } from '@/lib/domain/shop-orders/attention'
import { beginOrder } from '@/lib/domain/shop-orders/begin-order'
import { abandonOrder } from '@/lib/domain/shop-orders/commands/abandon-order'
import { callOffOrder } from '@/lib/domain/shop-orders/commands/call-off-order'
import { placeOrder } from '@/lib/domain/shop-orders/commands/place-order'
import { returnPlate } from '@/lib/domain/shop-orders/commands/return-plate'
import { withdrawOrder } from '@/lib/domain/shop-orders/commands/withdraw-order'
import { findOrder, listOrders } from '@/lib/domain/shop-orders/console-queries'
import { orderListInput, type ShopItem } from '@/lib/domain/shop-orders/schema'
import { execute, worker } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { addDays } from '@/lib/shared/danish-days'
import { actorFor, administratorFor, callerFor, createAccount } from '@/tests/factories/accounts'
import { createMemorial } from '@/tests/factories/memorials'
import { openShop } from '@/tests/factories/plans'
import { createShopOrder, orderForm, payShopOrder } from '@/tests/factories/shop-orders'

let closeShop: () => void
beforeAll(() => {
  closeShop = openShop()
})
afterAll(() => closeShop())

async function begin(item: ShopItem) {
  const owner = await createAccount()
  const order = await createShopOrder(owner, await createMemorial({ owner }), { item })
  const administrator = administratorFor(await createAccount({ isAdmin: true }))
  return { ...order, owner, buyer: actorFor(owner), administrator }
}

/** An engraving that is still to be paid. */
async function orderEngraving(method: 'bank_transfer' | 'card') {
  const owner = await createAccount()
  const buyer = actorFor(owner)
  const form = orderForm(await createMemorial({ owner }), {
    item: 'engraving',
    material: '',
    symbolMm: '',
    toldNoRegret: undefined,
    method,
  })
  const { id } = (await execute(placeOrder, callerFor(buyer), form)).result
  const { number } = await db.shopOrder.findUniqueOrThrow({ where: { id }, select: { number: true } })
  return { id, number, owner, buyer, administrator: administratorFor(await createAccount({ isAdmin: true })) }
}
type Begun = Awaited<ReturnType<typeof begin>>

const callOff = ({ id, administrator }: Begun) =>
  execute(callOffOrder, callerFor(administrator), { id, reason: 'Laseren er gået i stykker.' })
const withdraw = ({ id, buyer }: Begun) => execute(withdrawOrder, callerFor(buyer), { id })
async function lapse({ id }: Begun) {
  await db.receivable.updateMany({ where: { shopOrderId: id }, data: { remindersSent: 3 } })
  const { result } = await execute(abandonOrder, worker, { id, now: addDays(new Date(), 60) })
  expect(result).toEqual({ isAbandoned: true })
}
const mailOf = async ({ owner }: Begun, template: string) =>
  (await db.mail.findFirstOrThrow({ where: { recipient: owner.email, template } })).text.replaceAll(/\s+/g, ' ')
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

const engraving = () => begin('engraving')

test.each([
  ['regretted', engraving, withdraw],
  ['called off by us', engraving, callOff],
  ['not paid', () => orderEngraving('bank_transfer'), lapse],
])('the plate of an engraving that is %s waits for us until it is sent back', async (_, place, end) => {
  const order = await place()
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
  const told = await mailOf(order, 'shop-order-ended')
  expect(told).toContain('Har vi din plade, sender vi den tilbage uden udgift for dig.')
  expect(told).toContain(`tilbage inden ${refundDays} dage, på samme måde som du betalte.`)
})

test('who was told to send its plate and did not pay is told that it comes back', async () => {
  const order = await orderEngraving('bank_transfer')
  expect(await mailOf(order, 'shop-order-received')).toContain('Send pladen til')
  await lapse(order)
  expect(await mailOf(order, 'shop-order-ended')).toContain('Har vi din plade, sender vi den tilbage')
})

test('no plate waits of who left the payment page and was never told where to send it', async () => {
  const order = await orderEngraving('card')
  const before = await platesNow()
  await lapse(order)
  expect(await db.mail.count({ where: { recipient: order.owner.email } })).toBe(0)
  expect(await platesNow()).toBe(before)
  expect(await rowOf(order)).toBeUndefined()
  expect(await findOrder(order.administrator, order)).toMatchObject({ canReturnPlate: false })
  await expect(sendBack(order)).rejects.toMatchObject({ code: 'CONFLICT' })
})

test('an order that is paid after its plate went back owes the plate again when it is called off', async () => {
  const order = await orderEngraving('bank_transfer')
  await lapse(order)
  await sendBack(order)
  await db.$transaction((tx) =>
    beginOrder({ tx, enqueue: async () => {}, actor: { kind: 'system', name: 'test' } }, order.id, new Date()),
  )
  expect(await findOrder(order.administrator, order)).toMatchObject({ status: 'paid', canReturnPlate: false })
  await callOff(order)
  expect(await findOrder(order.administrator, order)).toMatchObject({ canReturnPlate: true })
})

test('no plate waits of what we make ourselves', async () => {
  const order = await begin('plaque')
  await callOff(order)
  expect(await rowOf(order)).toBeUndefined()
  await expect(sendBack(order)).rejects.toMatchObject({ code: 'CONFLICT' })
})
