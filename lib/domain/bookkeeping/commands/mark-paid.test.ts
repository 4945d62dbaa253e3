import { expect, it } from 'vitest'
import { markPaid } from '@/lib/domain/bookkeeping/commands/mark-paid'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { lockRow } from '@/lib/server/lock-rows'
import type { Actor } from '@/lib/shared/actor'
import { actorFor, administratorFor, callerFor, createAccount, visitor } from '@/tests/factories/accounts'
import { whileLocked } from '@/tests/factories/held-locks'
import { createInvoice } from '@/tests/factories/invoices'
import { createMemorial } from '@/tests/factories/memorials'
import { createPlanOrder, openFor } from '@/tests/factories/subscriptions'

const administrator = async () => ({ ...administratorFor(await createAccount({ isAdmin: true })), hasConfirmed: true })
const book = async (id: string, more: object = {}, actor?: Actor) =>
  (
    await execute(markPaid, callerFor(actor ?? (await administrator())), {
      id,
      amount: '290,00',
      paidOn: '2026-11-03',
      note: 'Set i netbanken.',
      ...more,
    })
  ).result
const read = (invoiceId: string) => db.receivable.findUniqueOrThrow({ where: { invoiceId } })

it('books a transfer with its day, and tells what is too much', async () => {
  const { id } = await createInvoice()
  expect(await book(id, { amount: '300' })).toEqual({ overpaidOere: 1000 })
  expect(await read(id)).toMatchObject({ status: 'paid', settledOere: 30_000n })
  expect(await db.receivableEntry.findFirstOrThrow({ where: { invoiceId: id } })).toMatchObject({
    kind: 'payment',
    bookedOn: new Date('2026-11-03'),
    paymentId: expect.any(String),
  })
})

it('counts one of two at once', async () => {
  const { id } = await createInvoice()
  const tries = await Promise.allSettled([book(id), book(id)])
  expect(tries.filter(({ status }) => status === 'rejected')).toMatchObject([{ reason: { code: 'INVOICE_NOT_OPEN' } }])
  expect(await read(id)).toMatchObject({ settledOere: 29_000n })
})

it('counts a part that is booked twice only once', async () => {
  const { id } = await createInvoice()
  const tries = await Promise.allSettled([book(id, { amount: '100' }), book(id, { amount: '100,00' })])
  expect(tries.filter(({ status }) => status === 'rejected')).toMatchObject([{ reason: { code: 'PAYMENT_BOOKED' } }])
  await book(id, { amount: '100', paidOn: '2026-11-04' })
  expect(await read(id)).toMatchObject({ status: 'open', settledOere: 20_000n })
})

it('waits in the order of those who cancel: what the invoice is for, then the invoice', async () => {
  const owner = await createAccount()
  const subscription = await createPlanOrder({ memorial: await createMemorial({ owner }), payer: owner })
  const purchaseId = await openFor(subscription.id, { amountOere: 29_000, at: new Date() })
  const { id } = await createInvoice({
    receivable: { email: owner.email, subscriptionId: subscription.id, purchaseId },
  })
  const actor = await administrator()
  const booked = await whileLocked(
    {
      held: (tx) => lockRow(tx, 'Subscription', subscription.id),
      wanted: (tx) => lockRow(tx, 'Receivable', id),
    },
    () => book(id, {}, actor),
  )
  expect(booked).toEqual({ overpaidOere: 0 })
})

it('refuses what is no amount or lies ahead, and whoever may not', async () => {
  const { id } = await createInvoice()
  for (const wrong of [{ amount: '-5' }, { amount: 'x' }, { paidOn: '2999-01-01' }, { note: '' }]) {
    await expect(book(id, wrong)).rejects.toMatchObject({ code: 'INVALID_INPUT' })
  }
  const user = await createAccount({ isAdmin: true })
  await expect(book(id, {}, visitor())).rejects.toMatchObject({ status: 401 })
  await expect(book(id, {}, actorFor(user))).rejects.toMatchObject({ status: 403 })
  await expect(book(id, {}, { ...administratorFor(user), hasConfirmed: false })).rejects.toMatchObject({
    code: 'PASSWORD_NEEDED',
  })
  expect(await read(id)).toMatchObject({ settledOere: 0n })
})
