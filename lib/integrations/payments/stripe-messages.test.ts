import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { EventRefusal } from '@/lib/integrations/payments/payment-provider'
import { type PaymentStandIn, startPaymentStandIn } from '@/tests/factories/payment-stand-in'
import { purchase } from '@/tests/factories/provider-requests'

let standIn: PaymentStandIn
let provider: PaymentStandIn['provider']

beforeAll(async () => {
  standIn = await startPaymentStandIn()
  provider = standIn.provider
})
afterAll(() => standIn.close())

describe('messages', () => {
  it('say what to look at', async () => {
    const { sessionRef } = await provider.openCheckout(crypto.randomUUID(), purchase())
    await standIn.pay(sessionRef)
    const { charge } = await provider.readCheckout(sessionRef)
    const chargeRef = charge?.chargeRef ?? ''
    await standIn.refundOutside(chargeRef, 100)
    await standIn.dispute(chargeRef)
    const events = await Promise.all(
      standIn.takeMessages().map(({ rawBody, signature }) => provider.readEvent(rawBody, signature)),
    )
    expect(events.map(({ kind, about }) => [kind, about])).toEqual([
      ['payment_intent.succeeded', { chargeRef }],
      ['checkout.session.completed', { sessionRef }],
      ['refund.updated', { chargeRef }],
      ['charge.refunded', { chargeRef }],
      ['charge.dispute.created', { chargeRef, isDispute: true }],
    ])
    expect(events[0]).toMatchObject({ id: expect.stringMatching(/^evt_/), createdAt: expect.any(Date) })
  })

  it('of unknown kinds are about nothing', async () => {
    const { rawBody, signature } = standIn.message('invoice.paid', { id: 'in_1', object: 'invoice' })
    expect(await provider.readEvent(rawBody, signature)).toMatchObject({ kind: 'invoice.paid', about: null })
  })

  it.each([
    ['tampered with', { isTampered: true }],
    ['an hour old', { ageSeconds: 3600 }],
    ['signed by somebody else', { secret: 'whsec_of_somebody_else' }],
  ])('%s are refused', async (_, options) => {
    const { rawBody, signature } = standIn.message('payment_intent.succeeded', { id: 'pi_1' }, options)
    await expect(provider.readEvent(rawBody, signature)).rejects.toBeInstanceOf(EventRefusal)
    await expect(provider.readEvent(rawBody, '')).rejects.toBeInstanceOf(EventRefusal)
  })
})
