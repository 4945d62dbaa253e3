import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openPayment } from '@/lib/domain/payments/commands/open-payment'
import { refund } from '@/lib/domain/payments/refund'
import { checkPayment } from '@/lib/domain/settlement/commands/check-payment'
import { closeCheckout } from '@/lib/domain/settlement/commands/close-checkout'
import { compareWithProvider } from '@/lib/domain/settlement/commands/compare-with-provider'
import { sendRefund } from '@/lib/domain/settlement/commands/send-refund'
import { settlePayment } from '@/lib/domain/settlement/commands/settle-payment'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { hourMs } from '@/lib/shared/durations'
import { callerFor, visitor } from '@/tests/factories/accounts'
import { inTransaction } from '@/tests/factories/invoices'
import { type PaymentStandIn, startPaymentStandIn } from '@/tests/factories/payment-stand-in'
import { createPayment, deliver, signed, worker } from '@/tests/factories/payments'

let standIn: PaymentStandIn

beforeAll(async () => {
  standIn = await startPaymentStandIn()
})
afterAll(() => standIn.close())
beforeEach(() => {
  standIn.takeMessages()
})

const asVisitor = callerFor(visitor())
const later = (hours: number) => new Date(Date.now() + hours * hourMs)

const paymentOf = (id: string) => db.payment.findUniqueOrThrow({ where: { id } })
const chargesOf = (reference: string) =>
  standIn.charges().filter((charge) => charge.reference === reference && charge.status === 'succeeded')
const open = (id: string) => execute(openPayment, asVisitor, signed(id))
const check = async (id: string) => (await execute(checkPayment, asVisitor, signed(id))).result
const settle = (paymentId: string, now = new Date()) => execute(settlePayment, worker, { paymentId, now })

async function openedPayment() {
  const payment = await createPayment()
  await open(payment.id)
  const { sessionRef } = await paymentOf(payment.id)
  return { ...payment, sessionRef: sessionRef ?? '' }
}

/** What was booked on the invoice, in øre. */
const settledOf = async (invoiceId: string) =>
  Number((await db.receivable.findUniqueOrThrow({ where: { invoiceId } })).settledOere)

const differencesOf = (paymentId: string) => db.paymentDifference.findMany({ where: { paymentId } })

describe('a payment on the provider’s page', () => {
  it('is booked once, whether the payer, a message or the round brings the answer, together and again', async () => {
    const { id, invoiceId, sessionRef } = await openedPayment()
    await standIn.pay(sessionRef)
    const messages = standIn.takeMessages()
    await Promise.all([check(id), settle(id), ...messages.map(deliver)])
    for (const message of messages.toReversed()) await deliver(message)
    await settle(id)
    expect(await check(id)).toMatchObject({ status: 'paid', next: expect.stringContaining('/invoice-payment-success') })
    expect(await settledOf(invoiceId)).toBe(29_000)
    expect(await db.receivableEntry.count({ where: { invoiceId } })).toBe(1)
    expect(chargesOf(id)).toHaveLength(1)
    const log = await db.auditEntry.findMany({ where: { command: 'settlement.apply-charge', subjectId: id } })
    expect(log).toMatchObject([{ actorKind: 'system', detail: { applied: 'applied', amountOere: 29_000 } }])
  })

  it('is found by the minute’s round when the payer never came back and no message arrived', async () => {
    const { id, invoiceId, sessionRef } = await openedPayment()
    await standIn.pay(sessionRef)
    await settle(id)
    expect(await paymentOf(id)).toMatchObject({ status: 'paid' })
    expect(await settledOf(invoiceId)).toBe(29_000)
  })

  it('opens the same page after a lost answer, and again after that', async () => {
    const { id } = await createPayment()
    standIn.fail('checkout.open', { kind: 'lost' })
    await expect(open(id)).rejects.toMatchObject({ code: 'PAYMENT_PROVIDER_DOWN', status: 503 })
    const first = await open(id)
    expect((await open(id)).result).toEqual(first.result)
    const calls = await db.providerCall.findMany({ where: { paymentId: id } })
    expect(calls).toMatchObject([{ state: 'answered', attempts: 2 }])
  })

  it('can be tried with another card after a refused one', async () => {
    const { id, invoiceId, sessionRef } = await openedPayment()
    await standIn.decline(sessionRef, 'insufficient_funds')
    expect(await check(id)).toMatchObject({ status: 'open', failureCode: 'insufficient_funds' })
    await standIn.pay(sessionRef)
    await settle(id)
    expect(await paymentOf(id)).toMatchObject({ status: 'paid', failureCode: null })
    expect(await settledOf(invoiceId)).toBe(29_000)
  })

  it('of another amount or currency opens nothing, and waits for a person once', async () => {
    for (const changed of [{ amountOere: 100 }, { currency: 'EUR' }]) {
      const { id, invoiceId, sessionRef } = await openedPayment()
      await standIn.pay(sessionRef, changed)
      for (const message of standIn.takeMessages()) await deliver(message)
      await settle(id)
      expect(await paymentOf(id)).toMatchObject({ status: 'open', paidAt: null })
      expect(await settledOf(invoiceId)).toBe(0)
      expect(await differencesOf(id)).toMatchObject([{ kind: 'amount', oursOere: 29_000n }])
    }
  })

  it('that closed is over, and nobody was charged', async () => {
    const { id, sessionRef } = await openedPayment()
    await standIn.expire(sessionRef)
    // Long enough ago for the check to ask the provider again.
    await settle(id, later(-1))
    expect(await check(id)).toMatchObject({ status: 'expired', next: null })
    await expect(open(id)).rejects.toMatchObject({ code: 'PAYMENT_EXPIRED' })
    const never = await createPayment()
    await settle(never.id, later(24))
    expect(await paymentOf(never.id)).toMatchObject({ status: 'expired' })
  })

  it('that the provider no longer knows is over when our time is, and the payer is not shown a fault', async () => {
    const { id } = await openedPayment()
    await db.payment.update({ where: { id }, data: { sessionRef: `cs_test_${id}` } })
    expect(await check(id)).toMatchObject({ status: 'open' })
    await settle(id)
    expect(await paymentOf(id)).toMatchObject({ status: 'open' })
    await settle(id, later(24))
    expect(await paymentOf(id)).toMatchObject({ status: 'expired' })
  })

  it('ordered in two tabs is one; with another method the first is closed, and paid back if it was paid', async () => {
    const { id, invoiceId, sessionRef } = await openedPayment()
    expect((await createPayment({ invoiceId })).id).toBe(id)
    const other = await createPayment({ invoiceId, method: 'mobilepay' })
    expect(await paymentOf(id)).toMatchObject({ status: 'cancelled' })
    // Both are paid before the first page is closed.
    await standIn.pay(sessionRef)
    await open(other.id)
    await standIn.pay((await paymentOf(other.id)).sessionRef ?? '')
    await settle(other.id)
    await execute(closeCheckout, worker, { paymentId: id })
    expect(await settledOf(invoiceId)).toBe(58_000)
    const refund = await db.refund.findFirstOrThrow({ where: { paymentId: { in: [id, other.id] } } })
    expect(refund).toMatchObject({ amountOere: 29_000n, reason: 'duplicate', status: 'ordered' })
    await execute(sendRefund, worker, { refundId: refund.id })
    expect(await settledOf(invoiceId)).toBe(29_000)
    expect(standIn.charges().find(({ chargeRef }) => chargeRef === refund.refundRef)).toBeUndefined()
    const kept = chargesOf(id)
      .concat(chargesOf(other.id))
      .map(({ refundedOere }) => refundedOere)
    expect(kept.toSorted()).toEqual([0, 29_000])
  })

  it('cancelled while its page was being opened is closed there', async () => {
    const { id, invoiceId } = await createPayment()
    let goOn = () => {}
    standIn.fail('checkout.open', { kind: 'late', until: new Promise<void>((resolve) => (goOn = resolve)) })
    const opening = open(id)
    await expect.poll(() => standIn.calls.at(-1)?.operation).toBe('checkout.open')
    await createPayment({ invoiceId, method: 'mobilepay' })
    goOn()
    await expect(opening).rejects.toMatchObject({ code: 'PAYMENT_DECIDED' })
    await execute(closeCheckout, worker, { paymentId: id })
    const { sessionRef } = await paymentOf(id)
    expect(await standIn.provider.readCheckout(sessionRef ?? '')).toMatchObject({ state: 'expired' })
  })
})

describe('the nightly comparison', () => {
  it('finds what we missed, and notes once what nobody here knows', async () => {
    const lost = await openedPayment()
    await standIn.pay(lost.sessionRef)
    const stranger = await standIn.chargeOutside(5000)
    const backed = await openedPayment()
    await standIn.pay(backed.sessionRef)
    await settle(backed.id)
    const { chargeRef } = await paymentOf(backed.id)
    await standIn.refundOutside(chargeRef ?? '', 1000)
    const { result } = await execute(compareWithProvider, worker, { now: later(1) })
    expect(result.toSettle).toContain(lost.id)
    await settle(lost.id)
    expect(await settledOf(lost.invoiceId)).toBe(29_000)
    await execute(compareWithProvider, worker, { now: later(1) })
    expect(await db.paymentDifference.findMany({ where: { providerRef: stranger } })).toMatchObject([
      { kind: 'unknown_here', theirsOere: 5000n, settledAt: null },
    ])
    expect(await differencesOf(backed.id)).toMatchObject([{ kind: 'refund', oursOere: 0n, theirsOere: 1000n }])
  })
})

describe('a refund', () => {
  it('never exceeds what was paid, whoever orders at once, and is paid back once after a lost answer', async () => {
    const { id, sessionRef } = await openedPayment()
    await standIn.pay(sessionRef)
    await settle(id)
    const order = () =>
      inTransaction((context) => refund(context, { paymentId: id, amountOere: 20_000, reason: 'goodwill' }))
    const results = await Promise.allSettled([order(), order()])
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    const [ordered] = await db.refund.findMany({ where: { paymentId: id } })
    const refundId = ordered?.id ?? ''
    standIn.fail('refund.create', { kind: 'lost' })
    await expect(execute(sendRefund, worker, { refundId })).rejects.toThrow()
    await execute(sendRefund, worker, { refundId, now: later(30) })
    await execute(sendRefund, worker, { refundId })
    expect(chargesOf(id)).toMatchObject([{ refundedOere: 20_000 }])
    expect(await paymentOf(id)).toMatchObject({ refundedOere: 20_000n })
  })
})
