import { expect, it } from 'vitest'
import { markPaid } from '@/lib/domain/bookkeeping/commands/mark-paid'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import type { Actor } from '@/lib/shared/actor'
import { actorFor, administratorFor, callerFor, createAccount, visitor } from '@/tests/factories/accounts'
import { createInvoice } from '@/tests/factories/invoices'

const administrator = async () => ({ ...administratorFor(await createAccount({ isAdmin: true })), hasConfirmed: true })
const book = async (id: string, more: object = {}, actor?: Actor) =>
  (
    await execute(markPaid, callerFor(actor ?? (await administrator())), {
      ...{ id, amount: '290,00', paidOn: '2026-11-03', note: 'Set i netbanken.', ...more },
    })
  ).result
const read = (invoiceId: string) => db.receivable.findUniqueOrThrow({ where: { invoiceId } })

it('books a transfer with its day, and tells what is too much', async () => {
  const { id } = await createInvoice()
  expect(await book(id, { amount: '300' })).toEqual({ overpaidOere: 1000 })
  expect(await read(id)).toMatchObject({ status: 'paid', settledOere: 30_000n })
  expect(await db.receivableEntry.findFirstOrThrow({ where: { invoiceId: id } })).toMatchObject({
    ...{ kind: 'payment', bookedOn: new Date('2026-11-03'), paymentId: expect.any(String) },
  })
})

it('counts one of two at once', async () => {
  const { id } = await createInvoice()
  const tries = await Promise.allSettled([book(id), book(id)])
  expect(tries.filter(({ status }) => status === 'rejected')).toMatchObject([{ reason: { code: 'INVOICE_NOT_OPEN' } }])
  expect(await read(id)).toMatchObject({ settledOere: 29_000n })
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
