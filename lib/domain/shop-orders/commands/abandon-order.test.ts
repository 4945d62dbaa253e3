import { afterAll, beforeAll, expect, test } from 'vitest'
import { abandonOrder } from '@/lib/domain/shop-orders/commands/abandon-order'
import { openDrawing } from '@/lib/domain/shop-orders/commands/open-drawing'
import { payOrder } from '@/lib/domain/shop-orders/commands/pay-order'
import { placeOrder } from '@/lib/domain/shop-orders/commands/place-order'
import { abandonOrdersJob } from '@/lib/domain/shop-orders/jobs'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { hashToken } from '@/lib/server/tokens'
import { dayMs } from '@/lib/shared/durations'
import { actorFor, callerFor, createAccount } from '@/tests/factories/accounts'
import { createMemorial } from '@/tests/factories/memorials'
import { openShop } from '@/tests/factories/plans'
import { createDrawnOrder, createShopOrder, orderForm, payShopOrder } from '@/tests/factories/shop-orders'

let closeShop: () => void
beforeAll(() => {
  closeShop = openShop()
})
afterAll(() => closeShop())

const worker = callerFor({ kind: 'system', name: 'test' })
const abandon = async (id: string, days: number) =>
  (await execute(abandonOrder, worker, { id, now: new Date(Date.now() + days * dayMs) })).result.isAbandoned
const read = (id: string) => db.shopOrder.findUniqueOrThrow({ where: { id } })

test('a card order that is not paid is closed after a day, with its payment', async () => {
  const owner = await createAccount()
  const order = await createShopOrder(owner, await createMemorial({ owner }), { status: 'ordered' })
  const { id } = await payShopOrder(order, 'open')
  expect(await abandon(order.id, 0.9)).toBe(false)
  expect(await abandon(order.id, 1.1)).toBe(true)
  expect(await read(order.id)).toMatchObject({ status: 'abandoned' })
  expect(await db.payment.findUniqueOrThrow({ where: { id } })).toMatchObject({ status: 'cancelled' })
  expect(await abandon(order.id, 2)).toBe(false)
})

test('the nightly round leaves no line in the log of an order that it keeps', async () => {
  const owner = await createAccount()
  const memorial = await createMemorial({ owner })
  const createdAt = new Date(Date.now() - 2 * dayMs)
  const left = await createShopOrder(owner, memorial, { status: 'ordered', createdAt })
  const { result: byTransfer } = await execute(
    placeOrder,
    callerFor(actorFor(owner)),
    orderForm(memorial, { method: 'bank_transfer' }),
  )
  await db.shopOrder.update({ where: { id: byTransfer.id }, data: { createdAt } })
  await abandonOrdersJob.perform({})
  const lines = await db.auditEntry.findMany({
    where: { command: 'shop-orders.abandon-order', subjectId: { in: [left.id, byTransfer.id] } },
  })
  expect(lines.map(({ subjectId }) => subjectId)).toEqual([left.id])
  expect(await read(byTransfer.id)).toMatchObject({ status: 'ordered' })
})

test('a transfer is closed and credited when its reminders have run out, not before', async () => {
  const owner = await createAccount()
  const form = orderForm(await createMemorial({ owner }), { method: 'bank_transfer' })
  const { result } = await execute(placeOrder, callerFor(actorFor(owner)), form)
  expect(await abandon(result.id, 60)).toBe(false)
  await db.receivable.updateMany({ where: { shopOrderId: result.id }, data: { remindersSent: 3 } })
  expect(await abandon(result.id, 30)).toBe(false)
  expect(await abandon(result.id, 60)).toBe(true)
  const invoice = { shopOrderId: result.id, invoice: { kind: 'invoice' as const } }
  expect(await db.receivable.findFirstOrThrow({ where: invoice })).toMatchObject({ status: 'credited' })
})

test('the buyer can go back to paying, once for all tabs, but not by card what has an invoice', async () => {
  const owner = await createAccount()
  const memorial = await createMemorial({ owner })
  const pay = (id: string) => execute(payOrder, callerFor(actorFor(owner)), { id, method: 'card' })
  const order = await createShopOrder(owner, memorial, { status: 'ordered' })
  const [one, other] = await Promise.all([pay(order.id), pay(order.id)])
  expect(one.result.next).toBe(other.result.next)
  const form = orderForm(memorial, { method: 'bank_transfer' })
  const { result } = await execute(placeOrder, callerFor(actorFor(owner)), form)
  await expect(pay(result.id)).rejects.toMatchObject({ code: 'SHOP_ORDER_BY_INVOICE' })
  const paid = await createShopOrder(owner, memorial)
  await expect(pay(paid.id)).rejects.toMatchObject({ code: 'SHOP_ORDER_NOT_PAYABLE' })
})

test('the buyer opens the drawing that waits, and the link in the mail stays valid', async () => {
  const owner = await createAccount()
  const { id, sheetId } = await createDrawnOrder(owner, await createMemorial({ owner }))
  const open = () => execute(openDrawing, callerFor(actorFor(owner)), { id })
  const { next } = (await open()).result
  const token = next.split('/')[2] ?? ''
  const links = await db.accessToken.findMany({ where: { proofSheetId: sheetId, expiresAt: { gt: new Date() } } })
  expect(links.map(({ tokenHash }) => tokenHash)).toContain(hashToken(token))
  expect(links).toHaveLength(2)
  await db.proofSheet.update({ where: { id: sheetId }, data: { status: 'withdrawn' } })
  await expect(open()).rejects.toMatchObject({ code: 'NO_DRAWING_WAITS' })
})
