import { expect, it } from 'vitest'
import { keepOverpayment } from '@/lib/domain/bookkeeping/commands/keep-overpayment'
import { settleInvoice } from '@/lib/domain/invoices/settle-invoice'
import { retryRefund } from '@/lib/domain/settlement/commands/retry-refund'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { administratorFor, callerFor, createAccount } from '@/tests/factories/accounts'
import { createInvoice, inTransaction } from '@/tests/factories/invoices'
import { createPaidPayment, createRefund } from '@/tests/factories/payments'

const staff = async () => callerFor(administratorFor(await createAccount({ isAdmin: true })))

it('a failed refund is not tried again beyond what was paid, and a transfer waits for a person', async () => {
  const caller = await staff()
  const payment = await createPaidPayment()
  const { id } = await createRefund({ paymentId: payment.id, amountOere: 20_000n })
  await createRefund({ paymentId: payment.id, amountOere: 20_000n, status: 'ordered' })
  await expect(execute(retryRefund, caller, { id })).rejects.toMatchObject({ code: 'REFUND_TOO_LARGE' })
  expect(await db.providerCall.count({ where: { refundId: id } })).toBe(0)
  const byBank = await createPaidPayment({ provider: 'bank', method: 'bank_transfer', chargeRef: null })
  const transfer = await createRefund({ paymentId: byBank.id })
  await execute(retryRefund, caller, { id: transfer.id })
  expect(await db.refund.findUnique({ where: { id: transfer.id } })).toMatchObject({ status: 'sent', failure: null })
  expect(await db.providerCall.count({ where: { refundId: transfer.id } })).toBe(0)
})

it('a failed refund is not tried again once the buyer gave us the money: the invoice would be owed', async () => {
  const caller = await staff()
  const { id: invoiceId } = await createInvoice()
  const { id: paymentId } = await createPaidPayment({ amountOere: 30_000n, invoiceId })
  const paid = { invoiceId, amountOere: 30_000, bookedOn: '2026-11-03', paymentId }
  await inTransaction((context) => settleInvoice(context, paid))
  const { id } = await createRefund({ paymentId, amountOere: 1_000n, reason: 'duplicate' })
  await execute(keepOverpayment, caller, { id: invoiceId, reason: 'Køber vil give resten til graveren.' })
  await expect(execute(retryRefund, caller, { id })).rejects.toMatchObject({ code: 'REFUND_KEPT' })
  expect(await db.refund.findUnique({ where: { id } })).toMatchObject({ status: 'failed' })
})
