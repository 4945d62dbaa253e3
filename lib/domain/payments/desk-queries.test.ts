import { expect, it } from 'vitest'
import { settleInvoice } from '@/lib/domain/invoices/settle-invoice'
import { exportPayments, listPayments } from '@/lib/domain/payments/desk-queries'
import { paymentListInput } from '@/lib/domain/payments/desk-schema'
import { db } from '@/lib/server/db'
import { administratorFor, createAccount } from '@/tests/factories/accounts'
import { createInvoice, inTransaction, publicBuyer } from '@/tests/factories/invoices'
import { createMemorial } from '@/tests/factories/memorials'
import { createPaidPayment } from '@/tests/factories/payments'
import { givePlan } from '@/tests/factories/plans'
import { createShopOrder, payShopOrder } from '@/tests/factories/shop-orders'

const administrator = async () => ({
  ...administratorFor(await createAccount({ isAdmin: true })),
  hasConfirmed: true,
})
const found = async (filter: object) => {
  const { items } = await listPayments(await administrator(), paymentListInput.parse(filter))
  return items.map(({ id }) => id)
}
const rareWord = () => `q${crypto.randomUUID().slice(0, 8)}`

/** Booked on the invoice as a person does it; or paid for it, and so named after its buyer. */
async function paidInvoice(word: string, isForIt = false) {
  const buyer = { ...publicBuyer(), name: `Åby Kirkegård ${word}` }
  const invoice = await createInvoice({ buyer, buyerReference: 'REK 7' })
  const { id: paymentId } = await createPaidPayment({
    provider: 'bank',
    method: 'bank_transfer',
    chargeRef: null,
    invoiceId: isForIt ? invoice.id : null,
  })
  const paid = { invoiceId: invoice.id, amountOere: 29_000, bookedOn: '2026-11-03', paymentId }
  await inTransaction((context) => settleInvoice(context, paid))
  return { paymentId, number: invoice.number }
}

it('a payment is found by the number and the buyer of the invoice that it was booked on', async () => {
  const word = rareWord()
  const { paymentId, number } = await paidInvoice(word)
  await paidInvoice(rareWord())
  expect(await found({ search: String(number) })).toEqual([paymentId])
  expect(await found({ search: `aaby ${word}` })).toEqual([])
  expect(await found({ search: `åby ${word}` })).toEqual([paymentId])
  expect(await found({ search: `${word} 5790000000012` })).toEqual([paymentId])
})

it('a payment that nothing was invoiced for is found by its agreement or its order', async () => {
  const word = rareWord()
  const buyer = await createAccount()
  const memorial = await createMemorial({ owner: buyer })
  const plan = await givePlan(memorial.id, 'premium', { payerName: `Karen ${word}` })
  const { id: ofPlan } = await createPaidPayment({ purpose: 'plan', subscriptionId: plan.id, status: 'open' })
  const order = await createShopOrder({ ...buyer, fullName: `Karen Holm ${word}` }, memorial)
  const { id: ofOrder } = await payShopOrder(order, 'open')
  expect(await found({ search: `karen ${word}` })).toEqual([ofOrder, ofPlan])
  expect(await found({ search: `${word} holm` })).toEqual([ofOrder])
  expect(await found({ search: `karen ${word}`, status: 'paid' })).toEqual([])
})

it.each([
  ['the day it was paid', { createdAt: '2025-03-01T12:00:00Z', paidAt: '2025-03-09T23:30:00Z' }, true],
  ['another day than it was paid', { createdAt: '2025-03-10T12:00:00Z', paidAt: '2025-03-12T12:00:00Z' }, false],
  ['the day it was ordered, while it is not paid', { createdAt: '2025-03-10T12:00:00Z', paidAt: null }, true],
])('the period of %s', async (_, { createdAt, paidAt }, isIn) => {
  const times = { createdAt: new Date(createdAt), paidAt: paidAt ? new Date(paidAt) : null }
  const { id } = await createPaidPayment({ ...times, status: paidAt ? 'paid' : 'open' })
  expect((await found({ from: '2025-03-10', to: '2025-03-10' })).includes(id)).toBe(isIn)
})

it('payments are saved as CSV as they are filtered, which the log tells', async () => {
  const word = rareWord()
  await paidInvoice(word, true)
  await paidInvoice(rareWord(), true)
  const actor = await administrator()
  const { body } = await exportPayments(actor, paymentListInput.parse({ search: word }))
  const [, line, ...more] = (await new Response(body).text()).trim().split('\r\n')
  expect(line?.split(';')).toEqual(expect.arrayContaining([`Åby Kirkegård ${word}`, 'Bankoverførsel', '290,00']))
  expect(more).toEqual([])
  const looked = { command: 'payments.save-payments', actorId: actor.userId }
  expect(await db.auditEntry.findFirst({ where: looked })).toMatchObject({ detail: { count: 1 } })
})
