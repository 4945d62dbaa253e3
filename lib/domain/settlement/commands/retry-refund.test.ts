import { expect, it } from 'vitest'
import { retryRefund } from '@/lib/domain/settlement/commands/retry-refund'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { administratorFor, callerFor, createAccount } from '@/tests/factories/accounts'
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
