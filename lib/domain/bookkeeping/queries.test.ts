import { expect, it } from 'vitest'
import { getAccountMoney, getPageMoney, getResellerMoney } from '@/lib/domain/bookkeeping/queries'
import { settleInvoice } from '@/lib/domain/invoices/settle-invoice'
import { db } from '@/lib/server/db'
import { administratorFor, createAccount } from '@/tests/factories/accounts'
import { createInvoice, inTransaction } from '@/tests/factories/invoices'
import { createMemorial } from '@/tests/factories/memorials'
import { createPaidPayment } from '@/tests/factories/payments'
import { givePlan } from '@/tests/factories/plans'
import { createOrder } from '@/tests/factories/reseller-companies'
import { createReseller } from '@/tests/factories/resellers'
import { createShopOrder, payShopOrder } from '@/tests/factories/shop-orders'

const administrator = async () => administratorFor(await createAccount({ isAdmin: true }))

async function payPartOf(invoiceId: string, amountOere: number): Promise<string> {
  const { id: paymentId } = await createPaidPayment({
    provider: 'bank',
    chargeRef: null,
    amountOere: BigInt(amountOere),
  })
  await inTransaction((context) => settleInvoice(context, { invoiceId, amountOere, bookedOn: '2026-11-03', paymentId }))
  return paymentId
}

it('an account is shown with what it has bought, what it owes, and nothing of others', async () => {
  const buyer = await createAccount()
  const memorial = await createMemorial({ owner: buyer })
  const paidUntil = new Date('2027-05-03T22:00:00Z')
  const plan = await givePlan(memorial.id, 'premium', { payerId: buyer.id, paidUntil, cancelledAt: new Date() })
  const order = await createShopOrder(buyer, memorial, { status: 'paid', count: 2 })
  const ofOrder = await payShopOrder(order)
  const receivable = { email: buyer.email, userId: buyer.id }
  const [part, whole] = [await createInvoice({ receivable }), await createInvoice({ receivable })]
  const paidPart = await payPartOf(part.id, 9_000)
  await createInvoice()
  const money = await getAccountMoney(await administrator(), { id: buyer.id })
  expect(money.plans).toMatchObject([
    { id: plan.id, choice: 'premium.year', memorialId: memorial.id, paidThrough: '2027-05-03', isCancelled: true },
  ])
  expect(money.orders).toMatchObject([
    { id: order.id, ordered: '2 plader i skifer, koden 40\u00a0mm', totalOere: 186_900 },
  ])
  expect(money.invoices.map(({ id, owedOere }) => [id, owedOere])).toEqual([
    [whole.id, 29_000],
    [part.id, 20_000],
  ])
  expect(money.owedOere).toBe(49_000)
  expect(money.payments.map(({ id }) => id).toSorted()).toEqual([paidPart, ofOrder.id].toSorted())
})

it('a reseller is shown with what it has received without an invoice, and the sum of the agreed prices', async () => {
  const reseller = await createReseller(await createAccount())
  const deliver = async (deliveredAt: string | null, more: object = {}) => {
    const { id, number } = await createOrder(reseller)
    const at = deliveredAt ? new Date(deliveredAt) : null
    await db.resellerOrder.update({ where: { id }, data: { deliveredAt: at, ...more } })
    return number
  }
  const later = await deliver('2026-11-20T12:00:00Z', { piecesOere: 200_000n, freightOere: 7_900n })
  const first = await deliver('2026-11-02T23:30:00Z', { piecesOere: 50_000n })
  const unpriced = await deliver('2026-11-25T12:00:00Z')
  await deliver(null, { piecesOere: 1n })
  await deliver('2026-11-01T12:00:00Z', { status: 'cancelled', piecesOere: 1n })
  const receivable = { email: 'kontakt@eksempel.dk', resellerId: reseller.id }
  const { id } = await createInvoice({ receivable })
  await deliver('2026-10-01T12:00:00Z', { invoiceId: id, piecesOere: 1n })
  const paid = await payPartOf(id, 29_000)
  const money = await getResellerMoney(await administrator(), { id: reseller.id })
  expect(money.uninvoiced).toMatchObject({ count: 3, withoutPrice: 1, netOere: 257_900 })
  expect(money.uninvoiced.orders.map(({ number, deliveredOn, netOere }) => [number, deliveredOn, netOere])).toEqual([
    [first, '2026-11-03', 50_000],
    [later, '2026-11-20', 207_900],
    [unpriced, '2026-11-25', null],
  ])
  expect(money).toMatchObject({ owedOere: 0, invoices: [{ id, state: 'paid' }], payments: [{ id: paid }] })
})

it('a page is shown with what is bought for it by anyone, and nothing of other pages', async () => {
  const [owner, aunt] = [await createAccount(), await createAccount()]
  const [memorial, other] = [await createMemorial({ owner }), await createMemorial({ owner })]
  const plan = await givePlan(memorial.id, 'premium', { payerId: aunt.id })
  const order = await createShopOrder(owner, memorial, { status: 'paid' })
  const paid = await payShopOrder(order)
  await payShopOrder(await createShopOrder(owner, other, { status: 'paid' }))
  const invoice = await createInvoice({ receivable: { email: aunt.email, userId: aunt.id, memorialId: memorial.id } })
  await createInvoice({ receivable: { email: owner.email, userId: owner.id, memorialId: other.id } })
  const money = await getPageMoney(await administrator(), { id: memorial.id })
  expect(money.plans.map(({ id }) => id)).toEqual([plan.id])
  expect(money.orders.map(({ id }) => id)).toEqual([order.id])
  expect(money.payments.map(({ id }) => id)).toEqual([paid.id])
  expect(money.invoices.map(({ id }) => id)).toContain(invoice.id)
  expect(money.owedOere).toBe(money.invoices.reduce((sum, { owedOere }) => sum + owedOere, 0))
})
