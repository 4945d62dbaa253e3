import { expect, it } from 'vitest'
import { finishBankRefund } from '@/lib/domain/settlement/commands/finish-bank-refund'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { administratorFor, callerFor, createAccount } from '@/tests/factories/accounts'
import { createPaidPayment, createRefund } from '@/tests/factories/payments'

it('a refund to a card is not finished by hand', async () => {
  const caller = callerFor(administratorFor(await createAccount({ isAdmin: true })))
  const payment = await createPaidPayment()
  const { id } = await createRefund({ paymentId: payment.id, status: 'sent' })
  await expect(execute(finishBankRefund, caller, { id })).rejects.toMatchObject({ code: 'REFUND_NOT_WAITING' })
  expect(await db.payment.findUnique({ where: { id: payment.id } })).toMatchObject({ refundedOere: 0n })
})
