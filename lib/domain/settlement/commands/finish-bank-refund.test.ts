import { expect, it } from 'vitest'
import { readMovements } from '@/lib/domain/bookkeeping/export/read-vouchers'
import { settleInvoice } from '@/lib/domain/invoices/settle-invoice'
import { finishBankRefund } from '@/lib/domain/settlement/commands/finish-bank-refund'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { danishDay } from '@/lib/shared/danish-time'
import { administratorFor, callerFor, createAccount } from '@/tests/factories/accounts'
import { createInvoice, inTransaction } from '@/tests/factories/invoices'
import { createPaidPayment, createRefund } from '@/tests/factories/payments'

it('a refund to a card is not finished by hand', async () => {
  const caller = callerFor(administratorFor(await createAccount({ isAdmin: true })))
  const payment = await createPaidPayment()
  const { id } = await createRefund({ paymentId: payment.id, status: 'sent' })
  await expect(execute(finishBankRefund, caller, { id })).rejects.toMatchObject({ code: 'REFUND_NOT_WAITING' })
  expect(await db.payment.findUnique({ where: { id: payment.id } })).toMatchObject({ refundedOere: 0n })
})

it('a refund that the card sent back is transferred instead, once, and booked against the bank', async () => {
  const caller = callerFor(administratorFor(await createAccount({ isAdmin: true })))
  const { id: invoiceId, number } = await createInvoice()
  const { id: paymentId } = await createPaidPayment({ amountOere: 30_000n, invoiceId })
  const paid = { invoiceId, amountOere: 30_000, bookedOn: '2026-11-03', paymentId }
  await inTransaction((context) => settleInvoice(context, paid))
  const { id } = await createRefund({ paymentId, amountOere: 1_000n, reason: 'duplicate', failure: 'expired_card' })
  const tries = await Promise.allSettled([
    execute(finishBankRefund, caller, { id }),
    execute(finishBankRefund, caller, { id }),
  ])
  expect(tries.filter(({ status }) => status === 'rejected')).toMatchObject([
    { reason: { code: 'REFUND_NOT_WAITING' } },
  ])
  expect(await db.refund.findUnique({ where: { id } })).toMatchObject({ status: 'done', byBank: true, failure: null })
  expect(await db.payment.findUnique({ where: { id: paymentId } })).toMatchObject({ refundedOere: 1_000n })
  const day = danishDay(new Date())
  const booked: object[] = []
  for await (const some of readMovements({ from: day, to: day })) {
    booked.push(...some.filter((each) => each.number === number && each.kind === 'refund'))
  }
  expect(booked).toMatchObject([{ amountOere: -1_000, isByProvider: false }])
})

it('a refund that failed is not transferred beyond what was paid', async () => {
  const caller = callerFor(administratorFor(await createAccount({ isAdmin: true })))
  const payment = await createPaidPayment()
  const { id } = await createRefund({ paymentId: payment.id, amountOere: 20_000n })
  await createRefund({ paymentId: payment.id, amountOere: 20_000n, status: 'ordered' })
  await expect(execute(finishBankRefund, caller, { id })).rejects.toMatchObject({ code: 'REFUND_TOO_LARGE' })
})
