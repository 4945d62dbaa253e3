import { expect, it } from 'vitest'
import { markPaid } from '@/lib/domain/settlement/commands/mark-paid'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { actorFor, administratorFor, callerFor, createAccount, visitor } from '@/tests/factories/accounts'
import { createInvoice } from '@/tests/factories/invoices'

const words = { amount: '100', paidOn: '2026-11-02', note: 'Set i banken.' }

it('books what came in, with day and name, and settles the invoice when all of it is there', async () => {
  const { id } = await createInvoice()
  const account = await createAccount({ isAdmin: true })
  const admin = callerFor(administratorFor(account))
  const mark = async (amount: string) => (await execute(markPaid, admin, { id, ...words, amount })).result
  expect(await mark('100')).toEqual({ isSettled: false, overpaidOere: 0 })
  expect(await mark('190,00')).toEqual({ isSettled: true, overpaidOere: 0 })
  expect(await db.receivable.findUnique({ where: { invoiceId: id } })).toMatchObject({
    status: 'paid',
    settledOere: 29_000n,
  })
  const entry = { createdById: account.id, bookedOn: new Date('2026-11-02') }
  expect(await db.receivableEntry.findFirst({ where: { invoiceId: id } })).toMatchObject(entry)
  await expect(mark('1')).rejects.toMatchObject({ code: 'INVOICE_NOT_OPEN' })
})

it('is refused for a day to come, and to all but administrators', async () => {
  const { id } = await createInvoice()
  const admin = callerFor(administratorFor(await createAccount({ isAdmin: true })))
  const tomorrow = { ...words, paidOn: '2999-01-01' }
  await expect(execute(markPaid, admin, { id, ...tomorrow })).rejects.toMatchObject({ code: 'INVALID_INPUT' })
  await expect(execute(markPaid, callerFor(visitor()), { id, ...words })).rejects.toMatchObject({ status: 401 })
  const family = callerFor(actorFor(await createAccount()))
  await expect(execute(markPaid, family, { id, ...words })).rejects.toMatchObject({ status: 403 })
})
