import { expect, it } from 'vitest'
import { keepOverpayment } from '@/lib/domain/bookkeeping/commands/keep-overpayment'
import { markPaid } from '@/lib/domain/bookkeeping/commands/mark-paid'
import { settleInvoice } from '@/lib/domain/invoices/settle-invoice'
import { refundPayment } from '@/lib/domain/settlement/commands/refund-payment'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { actorFor, administratorFor, callerFor, createAccount } from '@/tests/factories/accounts'
import { createInvoice, inTransaction } from '@/tests/factories/invoices'

const keep = async (id: string) => {
  const actor = { ...administratorFor(await createAccount({ isAdmin: true })), hasConfirmed: true }
  return execute(keepOverpayment, callerFor(actor), { id, reason: 'Køber vil give resten til graveren.' })
}

it('books what was paid beyond the invoice away, once', async () => {
  const { id } = await createInvoice()
  await inTransaction((context) =>
    settleInvoice(context, { invoiceId: id, amountOere: 31_500, bookedOn: '2026-11-03' }),
  )
  const tries = await Promise.allSettled([keep(id), keep(id)])
  expect(tries.filter(({ status }) => status === 'rejected')).toMatchObject([{ reason: { code: 'NOTHING_OVERPAID' } }])
  expect(await db.receivable.findUniqueOrThrow({ where: { invoiceId: id } })).toMatchObject({
    status: 'paid',
    settledOere: 29_000n,
  })
})

it('waits until money on its way back has arrived, or the invoice would be owed again', async () => {
  const { id } = await createInvoice()
  const actor = { ...administratorFor(await createAccount({ isAdmin: true })), hasConfirmed: true }
  await execute(markPaid, callerFor(actor), { id, amount: '290', paidOn: '2026-11-03', note: 'Set i netbanken.' })
  const payment = await db.payment.findFirstOrThrow({ where: { invoiceId: id } })
  const refund = { id: payment.id, amount: '100', reason: 'goodwill', note: 'Aftalt.', bankAccount: '1234 0001234567' }
  await execute(refundPayment, callerFor(actor), refund)
  await expect(keep(id)).rejects.toMatchObject({ code: 'REFUND_ON_ITS_WAY' })
  expect(await db.receivable.findUniqueOrThrow({ where: { invoiceId: id } })).toMatchObject({ settledOere: 39_000n })
})

it('is refused where nothing is too much, and to everybody else', async () => {
  const { id } = await createInvoice()
  await expect(keep(id)).rejects.toMatchObject({ code: 'NOTHING_OVERPAID' })
  const actor = actorFor(await createAccount())
  await expect(execute(keepOverpayment, callerFor(actor), { id, reason: 'Nej.' })).rejects.toMatchObject({
    status: 403,
  })
})
