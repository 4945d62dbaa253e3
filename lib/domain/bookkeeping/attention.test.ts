import { describe, expect, it } from 'vitest'
import { findMoneyAttention } from '@/lib/domain/bookkeeping/attention'
import { keepOverpayment } from '@/lib/domain/bookkeeping/commands/keep-overpayment'
import { markEInvoice } from '@/lib/domain/invoices/commands/mark-e-invoice'
import { listInvoices } from '@/lib/domain/invoices/console-queries'
import { creditInvoice } from '@/lib/domain/invoices/credit-invoice'
import { type InvoiceListState, invoiceListInput } from '@/lib/domain/invoices/invoice-schema'
import { settleInvoice } from '@/lib/domain/invoices/settle-invoice'
import { listResellers } from '@/lib/domain/resellers/console-queries'
import { resellerListInput } from '@/lib/domain/resellers/console-schema'
import { findShopOrdersAttention } from '@/lib/domain/shop-orders/attention'
import { listOrders } from '@/lib/domain/shop-orders/console-queries'
import { orderListInput } from '@/lib/domain/shop-orders/schema'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { administratorFor, callerFor, createAccount } from '@/tests/factories/accounts'
import { createInvoice, inTransaction, publicBuyer } from '@/tests/factories/invoices'
import { createMemorial } from '@/tests/factories/memorials'
import { createPaidPayment, createRefund } from '@/tests/factories/payments'
import { createOrder } from '@/tests/factories/reseller-companies'
import { createReseller } from '@/tests/factories/resellers'
import { createShopOrder } from '@/tests/factories/shop-orders'

const administrator = async () => ({
  ...administratorFor(await createAccount({ isAdmin: true })),
  hasConfirmed: true,
})
const countOf = async (key: string, now = new Date()) => {
  const lines = [...(await findMoneyAttention(now)), ...(await findShopOrdersAttention(now))]
  return Number.parseInt(lines.find((line) => line.key === key)?.link ?? '0', 10)
}
const listed = async (state: InvoiceListState) => {
  const { items } = await listInvoices(await administrator(), invoiceListInput.parse({ state }))
  return items.map(({ id }) => id)
}
const pay = (invoiceId: string, amountOere: number, paymentId: string | null = null) =>
  inTransaction((context) => settleInvoice(context, { invoiceId, amountOere, bookedOn: '2026-11-03', paymentId }))

describe('an invoice with more money than it asks for', () => {
  const key = 'bookkeeping.overpaid'

  it('is listed, the oldest first, until the money is kept', async () => {
    const [first, second, exact] = [await createInvoice(), await createInvoice(), await createInvoice()]
    const before = await countOf(key)
    await pay(second.id, 29_001)
    await pay(first.id, 40_000)
    await pay(exact.id, 29_000)
    expect(await countOf(key)).toBe(before + 2)
    const ids = (await listed('overpaid')).filter((id) => [first.id, second.id, exact.id].includes(id))
    expect(ids).toEqual([first.id, second.id])
    await execute(keepOverpayment, callerFor(await administrator()), { id: first.id, reason: 'Aftalt.' })
    expect(await countOf(key)).toBe(before + 1)
  })

  it('is listed when it was credited after it was paid, but not while the refund is on its way', async () => {
    const { id: paymentId } = await createPaidPayment()
    const { id } = await createInvoice()
    await pay(id, 29_000, paymentId)
    const credit = { invoiceId: id, amountOere: 10_000, text: 'Aftalt', now: new Date() }
    await inTransaction((context) => creditInvoice(context, credit))
    expect(await listed('overpaid')).toContain(id)
    const refund = await createRefund({ paymentId, status: 'ordered' })
    expect(await listed('overpaid')).not.toContain(id)
    await db.refund.update({ where: { id: refund.id }, data: { status: 'failed' } })
    expect(await listed('overpaid')).toContain(id)
  })
})

it('an e-invoice is listed until somebody has sent it', async () => {
  const before = await countOf('bookkeeping.e-invoices')
  const { id } = await createInvoice({ buyer: publicBuyer(), buyerReference: 'REK 7' })
  const { id: ofFamily } = await createInvoice()
  expect(await countOf('bookkeeping.e-invoices')).toBe(before + 1)
  expect(await listed('e_invoice')).toContain(id)
  expect(await listed('e_invoice')).not.toContain(ofFamily)
  const sent = { id, how: 'nemhandel', sentOn: '2026-11-03', reference: 'Kvittering 1234' }
  await execute(markEInvoice, callerFor(await administrator()), sent)
  expect(await countOf('bookkeeping.e-invoices')).toBe(before)
})

describe('a delivery without an invoice', () => {
  const deliver = async (collectsInvoices: boolean, deliveredAt: string) => {
    const { id } = await createReseller(await createAccount())
    await db.reseller.update({ where: { id }, data: { collectsInvoices } })
    const order = await createOrder({ id })
    await db.resellerOrder.update({ where: { id: order.id }, data: { deliveredAt: new Date(deliveredAt) } })
    return { resellerId: id, orderId: order.id }
  }

  it.each([
    ['collected by the month, on the first', true, '2026-10-31T12:00:00Z', '2026-11-01T05:59:00Z', 0],
    [
      'collected by the month, once the round of the first is over',
      true,
      '2026-10-31T12:00:00Z',
      '2026-11-01T06:01:00Z',
      1,
    ],
    ['of this month, collected by the month', true, '2026-11-01T12:00:00Z', '2026-11-29T12:00:00Z', 0],
    ['of yesterday, before today’s round is over', false, '2026-11-10T12:00:00Z', '2026-11-11T05:59:00Z', 0],
    ['of yesterday, after today’s round', false, '2026-11-10T12:00:00Z', '2026-11-11T06:01:00Z', 1],
  ])('%s, is told %#', async (_, collects, deliveredAt, now, more) => {
    const before = await countOf('bookkeeping.uninvoiced', new Date(now))
    await deliver(collects, deliveredAt)
    expect(await countOf('bookkeeping.uninvoiced', new Date(now))).toBe(before + more)
  })

  it('puts its reseller on the list, until it is invoiced or the order cancelled', async () => {
    const { resellerId, orderId } = await deliver(false, '2026-01-05T12:00:00Z')
    const filter = resellerListInput.parse({ mangler: 'faktura' })
    const hasIt = async () =>
      (await listResellers(await administrator(), filter)).items.some(({ id }) => id === resellerId)
    expect(await hasIt()).toBe(true)
    await db.resellerOrder.update({ where: { id: orderId }, data: { invoiceId: (await createInvoice()).id } })
    expect(await hasIt()).toBe(false)
    await db.resellerOrder.update({ where: { id: orderId }, data: { invoiceId: null, status: 'cancelled' } })
    expect(await hasIt()).toBe(false)
  })

  it('is listed when it is a family’s, and only once it is sent', async () => {
    const buyer = await createAccount()
    const memorial = await createMemorial({ owner: buyer })
    const before = await countOf('shop-orders.uninvoiced')
    const sent = await createShopOrder(buyer, memorial, { status: 'shipped' })
    const invoiced = await createShopOrder(buyer, memorial, { status: 'shipped' })
    await createInvoice({ receivable: { email: buyer.email, shopOrderId: invoiced.id } })
    await createShopOrder(buyer, memorial, { status: 'paid' })
    expect(await countOf('shop-orders.uninvoiced')).toBe(before + 1)
    const { items } = await listOrders(await administrator(), orderListInput.parse({ vis: 'uninvoiced' }))
    const ids = items.map(({ id }) => id)
    expect(ids).toContain(sent.id)
    expect(ids).not.toContain(invoiced.id)
  })
})
