import { describe, expect, test } from 'vitest'
import { findShopOrdersAttention } from '@/lib/domain/shop-orders/attention'
import { approveBuyer } from '@/lib/domain/shop-orders/commands/approve-buyer'
import { callOffOrder } from '@/lib/domain/shop-orders/commands/call-off-order'
import { cancelOrder } from '@/lib/domain/shop-orders/commands/cancel-order'
import { payOrder } from '@/lib/domain/shop-orders/commands/pay-order'
import { placeOrder } from '@/lib/domain/shop-orders/commands/place-order'
import { startOrder } from '@/lib/domain/shop-orders/commands/start-order'
import { findOrder, listOrders } from '@/lib/domain/shop-orders/console-queries'
import { getOwnOrder } from '@/lib/domain/shop-orders/queries'
import { orderListInput } from '@/lib/domain/shop-orders/schema'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { actorFor, administratorFor, callerFor, createAccount } from '@/tests/factories/accounts'
import { createMemorial } from '@/tests/factories/memorials'
import { codesOf, orderForm } from '@/tests/factories/shop-orders'

const parish = {
  buyerKind: 'public',
  companyName: 'Sønderby Menighedsråd',
  method: '',
  buyerReference: 'Plads 7',
  cvr: '10150817',
  ean: '5790000121526',
}

async function begin() {
  const account = await createAccount()
  const memorial = await createMemorial({ owner: account })
  const actor = actorFor(account)
  const place = async (changes: object = {}) =>
    (await execute(placeOrder, callerFor(actor), orderForm(memorial, { ...parish, ...changes }))).result
  return { account, actor, place }
}

const staff = async () => callerFor({ ...administratorFor(await createAccount({ isAdmin: true })), hasConfirmed: true })
const approve = async (id: string) => execute(approveBuyer, await staff(), { id })
const start = async (id: string) => execute(startOrder, await staff(), { id })
const billsOf = (shopOrderId: string) => db.receivable.findMany({ where: { shopOrderId }, include: { invoice: true } })
const mailsTo = (recipient: string) =>
  db.mail.findMany({ where: { recipient }, orderBy: { id: 'asc' }, select: { template: true, text: true } })
const checkOf = async (id: string) => (await db.shopOrder.findUniqueOrThrow({ where: { id } })).buyerCheck

describe('a public buyer that nobody has looked at', () => {
  test('gets nothing begun, invoiced or offered to pay, and is told why', async () => {
    const { account, actor, place } = await begin()
    const { id, next } = await place()
    expect(next).toBe(`/orders/${id}`)
    await expect(start(id)).rejects.toMatchObject({ code: 'SHOP_ORDER_NOT_WAITING' })
    await expect(execute(payOrder, callerFor(actor), { id, method: 'card' })).rejects.toMatchObject({
      code: 'SHOP_ORDER_NOT_PAYABLE',
    })
    expect(await codesOf({ id })).toEqual([])
    expect(await billsOf(id)).toEqual([])
    expect((await mailsTo(account.email)).map(({ text }) => text.replaceAll(/\s+/g, ' '))).toEqual([
      expect.stringContaining('Vi ser først efter, at oplysningerne om køberen passer sammen.'),
    ])
    expect(await getOwnOrder(actor, { id })).toMatchObject({
      hint: expect.stringContaining('Vi ser først efter, at oplysningerne om'),
      toPay: null,
    })
  })

  test('waits in the console with what is known of it', async () => {
    const { account, place } = await begin()
    const { id, number } = await place({ ean: '5790000000005' })
    const actor = administratorFor(await createAccount({ isAdmin: true }))
    expect((await findShopOrdersAttention(new Date())).map(({ key }) => key)).toContain('shop-orders.buyers')
    // Its number may also be in somebody's address; the buyer's own address is in no other order.
    const { items } = await listOrders(actor, orderListInput.parse({ search: account.email }))
    expect(items).toMatchObject([{ id, number, isWaiting: true }])
    expect(await findOrder(actor, { id })).toMatchObject({
      canStart: false,
      cvr: parish.cvr,
      ean: '5790000000005',
      lookAtBuyer: { accountName: account.fullName, approved: 0, declined: 0 },
    })
  })

  test('once approved gets its invoice and a mail, and can be begun; a second approval is refused', async () => {
    const { account, place } = await begin()
    const { id } = await place()
    await approve(id)
    expect(await billsOf(id)).toMatchObject([{ status: 'open', invoice: { kind: 'invoice' } }])
    const [, second] = await mailsTo(account.email)
    expect(second).toMatchObject({ template: 'shop-order-received', text: expect.stringContaining('går i gang nu') })
    await expect(approve(id)).rejects.toMatchObject({ code: 'SHOP_ORDER_NOT_HELD' })
    await start(id)
    expect(await codesOf({ id })).toHaveLength(1)
  })

  test('once declined is told the reason, owes nothing and is not known the next time', async () => {
    const { account, place } = await begin()
    const { id } = await place()
    const reason = 'Menighedsrådet kender ikke bestillingen.'
    await execute(callOffOrder, await staff(), { id, reason })
    expect(await checkOf(id)).toBe('declined')
    expect(await billsOf(id)).toEqual([])
    expect((await mailsTo(account.email)).at(-1)).toMatchObject({
      template: 'shop-order-ended',
      text: expect.stringContaining(reason),
    })
    await expect(approve(id)).rejects.toMatchObject({ code: 'SHOP_ORDER_NOT_HELD' })
    expect(await checkOf((await place()).id)).toBe('waiting')
  })

  test.each(['approve', 'cancel'] as const)('approved and cancelled at once owes nothing (%s first)', async (first) => {
    const { actor, place } = await begin()
    const { id } = await place()
    const acts = [() => approve(id), () => execute(cancelOrder, callerFor(actor), { id })]
    await Promise.allSettled((first === 'approve' ? acts : acts.toReversed()).map((act) => act()))
    expect((await db.shopOrder.findUniqueOrThrow({ where: { id } })).status).toBe('cancelled')
    const bills = await billsOf(id)
    const owed = bills.map(({ totalOere, invoice }) => (invoice.kind === 'invoice' ? totalOere : -totalOere))
    expect(owed.reduce((sum, each) => sum + each, 0n)).toBe(0n)
  })
})

describe('a public buyer that was approved', () => {
  test('is invoiced at once the next time, until it is declined', async () => {
    const { place } = await begin()
    await approve((await place()).id)
    const { id } = await place()
    expect(await checkOf(id)).toBe('approved')
    expect(await billsOf(id)).toHaveLength(1)
    await start(id)
  })

  test.each([
    ['another EAN number', { ean: '5798000000001' }],
    ['another CVR number', { cvr: '29189846' }],
    ['no CVR number', { cvr: '' }],
  ])('is looked at again with %s', async (_, changes) => {
    const { place } = await begin()
    await approve((await place()).id)
    expect(await checkOf((await place(changes)).id)).toBe('waiting')
  })

  test('does not vouch for another account with the same numbers', async () => {
    const [known, stranger] = [await begin(), await begin()]
    await approve((await known.place()).id)
    expect(await checkOf((await stranger.place()).id)).toBe('waiting')
  })
})
