import { v7 as uuidv7 } from 'uuid'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { chargeSavedCard } from '@/lib/domain/payments/order-payment'
import { sendCharge } from '@/lib/domain/settlement/commands/send-charge'
import { sendRefund } from '@/lib/domain/settlement/commands/send-refund'
import { lockAgreement, nextPeriodOf } from '@/lib/domain/subscriptions/agreements'
import { openNext } from '@/lib/domain/subscriptions/plan-purchases'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import type { Fault } from '@/scripts/stand-in/stand-in.mjs'
import { createAccount } from '@/tests/factories/accounts'
import { inTransaction } from '@/tests/factories/invoices'
import { createMemorial } from '@/tests/factories/memorials'
import { type PaymentStandIn, startPaymentStandIn } from '@/tests/factories/payment-stand-in'
import { worker } from '@/tests/factories/payments'
import { givePlan } from '@/tests/factories/plans'

let standIn: PaymentStandIn

beforeAll(async () => {
  standIn = await startPaymentStandIn()
})
afterAll(() => standIn.close())

const later = (hours: number) => new Date(Date.now() + hours * 3600_000)
const paymentOf = (id: string) => db.payment.findUniqueOrThrow({ where: { id } })
const chargesOf = (reference: string) =>
  standIn.charges().filter((charge) => charge.reference === reference && charge.status === 'succeeded')

describe('a renewal on a saved card', () => {
  async function renewal() {
    const owner = await createAccount()
    const memorial = await createMemorial({ owner })
    const paidUntil = new Date()
    const { id: subscriptionId } = await givePlan(memorial.id, 'premium', {
      payerId: owner.id,
      renewal: 'card',
      customerRef: 'cus_demo_family',
      cardRef: 'pm_demo_family',
      paidUntil,
    })
    const order = () =>
      inTransaction(async (context) => {
        const agreement = await lockAgreement(context.tx, subscriptionId)
        const next = nextPeriodOf(agreement)
        if (!next) throw new Error('No period')
        const { id: purchaseId } = await openNext(context, agreement, next, new Date())
        return chargeSavedCard(context, {
          purchaseId,
          subscriptionId,
          amountOere: 29_000,
          description: 'Premium i et år',
          customerRef: 'cus_demo_family',
          cardRef: 'pm_demo_family',
        })
      })
    const ordered = await order()
    return { subscriptionId, order, paidUntil, paymentId: ordered?.paymentId ?? '' }
  }
  const send = (paymentId: string, now = new Date()) => execute(sendCharge, worker, { paymentId, now })

  it('is ordered once for a period, sent by two jobs at once, and charged once', async () => {
    const { paymentId, order } = await renewal()
    expect(await order()).toBeNull()
    await Promise.allSettled([send(paymentId), send(paymentId)])
    await send(paymentId)
    expect(chargesOf(paymentId)).toHaveLength(1)
  })

  it.each<[string, Fault, { times?: number; hoursLater: number }]>([
    ['is lost', { kind: 'lost' }, { hoursLater: 0 }],
    ['never comes', { kind: 'closed', isDone: false }, { times: 3, hoursLater: 0 }],
    ['is a fault', { kind: 'status', status: 500 }, { hoursLater: 0 }],
    [
      'is a fault that the provider repeats for a day',
      { kind: 'status', status: 500, isDone: true },
      { hoursLater: 30 },
    ],
  ])('survives an answer that %s', async (_, fault, { times = 1, hoursLater }) => {
    const { paymentId } = await renewal()
    standIn.fail('charge.create', fault, times)
    await expect(send(paymentId)).rejects.toThrow()
    expect(await paymentOf(paymentId)).toMatchObject({ status: 'open' })
    if (hoursLater > 0) await expect(send(paymentId, later(1)), 'the same answer').rejects.toThrow()
    await send(paymentId, later(hoursLater))
    expect(await paymentOf(paymentId)).toMatchObject({ status: 'paid' })
    expect(chargesOf(paymentId)).toHaveLength(1)
  })

  it('whose answer was lost before an update changed what is sent is found, and not refused', async () => {
    const { paymentId } = await renewal()
    standIn.fail('charge.create', { kind: 'lost' })
    await expect(send(paymentId)).rejects.toThrow()
    const { key, request } = await db.providerCall.findFirstOrThrow({ where: { paymentId } })
    const changed = { ...z.record(z.string(), z.json()).parse(request), description: 'Premium' }
    await db.providerCall.update({ where: { key }, data: { request: changed } })
    await send(paymentId)
    expect(await paymentOf(paymentId)).toMatchObject({ status: 'paid' })
    expect(chargesOf(paymentId)).toHaveLength(1)
  })

  it('is found a day later although the time in its id, from a clock that was ahead, has not come yet', async () => {
    const { paymentId: given } = await renewal()
    const paymentId = uuidv7({ msecs: later(24 * 365).getTime() })
    await db.payment.update({ where: { id: given }, data: { id: paymentId } })
    const { key, request } = await db.providerCall.findFirstOrThrow({ where: { paymentId } })
    const renamed = JSON.parse(JSON.stringify(request).replaceAll(given, paymentId))
    await db.providerCall.update({ where: { key }, data: { request: renamed } })
    standIn.fail('charge.create', { kind: 'lost' })
    await expect(send(paymentId)).rejects.toThrow()
    await send(paymentId, later(30))
    expect(await paymentOf(paymentId)).toMatchObject({ status: 'paid' })
    expect(chargesOf(paymentId)).toHaveLength(1)
  })

  it('is looked up first when an old backup does not know that it was sent', async () => {
    const { paymentId } = await renewal()
    standIn.fail('charge.create', { kind: 'lost' })
    await expect(send(paymentId)).rejects.toThrow()
    await db.providerCall.updateMany({
      where: { paymentId },
      data: { sentAt: null, attempts: 0, createdAt: later(-30) },
    })
    await send(paymentId)
    expect(standIn.calls.at(-1)).toMatchObject({ operation: 'charge.list' })
    expect(await paymentOf(paymentId)).toMatchObject({ status: 'paid' })
    expect(chargesOf(paymentId)).toHaveLength(1)
  })

  it('is not sent under a new key while a try under the old one may still be on its way', async () => {
    const { paymentId } = await renewal()
    let goOn = () => {}
    standIn.fail('charge.create', { kind: 'status', status: 500 })
    await expect(send(paymentId)).rejects.toThrow()
    const tries = standIn.calls.length
    standIn.fail('charge.create', { kind: 'early', until: new Promise<void>((resolve) => (goOn = resolve)) })
    const slow = send(paymentId, later(21.99))
    await expect.poll(() => standIn.calls.length).toBeGreaterThan(tries)
    await expect(send(paymentId, later(22.01))).rejects.toThrow()
    goOn()
    await slow
    await send(paymentId, later(23.01))
    expect(await paymentOf(paymentId)).toMatchObject({ status: 'paid' })
    expect(chargesOf(paymentId)).toHaveLength(1)
  })

  it('is sent under a new key when a day later the provider knows nothing of it', async () => {
    const { paymentId } = await renewal()
    standIn.fail('charge.create', { kind: 'status', status: 500 })
    await expect(send(paymentId)).rejects.toThrow()
    await send(paymentId, later(30))
    const calls = await db.providerCall.findMany({ where: { paymentId }, orderBy: { createdAt: 'asc' } })
    expect(calls.map(({ state }) => state)).toEqual(['refused', 'answered'])
    expect(chargesOf(paymentId)).toHaveLength(1)
  })

  it('is applied later when the process ended between the charge and our note', async () => {
    const { paymentId } = await renewal()
    await sendCharge.prepare?.(
      { paymentId },
      { ...worker, actor: { kind: 'system', name: 'jobs' } },
      { id: paymentId, amountOere: 29_000, currency: 'DKK' },
    )
    expect(await paymentOf(paymentId)).toMatchObject({ status: 'open' })
    await send(paymentId)
    expect(await paymentOf(paymentId)).toMatchObject({ status: 'paid' })
    expect(chargesOf(paymentId)).toHaveLength(1)
  })

  it('that is refused gives its period free for another try', async () => {
    const { paymentId, order, subscriptionId } = await renewal()
    standIn.nextCharges('card_declined')
    await send(paymentId)
    await send(paymentId)
    expect(await paymentOf(paymentId)).toMatchObject({ status: 'failed' })
    expect(await db.subscription.findUnique({ where: { id: subscriptionId } })).toMatchObject({ failedCharges: 1 })
    const again = await order()
    await send(again?.paymentId ?? '')
    expect(await paymentOf(again?.paymentId ?? '')).toMatchObject({ status: 'paid' })
  })

  it('for a page that has another plan meanwhile is paid back in full', async () => {
    const { paymentId, subscriptionId } = await renewal()
    await db.subscription.update({
      where: { id: subscriptionId },
      data: { status: 'ended', endReason: 'changed', endedAt: new Date() },
    })
    await send(paymentId)
    const refund = await db.refund.findFirstOrThrow({ where: { paymentId } })
    expect(refund).toMatchObject({ amountOere: 29_000n, reason: 'duplicate' })
    const { payerId } = await db.subscription.findUniqueOrThrow({ where: { id: subscriptionId } })
    const { email } = await db.user.findUniqueOrThrow({ where: { id: payerId ?? '' } })
    expect(await db.mail.count({ where: { recipient: email, template: 'money-back' } })).toBe(1)
    await execute(sendRefund, worker, { refundId: refund.id })
    expect(await paymentOf(paymentId)).toMatchObject({ status: 'paid', refundedOere: 29_000n })
  })
})
