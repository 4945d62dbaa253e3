import { afterAll, beforeAll, expect, it } from 'vitest'
import { refund } from '@/lib/domain/payments/refund'
import { applyRefundState } from '@/lib/domain/settlement/apply-refund-state'
import { sendRefund } from '@/lib/domain/settlement/commands/send-refund'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { inTransaction } from '@/tests/factories/invoices'
import { type PaymentStandIn, startPaymentStandIn } from '@/tests/factories/payment-stand-in'
import { createPaidPayment, createPayment, createRefund, worker } from '@/tests/factories/payments'

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
    refund(context, { paymentId, amountOere: 10_000, reason: 'goodwill' }),
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

it('what the card’s bank sends back asks the payer for an account; what was never tried asks nobody', async () => {
  const { id: paymentId, invoiceId } = await createPayment()
  const email = `${crypto.randomUUID()}@eksempel.dk`
  await db.receivable.update({ where: { invoiceId }, data: { email } })
  const fail = async (refundRef: string | null) => {
    const { id: refundId } = await createRefund({ paymentId, status: 'sent' })
    const answer = { state: 'failed', failure: 'expired_or_canceled_card', refundRef } as const
    await inTransaction((context) => applyRefundState(context, { refundId, answer, now: new Date() }))
  }
  await fail(null)
  expect(await db.mail.count({ where: { recipient: email } })).toBe(0)
  await fail(`re_${crypto.randomUUID()}`)
  const mail = await db.mail.findFirstOrThrow({ where: { recipient: email } })
  expect(mail).toMatchObject({ template: 'money-back', text: expect.stringContaining('kontonummer') })
})
