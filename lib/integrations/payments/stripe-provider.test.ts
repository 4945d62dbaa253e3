import { v7 as uuidv7 } from 'uuid'
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { ProviderRefusal } from '@/lib/integrations/payments/payment-provider'
import { paymentProvider } from '@/lib/integrations/payments/provider'
import { env } from '@/lib/server/env'
import { type PaymentStandIn, startPaymentStandIn } from '@/tests/factories/payment-stand-in'
import { purchase, renewal } from '@/tests/factories/provider-requests'

let standIn: PaymentStandIn
let provider: PaymentStandIn['provider']

beforeAll(async () => {
  standIn = await startPaymentStandIn()
  provider = standIn.provider
})
afterAll(() => standIn.close())
beforeEach(() => {
  standIn.takeMessages()
  standIn.calls.length = 0
})

const key = () => crypto.randomUUID()

describe('the payment page', () => {
  it('is paid to the øre, keeps the card, and the card is charged again', async () => {
    const request = purchase({ amountOere: 29_001 })
    const opened = await provider.openCheckout(key(), request)
    expect(opened).toMatchObject({ state: 'open', reference: request.reference, charge: null })
    expect(opened.url).toBe(`http://localhost:3000/demo-payment/${opened.sessionRef}`)
    await standIn.pay(opened.sessionRef)
    const { state, url, charge } = await provider.readCheckout(opened.sessionRef)
    expect({ state, url }).toEqual({ state: 'complete', url: null })
    expect(charge).toMatchObject({
      state: 'paid',
      amountOere: 29_001,
      currency: 'DKK',
      refundedOere: 0,
      failureCode: null,
      reference: request.reference,
      customerRef: expect.stringMatching(/^cus_/),
      card: { label: 'Visa •••• 4242', expiresOn: expect.stringMatching(/^20\d\d-12$/) },
    })
    const customerRef = charge?.customerRef ?? ''
    const card = await provider.readCard(customerRef)
    expect(card).toEqual(charge?.card)
    const again = await provider.charge(key(), renewal({ customerRef, cardRef: card?.cardRef ?? '' }))
    expect(again).toMatchObject({ state: 'paid', amountOere: 29_000, card })
  })

  it('with MobilePay keeps nothing', async () => {
    const { sessionRef } = await provider.openCheckout(key(), purchase({ method: 'mobilepay', keepCard: false }))
    await standIn.pay(sessionRef)
    const { charge } = await provider.readCheckout(sessionRef)
    expect(charge).toMatchObject({ state: 'paid', card: null, customerRef: null })
  })

  it('stays open when a card is refused', async () => {
    const { sessionRef } = await provider.openCheckout(key(), purchase())
    await standIn.decline(sessionRef, 'insufficient_funds')
    const refused = await provider.readCheckout(sessionRef)
    expect(refused).toMatchObject({ state: 'open', charge: { state: 'open', failureCode: 'insufficient_funds' } })
    await standIn.pay(sessionRef)
    expect(await provider.readCharge(refused.charge?.chargeRef ?? '')).toMatchObject({
      state: 'paid',
      failureCode: null,
    })
  })

  it('is closed, or says that it was paid meanwhile', async () => {
    const [one, two] = await Promise.all([purchase(), purchase()].map((one) => provider.openCheckout(key(), one)))
    expect(await provider.expireCheckout(key(), one?.sessionRef ?? '')).toMatchObject({ state: 'expired', url: null })
    await standIn.pay(two?.sessionRef ?? '')
    const late = await provider.expireCheckout(key(), two?.sessionRef ?? '')
    expect(late).toMatchObject({ state: 'complete', charge: { state: 'paid' } })
    await expect(provider.readCheckout('cs_test_none')).rejects.toMatchObject({ code: 'resource_missing' })
  })
})

describe('a saved card', () => {
  it.each([
    ['card_declined', 'failed', 'card_declined'],
    ['insufficient_funds', 'failed', 'insufficient_funds'],
    ['expired_card', 'failed', 'expired_card'],
    ['authentication_required', 'needs_payer', 'authentication_required'],
  ] as const)('that answers %s is an answer: %s', async (outcome, state, failureCode) => {
    standIn.nextCharges(outcome)
    const request = renewal()
    const once = key()
    const answer = await provider.charge(once, request)
    expect(answer).toMatchObject({
      state,
      failureCode,
      reference: request.reference,
      card: { cardRef: 'pm_demo_family' },
    })
    expect(await provider.readCharge(answer.chargeRef)).toMatchObject({ state, failureCode })
    expect(await provider.charge(once, request), 'the same call again').toEqual(answer)
    const charges = standIn.charges().filter(({ reference }) => reference === request.reference)
    expect(charges).toHaveLength(1)
  })

  it('that is being decided is open', async () => {
    standIn.nextCharges('processing')
    const { chargeRef, state } = await provider.charge(key(), renewal())
    expect(state).toBe('open')
    await standIn.decideCharge(chargeRef, 'paid')
    expect(await provider.readCharge(chargeRef)).toMatchObject({ state: 'paid' })
  })

  it('is changed in the portal', async () => {
    const customerRef = 'cus_demo_portal'
    expect(await provider.openPortal({ customerRef, returnUrl: 'http://localhost:3000/subscription' })).toMatch(
      /^http:\/\/localhost:3000\/demo-portal\/bps_/,
    )
    await standIn.changeCard(customerRef, 'card_declined')
    const card = await provider.readCard(customerRef)
    expect(card?.label).toBe('Visa •••• 0002')
    const refused = await provider.charge(key(), renewal({ customerRef, cardRef: card?.cardRef ?? '' }))
    expect(refused.state).toBe('failed')
    await expect(provider.readCard('cus_unknown')).rejects.toBeInstanceOf(ProviderRefusal)
  })
})

describe('paying back', () => {
  it('takes parts to the øre, never more than was paid', async () => {
    const { chargeRef } = await provider.charge(key(), renewal({ amountOere: 1001 }))
    const back = (amountOere: number) => provider.refund(key(), { reference: uuidv7(), chargeRef, amountOere })
    expect(await back(334)).toMatchObject({ state: 'done', amountOere: 334, failure: null })
    await expect(back(668)).rejects.toMatchObject({ code: 'refund_exceeds_charge' })
    await back(667)
    expect(await provider.readCharge(chargeRef)).toMatchObject({ state: 'paid', refundedOere: 1001 })
    await expect(back(1)).rejects.toMatchObject({ code: 'charge_already_refunded' })
  })

  it('can be on its way, and fail', async () => {
    const { chargeRef } = await provider.charge(key(), renewal())
    standIn.nextRefunds('pending')
    const reference = uuidv7()
    const { refundRef, state } = await provider.refund(key(), { reference, chargeRef, amountOere: 500 })
    expect(state).toBe('sent')
    await standIn.decideRefund(refundRef, 'failed')
    const failed = await provider.findRefund(chargeRef, reference)
    expect(failed).toMatchObject({ state: 'failed', failure: 'lost_or_stolen_card' })
    expect(await provider.readCharge(chargeRef)).toMatchObject({ refundedOere: 0 })
  })
})

it('lists all charges of a time, page after page', async () => {
  const since = new Date()
  const refs = new Set<string>()
  for (let n = 0; n < 203; n++) refs.add(await standIn.chargeOutside(250 + n))
  const until = new Date(Date.now() + 1000)
  standIn.calls.length = 0
  const listed: string[] = []
  const early = new Date(Math.floor(since.getTime() / 1000) * 1000)
  for await (const charge of provider.listCharges(early, until)) {
    if (refs.has(charge.chargeRef)) listed.push(charge.chargeRef)
  }
  expect(new Set(listed)).toEqual(refs)
  expect(listed).toHaveLength(203)
  expect(standIn.calls.length).toBeGreaterThanOrEqual(3)
  for await (const charge of provider.listCharges(until, new Date(until.getTime() + 60_000))) {
    expect.unreachable(`${charge.chargeRef} is of another time`)
  }
})

it('one process has one provider, and none without keys', () => {
  expect(paymentProvider()).toBe(provider)
  const { STRIPE_SECRET_KEY: secretKey } = env
  env.STRIPE_SECRET_KEY = undefined
  onTestFinished(() => void Object.assign(env, { STRIPE_SECRET_KEY: secretKey }))
  expect(paymentProvider()).toBeNull()
})
