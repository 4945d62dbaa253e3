import { afterAll, beforeAll, expect, it } from 'vitest'
import { orderRefund } from '@/lib/domain/payments/order-refund'
import { sendRefund } from '@/lib/domain/settlement/commands/send-refund'
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

async function ordered(isKnownThere = true) {
  const chargeRef = isKnownThere ? await standIn.chargeOutside(29_000) : 'pi_unknown'
  const { id: paymentId } = await createPaidPayment({
    chargeRef: isKnownThere ? chargeRef : `pi_${crypto.randomUUID()}`,
  })
  const { refundId } = await inTransaction((context) =>
    orderRefund(context, { paymentId, amountOere: 10_000, reason: 'goodwill' }),
  )
  const send = () => execute(sendRefund, worker, { refundId })
  return { chargeRef, paymentId, send, read: () => db.refund.findUniqueOrThrow({ where: { id: refundId } }) }
}

it('sent by two jobs at once and again, it is paid back once', async () => {
  const { chargeRef, paymentId, send, read } = await ordered()
  await Promise.allSettled([send(), send()])
  await send()
  expect(await read()).toMatchObject({ status: 'done', refundRef: expect.any(String) })
  expect(standIn.charges().find((charge) => charge.chargeRef === chargeRef)).toMatchObject({ refundedOere: 10_000 })
  expect(await db.payment.findUnique({ where: { id: paymentId } })).toMatchObject({ refundedOere: 10_000n })
})

it('what the provider refuses waits for a person, and is not sent again', async () => {
  const { paymentId, send, read } = await ordered(false)
  await send()
  expect(await read()).toMatchObject({ status: 'failed', failure: 'resource_missing' })
  const sent = standIn.calls.length
  await send()
  expect(standIn.calls).toHaveLength(sent)
  expect(await db.payment.findUnique({ where: { id: paymentId } })).toMatchObject({ refundedOere: 0n })
})
