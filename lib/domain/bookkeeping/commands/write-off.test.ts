import { expect, it } from 'vitest'
import { creditInvoice } from '@/lib/domain/bookkeeping/commands/credit-invoice'
import { writeOff } from '@/lib/domain/bookkeeping/commands/write-off'
import { settleInvoice } from '@/lib/domain/invoices/settle-invoice'
import { settleTransfer } from '@/lib/domain/settlement/settle'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { actorFor, administratorFor, callerFor, createAccount, visitor } from '@/tests/factories/accounts'
import { createInvoice, inTransaction } from '@/tests/factories/invoices'
import { createMemorial } from '@/tests/factories/memorials'
import { createPayment } from '@/tests/factories/payments'
import {
  applyPayment,
  createPlanOrder,
  inTransaction as inPlanTransaction,
  openFor,
  readPlan,
} from '@/tests/factories/subscriptions'

const words = { reason: 'Det er aftalt.' }

it('gives up what is owed, once', async () => {
  const { id } = await createInvoice()
  await execute(writeOff, callerFor(administratorFor(await createAccount({ isAdmin: true }))), { id, ...words })
  expect(await db.receivable.findUnique({ where: { invoiceId: id } })).toMatchObject({ status: 'written_off' })
})

it('is refused for a paid one, without a reason, and to all but administrators', async () => {
  const { id, totalOere } = await createInvoice()
  const admin = callerFor(administratorFor(await createAccount({ isAdmin: true })))
  await expect(execute(writeOff, admin, { id, ...words, reason: '' })).rejects.toMatchObject({ code: 'INVALID_INPUT' })
  await expect(execute(writeOff, callerFor(visitor()), { id, ...words })).rejects.toMatchObject({ status: 401 })
  const family = callerFor(actorFor(await createAccount()))
  await expect(execute(writeOff, family, { id, ...words })).rejects.toMatchObject({ status: 403 })
  await inTransaction((context) =>
    settleInvoice(context, { invoiceId: id, amountOere: totalOere, bookedOn: '2026-11-01' }),
  )
  await expect(execute(writeOff, admin, { id, ...words })).rejects.toMatchObject({ code: 'INVOICE_NOT_OPEN' })
})

const admin = async () => callerFor(administratorFor(await createAccount({ isAdmin: true })))
const transfer = async (id: string, amountOere: number) =>
  inPlanTransaction((context) => settleTransfer(context, { invoiceId: id, amountOere, bookedOn: '2026-11-03' }))
const movements = async (invoiceId: string) =>
  (await db.receivableEntry.findMany({ where: { invoiceId }, orderBy: { id: 'asc' } })).map(
    ({ kind, amountOere }) => `${kind} ${amountOere}`,
  )

async function orderedPlan() {
  const owner = await createAccount()
  const plan = await createPlanOrder({ memorial: await createMemorial({ owner }), payer: owner })
  const purchaseId = await openFor(plan.id, { amountOere: 29_000, at: new Date() })
  const receivable = { email: owner.email, subscriptionId: plan.id, purchaseId }
  return { plan, invoice: await createInvoice({ receivable }) }
}

it('of the rest after a part payment starts what was bought, also when the rest is credited', async () => {
  for (const close of [
    async (id: string) => execute(writeOff, await admin(), { id, ...words }),
    async (id: string) => execute(creditInvoice, await admin(), { id, amount: '190', ...words }),
  ]) {
    const { plan, invoice } = await orderedPlan()
    await transfer(invoice.id, 10_000)
    expect(await readPlan(plan.id)).toMatchObject({ status: 'ordered' })
    await close(invoice.id)
    expect(await readPlan(plan.id)).toMatchObject({ status: 'active' })
    expect(await db.refund.count({ where: { payment: { invoiceId: invoice.id } } })).toBe(0)
  }
})

it('without any money starts nothing until it is paid after all; then the loss is taken back', async () => {
  const { plan, invoice } = await orderedPlan()
  await execute(writeOff, await admin(), { id: invoice.id, ...words })
  expect(await readPlan(plan.id)).toMatchObject({ status: 'ordered' })
  await transfer(invoice.id, 29_000)
  expect(await readPlan(plan.id)).toMatchObject({ status: 'active' })
  expect(await movements(invoice.id)).toEqual(['write_off 29000', 'write_off -29000', 'payment 29000'])
  expect(await db.receivable.findUnique({ where: { invoiceId: invoice.id } })).toMatchObject({
    status: 'paid',
    settledOere: 29_000n,
  })
})

it('that is paid in part later stays a loss for the rest, and starts nothing twice', async () => {
  const { plan, invoice } = await orderedPlan()
  await transfer(invoice.id, 10_000)
  await execute(writeOff, await admin(), { id: invoice.id, ...words })
  const { paidUntil } = await readPlan(plan.id)
  await transfer(invoice.id, 5_000)
  expect(await db.receivable.findUnique({ where: { invoiceId: invoice.id } })).toMatchObject({
    status: 'written_off',
    settledOere: 29_000n,
  })
  await transfer(invoice.id, 14_000)
  expect(await db.receivable.findUnique({ where: { invoiceId: invoice.id } })).toMatchObject({
    status: 'paid',
    settledOere: 29_000n,
  })
  expect(await readPlan(plan.id)).toMatchObject({ status: 'active', paidUntil })
  expect(await db.refund.count({ where: { payment: { invoiceId: invoice.id } } })).toBe(0)
})

it('paid later by card is not paid back', async () => {
  const { id: paymentId, invoiceId } = await createPayment()
  await execute(writeOff, await admin(), { id: invoiceId, ...words })
  await db.payment.update({ where: { id: paymentId }, data: { status: 'paid' } })
  await applyPayment(paymentId)
  expect(await db.refund.count({ where: { paymentId } })).toBe(0)
})

it('that is credited after all is no loss: the invoice balances', async () => {
  const { id } = await createInvoice()
  await execute(writeOff, await admin(), { id, ...words })
  await execute(creditInvoice, await admin(), { id, ...words })
  expect(await db.receivable.findUnique({ where: { invoiceId: id } })).toMatchObject({
    status: 'credited',
    settledOere: 29_000n,
  })
})
