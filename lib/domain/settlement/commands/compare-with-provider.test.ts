import { afterAll, beforeAll, expect, it } from 'vitest'
import { refund } from '@/lib/domain/payments/refund'
import { compareWithProvider } from '@/lib/domain/settlement/commands/compare-with-provider'
import { sendRefund } from '@/lib/domain/settlement/commands/send-refund'
import { settlePayment } from '@/lib/domain/settlement/commands/settle-payment'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { inTransaction } from '@/tests/factories/invoices'
import { type PaymentStandIn, startPaymentStandIn } from '@/tests/factories/payment-stand-in'
import { createPaidPayment, worker } from '@/tests/factories/payments'

let standIn: PaymentStandIn

beforeAll(async () => {
  standIn = await startPaymentStandIn()
})
afterAll(() => standIn.close())

it('a list that breaks off notes nothing, and the next night finds all', async () => {
  const chargeRef = await standIn.chargeOutside(5_000)
  const compare = () => execute(compareWithProvider, worker, { now: new Date(Date.now() + 3600_000) })
  const noted = () => db.paymentDifference.count({ where: { providerRef: chargeRef } })
  standIn.fail('charge.list', { kind: 'lost' })
  await expect(compare()).rejects.toThrow()
  expect(await noted()).toBe(0)
  await Promise.allSettled([compare(), compare()])
  await compare()
  expect(await noted()).toBe(1)
})

it('a refund whose message never came is finished, however old its payment is', async () => {
  const longAgo = new Date(Date.now() - 100 * 24 * 3600_000)
  const chargeRef = await standIn.chargeOutside(29_000)
  const { id: paymentId } = await createPaidPayment({ chargeRef, createdAt: longAgo, paidAt: longAgo })
  const { refundId } = await inTransaction((context) =>
    refund(context, { paymentId, amountOere: 10_000, reason: 'left' }),
  )
  standIn.nextRefunds('pending')
  await execute(sendRefund, worker, { refundId })
  const night = async () => {
    const { result } = await execute(compareWithProvider, worker, {})
    expect(result.toSettle).toContain(paymentId)
    await execute(settlePayment, worker, { paymentId })
  }
  const read = () => db.refund.findUniqueOrThrow({ where: { id: refundId } })
  const { status, refundRef } = await read()
  expect(status).toBe('sent')
  await standIn.decideRefund(refundRef ?? '', 'succeeded')
  await night()
  expect(await read()).toMatchObject({ status: 'done' })
  await standIn.decideRefund(refundRef ?? '', 'failed')
  await night()
  expect(await read()).toMatchObject({ status: 'failed' })
})
