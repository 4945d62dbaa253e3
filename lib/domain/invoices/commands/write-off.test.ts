import { expect, it } from 'vitest'
import { writeOff } from '@/lib/domain/invoices/commands/write-off'
import { settleInvoice } from '@/lib/domain/invoices/settle-invoice'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { actorFor, administratorFor, callerFor, createAccount, visitor } from '@/tests/factories/accounts'
import { createInvoice, inTransaction } from '@/tests/factories/invoices'

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
