import { afterAll, beforeAll, expect, it } from 'vitest'
import { settlePayment } from '@/lib/domain/settlement/commands/settle-payment'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { type PaymentStandIn, startPaymentStandIn } from '@/tests/factories/payment-stand-in'
import { createPaidPayment, createPayment, worker } from '@/tests/factories/payments'

let standIn: PaymentStandIn

beforeAll(async () => {
  standIn = await startPaymentStandIn()
})
afterAll(() => standIn.close())

const settle = (paymentId: string) => execute(settlePayment, worker, { paymentId })

it('asks nobody about a bank transfer, or about a payment that was never sent', async () => {
  const { id } = await createPaidPayment({ provider: 'bank', method: 'bank_transfer', chargeRef: null })
  const never = await createPayment()
  const asked = standIn.calls.length
  expect((await settle(id)).result).toEqual({ applied: 'unchanged' })
  await settle(never.id)
  expect(standIn.calls).toHaveLength(asked)
  expect(await db.payment.findUnique({ where: { id: never.id } })).toMatchObject({ status: 'open' })
  await expect(settle(crypto.randomUUID())).rejects.toMatchObject({ code: 'NOT_FOUND' })
})
