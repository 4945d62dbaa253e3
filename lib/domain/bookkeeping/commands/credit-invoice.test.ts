import { expect, it } from 'vitest'
import { creditInvoice } from '@/lib/domain/bookkeeping/commands/credit-invoice'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { actorFor, administratorFor, callerFor, createAccount, visitor } from '@/tests/factories/accounts'
import { createInvoice } from '@/tests/factories/invoices'

const reason = 'Pladen kom for sent.'

it('credits part, then the rest, and tells the log why', async () => {
  const { id } = await createInvoice()
  const admin = callerFor(administratorFor(await createAccount({ isAdmin: true })))
  await execute(creditInvoice, admin, { id, amount: '90,50', reason })
  expect(await db.receivable.findUnique({ where: { invoiceId: id } })).toMatchObject({
    settledOere: 9_050n,
    status: 'open',
  })
  const { result } = await execute(creditInvoice, admin, { id, amount: '', reason })
  expect(result.totalOere).toBe(19_950)
  expect(await db.receivable.findUnique({ where: { invoiceId: id } })).toMatchObject({ status: 'credited' })
  await expect(execute(creditInvoice, admin, { id, reason })).rejects.toMatchObject({ code: 'CREDIT_TOO_LARGE' })
  const entry = await db.auditEntry.findFirst({ where: { command: 'bookkeeping.credit-invoice', subjectId: id } })
  expect(entry).toMatchObject({ detail: { reason } })
})

it('is refused without a reason or for a wrong amount, and to all but administrators', async () => {
  const { id } = await createInvoice()
  const account = await createAccount({ isAdmin: true })
  const admin = callerFor(administratorFor(account))
  for (const wrong of [{ reason: '' }, { reason, amount: '-5' }, { reason, amount: 'ti' }])
    await expect(execute(creditInvoice, admin, { id, ...wrong })).rejects.toMatchObject({ code: 'INVALID_INPUT' })
  const unconfirmed = callerFor({ ...administratorFor(account), hasConfirmed: false })
  await expect(execute(creditInvoice, unconfirmed, { id, reason })).rejects.toMatchObject({ code: 'PASSWORD_NEEDED' })
  await expect(execute(creditInvoice, callerFor(visitor()), { id, reason })).rejects.toMatchObject({ status: 401 })
  const family = callerFor(actorFor(await createAccount()))
  await expect(execute(creditInvoice, family, { id, reason })).rejects.toMatchObject({ status: 403 })
})
