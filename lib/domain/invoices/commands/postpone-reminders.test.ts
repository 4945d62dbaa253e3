import { expect, it } from 'vitest'
import { postponeReminders } from '@/lib/domain/invoices/commands/postpone-reminders'
import { settleInvoice } from '@/lib/domain/invoices/settle-invoice'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { actorFor, administratorFor, callerFor, createAccount, visitor } from '@/tests/factories/accounts'
import { createInvoice, inTransaction } from '@/tests/factories/invoices'

const words = { until: '2027-01-31', reason: 'Det er aftalt.' }

it('is stored with the invoice', async () => {
  const { id } = await createInvoice()
  await execute(postponeReminders, callerFor(administratorFor(await createAccount({ isAdmin: true }))), {
    id,
    ...words,
  })
  expect(await db.receivable.findUnique({ where: { invoiceId: id } })).toMatchObject({
    quietUntil: new Date('2027-01-31'),
    status: 'open',
  })
})

it('is refused for a paid one, without a reason, and to all but administrators', async () => {
  const { id, totalOere } = await createInvoice()
  const admin = callerFor(administratorFor(await createAccount({ isAdmin: true })))
  await expect(execute(postponeReminders, admin, { id, ...words, reason: '' })).rejects.toMatchObject({
    code: 'INVALID_INPUT',
  })
  await expect(execute(postponeReminders, callerFor(visitor()), { id, ...words })).rejects.toMatchObject({
    status: 401,
  })
  const family = callerFor(actorFor(await createAccount()))
  await expect(execute(postponeReminders, family, { id, ...words })).rejects.toMatchObject({ status: 403 })
  await inTransaction((context) =>
    settleInvoice(context, { invoiceId: id, amountOere: totalOere, bookedOn: '2026-11-01' }),
  )
  await expect(execute(postponeReminders, admin, { id, ...words })).rejects.toMatchObject({ code: 'INVOICE_NOT_OPEN' })
})
