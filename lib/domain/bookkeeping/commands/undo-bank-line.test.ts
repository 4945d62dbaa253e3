import { expect, it } from 'vitest'
import { listBankLines } from '@/lib/domain/bookkeeping/bank-queries'
import { decideBankLine } from '@/lib/domain/bookkeeping/commands/decide-bank-line'
import { keepOverpayment } from '@/lib/domain/bookkeeping/commands/keep-overpayment'
import { undoBankLine } from '@/lib/domain/bookkeeping/commands/undo-bank-line'
import { writeOff } from '@/lib/domain/bookkeeping/commands/write-off'
import { getInvoiceCase } from '@/lib/domain/invoices/console-queries'
import { refund } from '@/lib/domain/payments/refund'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import type { Actor } from '@/lib/shared/actor'
import { actorFor, administratorFor, callerFor, createAccount, visitor } from '@/tests/factories/accounts'
import { createBankLine } from '@/tests/factories/bank-files'
import { createInvoice, inTransaction } from '@/tests/factories/invoices'
import { createMemorial } from '@/tests/factories/memorials'
import { createShopOrder } from '@/tests/factories/shop-orders'
import { createPlanOrder, readPlan } from '@/tests/factories/subscriptions'

const administrator = async () => ({ ...administratorFor(await createAccount({ isAdmin: true })), hasConfirmed: true })
const reason = 'Pengene var fra en anden køber.'
const undo = async (id: string, actor?: Actor) =>
  execute(undoBankLine, callerFor(actor ?? (await administrator())), { id, reason })
const statusOf = (invoiceId: string) => db.receivable.findUniqueOrThrow({ where: { invoiceId } })

async function book(line: { id: string; fileId: string }, invoice: { number: number }) {
  const admin = await administrator()
  const { items } = await listBankLines(admin, { state: 'doubtful', file: line.fileId })
  const shown = items.find(({ id }) => id === line.id)?.advice?.shown
  await execute(decideBankLine, callerFor(admin), {
    id: line.id,
    decision: 'match',
    invoice: String(invoice.number),
    shown,
  })
  return line
}

async function booked(invoice: { number: number }, amountOere = 29_000) {
  return book(await createBankLine('Tak', { state: 'doubtful', amountOere }), invoice)
}

async function paymentOf(bankLineId: string) {
  const { paymentId } = await db.receivableEntry.findFirstOrThrow({ where: { bankLineId } })
  return db.payment.findUniqueOrThrow({ where: { id: paymentId ?? '' } })
}

it('takes a deposit off the wrong invoice, to be booked on the right one, or on the same again', async () => {
  const [wrong, right] = [await createInvoice(), await createInvoice()]
  const line = await booked(wrong)
  await undo(line.id)
  expect(await statusOf(wrong.id)).toMatchObject({ status: 'open', settledOere: 0n, settledAt: null })
  expect(await paymentOf(line.id)).toMatchObject({ status: 'cancelled', paidAt: null })
  const { entries } = await getInvoiceCase(await administrator(), { id: wrong.id })
  expect(entries).toMatchObject([
    { kind: 'payment', amountOere: 29_000 },
    { kind: 'undone', amountOere: -29_000, note: reason },
  ])
  expect(await db.bankLine.findUniqueOrThrow({ where: { id: line.id } })).toMatchObject({
    state: 'doubtful',
    decidedById: null,
    decidedByName: null,
  })
  await book(line, wrong)
  await undo(line.id)
  await book(line, right)
  expect(await statusOf(wrong.id)).toMatchObject({ status: 'open', settledOere: 0n })
  expect(await statusOf(right.id)).toMatchObject({ status: 'paid', settledOere: 29_000n })
  const { items } = await listBankLines(await administrator(), { state: 'matched', file: line.fileId })
  expect(items).toMatchObject([{ paid: [{ invoiceId: right.id, amountOere: 29_000 }] }])
  const log = await db.auditEntry.findFirst({ where: { command: 'bookkeeping.undo-bank-line', subjectId: line.id } })
  expect(log).toMatchObject({ detail: { reason, invoiceIds: [wrong.id] } })
})

it('makes a loss of it again that was taken back for the deposit', async () => {
  const invoice = await createInvoice()
  await execute(writeOff, callerFor(await administrator()), { id: invoice.id, reason: 'Køber er væk.' })
  const { id } = await booked(invoice)
  expect(await statusOf(invoice.id)).toMatchObject({ status: 'paid' })
  await undo(id)
  expect(await statusOf(invoice.id)).toMatchObject({ status: 'written_off', settledOere: 29_000n })
})

it('lets an order that nobody has begun wait for its payment again', async () => {
  const buyer = await createAccount()
  const order = await createShopOrder(buyer, await createMemorial({ owner: buyer }), { status: 'ordered' })
  const invoice = await createInvoice({ receivable: { email: buyer.email, shopOrderId: order.id } })
  const { id } = await booked(invoice)
  expect(await db.shopOrder.findUniqueOrThrow({ where: { id: order.id } })).toMatchObject({ status: 'paid' })
  await undo(id)
  expect(await db.shopOrder.findUniqueOrThrow({ where: { id: order.id } })).toMatchObject({
    status: 'ordered',
    paidAt: null,
  })
})

it('lets what a public buyer gets before it pays go on', async () => {
  const buyer = await createAccount()
  const order = await createShopOrder(buyer, await createMemorial({ owner: buyer }), {
    status: 'started',
    ean: '5790000000012',
  })
  await db.shopOrder.update({ where: { id: order.id }, data: { paidAt: null } })
  const invoice = await createInvoice({ receivable: { email: buyer.email, shopOrderId: order.id } })
  const { id } = await booked(invoice)
  await undo(id)
  expect(await db.shopOrder.findUniqueOrThrow({ where: { id: order.id } })).toMatchObject({
    status: 'started',
    paidAt: null,
  })
})

it('is refused once the plan or the order has begun, and says what to do instead', async () => {
  const buyer = await createAccount()
  const plan = await createPlanOrder({ memorial: await createMemorial({ owner: buyer }), payer: buyer })
  const order = await createShopOrder(buyer, await createMemorial({ owner: buyer }), { status: 'ordered' })
  for (const what of [{ subscriptionId: plan.id }, { shopOrderId: order.id }]) {
    const invoice = await createInvoice({ receivable: { email: buyer.email, ...what } })
    const { id } = await booked(invoice)
    await db.shopOrder.updateMany({ where: { id: order.id, status: 'paid' }, data: { status: 'started' } })
    await expect(undo(id)).rejects.toMatchObject({
      code: 'PURCHASE_BEGUN',
      sentence: expect.stringMatching(`faktura ${invoice.number}.*Kreditér`),
    })
    expect(await statusOf(invoice.id)).toMatchObject({ status: 'paid', settledOere: 29_000n })
    expect(await paymentOf(id)).toMatchObject({ status: 'paid' })
  }
  expect(await readPlan(plan.id)).toMatchObject({ status: 'active' })
})

it('of a second payment changes nothing about what the first began', async () => {
  const buyer = await createAccount()
  const plan = await createPlanOrder({ memorial: await createMemorial({ owner: buyer }), payer: buyer })
  const invoice = await createInvoice({ receivable: { email: buyer.email, subscriptionId: plan.id } })
  await booked(invoice)
  const twice = await booked(invoice)
  await undo(twice.id)
  expect(await statusOf(invoice.id)).toMatchObject({ status: 'paid', settledOere: 29_000n })
  expect(await readPlan(plan.id)).toMatchObject({ status: 'active' })
})

it('is refused once some of the money was paid back or kept', async () => {
  const [back, kept] = [await createInvoice(), await createInvoice()]
  const refunded = await booked(back)
  const { id: paymentId } = await paymentOf(refunded.id)
  await inTransaction((context) => refund(context, { paymentId, amountOere: 100, reason: 'goodwill' }))
  const overpaid = await booked(kept, 30_000)
  await execute(keepOverpayment, callerFor(await administrator()), { id: kept.id, reason: 'Efter aftale.' })
  for (const { id } of [refunded, overpaid]) {
    await expect(undo(id)).rejects.toMatchObject({ code: 'PAYMENT_MOVED_ON' })
    expect(await db.bankLine.findUniqueOrThrow({ where: { id } })).toMatchObject({ state: 'matched' })
  }
})

it('brings back what was laid aside', async () => {
  const { id } = await createBankLine('Renter', { state: 'ignored' })
  await undo(id)
  expect(await db.bankLine.findUniqueOrThrow({ where: { id } })).toMatchObject({ state: 'doubtful', note: null })
})

it('is done by the first of two', async () => {
  const invoice = await createInvoice()
  const { id } = await booked(invoice)
  const tries = await Promise.allSettled([undo(id), undo(id)])
  expect(tries.filter(({ status }) => status === 'rejected')).toMatchObject([{ reason: { code: 'BANK_LINE_DECIDED' } }])
  expect(await statusOf(invoice.id)).toMatchObject({ settledOere: 0n })
})

it('is for administrators who have just entered their password, with a reason', async () => {
  const user = await createAccount({ isAdmin: true })
  const { id } = await createBankLine('Renter', { state: 'ignored' })
  await expect(undo(id, visitor())).rejects.toMatchObject({ status: 401 })
  await expect(undo(id, actorFor(user))).rejects.toMatchObject({ status: 403 })
  await expect(undo(id, { ...administratorFor(user), hasConfirmed: false })).rejects.toMatchObject({
    code: 'PASSWORD_NEEDED',
  })
  await expect(undo(crypto.randomUUID())).rejects.toMatchObject({ status: 404 })
  await expect(execute(undoBankLine, callerFor(await administrator()), { id, reason: ' ' })).rejects.toMatchObject({
    code: 'INVALID_INPUT',
  })
})
