import { expect, it } from 'vitest'
import { postponeReminders } from '@/lib/domain/invoices/commands/postpone-reminders'
import { settleInvoice } from '@/lib/domain/invoices/settle-invoice'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { danishDay } from '@/lib/shared/danish-time'
import { actorFor, administratorFor, callerFor, createAccount, visitor } from '@/tests/factories/accounts'
import { createInvoice, inTransaction } from '@/tests/factories/invoices'

const until = daysAhead(30)
const words = { until, reason: 'Det er aftalt.' }

function daysAhead(days: number): string {
  return danishDay(new Date(Date.now() + days * 24 * 3600_000))
}

it('is stored with the invoice', async () => {
  const { id } = await createInvoice()
  await execute(postponeReminders, callerFor(administratorFor(await createAccount({ isAdmin: true }))), {
    id,
    ...words,
  })
  expect(await db.receivable.findUnique({ where: { invoiceId: id } })).toMatchObject({
    quietUntil: new Date(until),
    status: 'open',
  })
})

it('is refused for a paid one, without a reason, until today or for years, and to all but administrators', async () => {
  const { id, totalOere } = await createInvoice()
  const admin = callerFor(administratorFor(await createAccount({ isAdmin: true })))
  for (const wrong of [{ reason: '' }, { until: daysAhead(0) }, { until: daysAhead(400) }])
    await expect(execute(postponeReminders, admin, { id, ...words, ...wrong })).rejects.toMatchObject({
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
