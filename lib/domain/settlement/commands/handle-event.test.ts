import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPayment } from '@/lib/domain/payments/commands/open-payment'
import { refund } from '@/lib/domain/payments/refund'
import { handleEvent } from '@/lib/domain/settlement/commands/handle-event'
import { sendRefund } from '@/lib/domain/settlement/commands/send-refund'
import { settlePayment } from '@/lib/domain/settlement/commands/settle-payment'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { actorFor, callerFor, createAccount, visitor } from '@/tests/factories/accounts'
import { inTransaction } from '@/tests/factories/invoices'
import { type PaymentStandIn, startPaymentStandIn } from '@/tests/factories/payment-stand-in'
import { createEvent, createPayment, deliver, signed, worker } from '@/tests/factories/payments'

let standIn: PaymentStandIn

beforeAll(async () => {
  standIn = await startPaymentStandIn()
})
afterAll(() => standIn.close())

async function paidPayment() {
  const { id, invoiceId } = await createPayment()
  await execute(openPayment, callerFor(visitor()), signed(id))
  const { sessionRef } = await db.payment.findUniqueOrThrow({ where: { id } })
  await standIn.pay(sessionRef ?? '')
  await execute(settlePayment, worker, { paymentId: id })
  const { chargeRef } = await db.payment.findUniqueOrThrow({ where: { id } })
  standIn.takeMessages()
  return { id, invoiceId, chargeRef: chargeRef ?? '' }
}

const refundsOf = (paymentId: string) => db.refund.findMany({ where: { paymentId }, orderBy: { id: 'asc' } })
const refundAll = async (paymentId: string) => {
  const { refundId } = await inTransaction((context) =>
    refund(context, { paymentId, amountOere: 29_000, reason: 'goodwill' }),
  )
  await execute(sendRefund, worker, { refundId })
  return refundId
}

describe('acting on a message', () => {
  it('finishes a refund that took its time, and notes one that failed after it was done', async () => {
    const { id, invoiceId } = await paidPayment()
    standIn.nextRefunds('pending')
    await refundAll(id)
    const [sent] = await refundsOf(id)
    expect(sent).toMatchObject({ status: 'sent' })
    await standIn.decideRefund(sent?.refundRef ?? '', 'succeeded')
    for (const message of standIn.takeMessages()) await deliver(message)
    expect(await refundsOf(id)).toMatchObject([{ status: 'done' }])
    expect(await db.payment.findUnique({ where: { id } })).toMatchObject({ refundedOere: 29_000n })
    expect(await db.receivable.findUnique({ where: { invoiceId } })).toMatchObject({ settledOere: 0n })
    await standIn.decideRefund(sent?.refundRef ?? '', 'failed')
    for (const message of standIn.takeMessages()) await deliver(message)
    expect(await refundsOf(id)).toMatchObject([{ status: 'failed' }])
    expect(await db.payment.findUnique({ where: { id } })).toMatchObject({ refundedOere: 0n })
  })

  it('brings an objection of the cardholder to a person, once', async () => {
    const { id, chargeRef } = await paidPayment()
    await standIn.dispute(chargeRef)
    const [message] = standIn.takeMessages()
    if (!message) throw new Error('No message was sent')
    await deliver(message)
    await deliver(message)
    expect(await db.paymentEvent.findUnique({ where: { id: message.id } })).toMatchObject({
      state: 'disputed',
      remark: expect.stringContaining('indsigelse'),
    })
    expect(await db.paymentDifference.findMany({ where: { paymentId: id } })).toMatchObject([{ kind: 'status' }])
    expect(await db.payment.findUnique({ where: { id } })).toMatchObject({ status: 'paid' })
  })

  it('notes money that nobody here asked for, once, and opens nothing', async () => {
    const stranger = await standIn.chargeOutside(5000)
    const messages = standIn.takeMessages()
    expect(messages.length).toBeGreaterThan(0)
    for (const message of [...messages, ...messages]) await deliver(message)
    expect(await db.paymentDifference.count({ where: { providerRef: stranger } })).toBe(1)
    const events = await db.paymentEvent.findMany({ where: { id: { in: messages.map(({ id }) => id) } } })
    expect(events.map(({ state }) => state)).toContain('disputed')
  })

  it('happens once for each message, and only by our own jobs', async () => {
    const { chargeRef } = await paidPayment()
    const { id: eventId } = await createEvent()
    const act = () => execute(handleEvent, worker, { eventId, chargeRef })
    expect((await act()).result).toEqual({ state: 'handled' })
    expect((await act()).result).toEqual({ state: 'unchanged' })
    const someone = callerFor(actorFor(await createAccount()))
    await expect(execute(handleEvent, someone, { eventId })).rejects.toMatchObject({ code: 'FORBIDDEN' })
    await expect(execute(handleEvent, worker, { eventId: 'evt_x' })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})
