import { v7 as uuidv7 } from 'uuid'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  type ChargeRequest,
  type CheckoutRequest,
  ProviderRefusal,
  ProviderUnavailable,
} from '@/lib/integrations/payments/payment-provider'
import { paymentProvider } from '@/lib/integrations/payments/provider'
import { stripeProvider } from '@/lib/integrations/payments/stripe-provider'
import { type PaymentStandIn, startPaymentStandIn } from '@/tests/factories/payment-stand-in'

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

const purchase = (changed: Partial<CheckoutRequest> = {}): CheckoutRequest => ({
  reference: uuidv7(),
  amountOere: 29_000,
  method: 'card',
  description: 'Premium i et år · Ærø & Søn',
  email: 'familien@example.dk',
  customerRef: null,
  keepCard: true,
  successUrl: 'http://localhost:3000/payment/1?key=a&b=1',
  cancelUrl: 'http://localhost:3000/pricing',
  expiresAt: new Date(Date.now() + 3_600_000),
  ...changed,
})

const renewal = (changed: Partial<ChargeRequest> = {}): ChargeRequest => ({
  reference: uuidv7(),
  amountOere: 29_000,
  customerRef: 'cus_demo_family',
  cardRef: 'pm_demo_family',
  description: 'Premium i et år',
  ...changed,
})

const countOf = (reference: string) => standIn.charges().filter((charge) => charge.reference === reference).length

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
    expect(countOf(request.reference)).toBe(1)
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

describe('the same key', () => {
  it('is answered with the first answer, and refused with another request', async () => {
    const request = renewal()
    const once = key()
    const [first, second] = [await provider.charge(once, request), await provider.charge(once, request)]
    expect(second).toEqual(first)
    const other = provider.charge(once, { ...request, amountOere: 29_100 })
    await expect(other).rejects.toMatchObject({ name: 'ProviderRefusal', code: 'idempotency_error' })
    expect(countOf(request.reference)).toBe(1)
    expect(new Set(standIn.calls.map((call) => call.key))).toEqual(new Set([once]))
  })

  it('in two processes at once charges once', async () => {
    let release = () => {}
    standIn.fail('charge.create', { kind: 'late', until: new Promise<void>((resolve) => (release = resolve)) })
    const request = renewal()
    const once = key()
    const slow = provider.charge(once, request)
    await vi.waitFor(() => expect(standIn.calls).toHaveLength(1))
    const quick = provider.charge(once, request)
    await expect(quick, 'as long as the first is under way').rejects.toBeInstanceOf(ProviderUnavailable)
    release()
    expect(await provider.charge(once, request)).toEqual(await slow)
    expect(countOf(request.reference)).toBe(1)
  })
})

describe('a fault', () => {
  it('is tried again with the same key', async () => {
    const request = renewal()
    standIn.fail('charge.create', { kind: 'status', status: 503, isTriedAgain: true })
    standIn.fail('charge.create', { kind: 'closed', isDone: true })
    expect(await provider.charge(key(), request)).toMatchObject({ state: 'paid' })
    expect(standIn.calls).toHaveLength(3)
    expect(new Set(standIn.calls.map((call) => call.key)).size).toBe(1)
    expect(countOf(request.reference)).toBe(1)
  })

  it.each([500, 429, 409, 403, 401])('%i means: try again later', async (status) => {
    standIn.fail('charge.read', { kind: 'status', status })
    await expect(provider.readCharge('pi_any')).rejects.toBeInstanceOf(ProviderUnavailable)
  })

  it('without an answer ends in time', async () => {
    const { secretKey, webhookSecret, url: apiUrl } = standIn
    const hasty = stripeProvider({ secretKey, webhookSecret, apiUrl, timeoutMs: 20 })
    standIn.fail('charge.read', { kind: 'silent' }, 3)
    await expect(hasty.readCharge('pi_any')).rejects.toBeInstanceOf(ProviderUnavailable)
  })

  it('after the work: the charge and the refund are found by our reference', async () => {
    const request = renewal()
    expect(await provider.findCharge(request)).toBeNull()
    standIn.fail('charge.create', { kind: 'lost' })
    await expect(provider.charge(key(), request)).rejects.toBeInstanceOf(ProviderUnavailable)
    const charge = await provider.findCharge(request)
    expect(charge).toMatchObject({ state: 'paid', reference: request.reference })

    const [chargeRef, reference] = [charge?.chargeRef ?? '', uuidv7()]
    expect(await provider.findRefund(chargeRef, reference)).toBeNull()
    standIn.fail('refund.create', { kind: 'lost' })
    const lost = provider.refund(key(), { reference, chargeRef, amountOere: 1 })
    await expect(lost).rejects.toBeInstanceOf(ProviderUnavailable)
    expect(await provider.findRefund(chargeRef, reference)).toMatchObject({ state: 'done', amountOere: 1 })
  })

  it('after the work: the charge is found among many, whatever the time in its reference', async () => {
    const [customerRef, cardRef] = ['cus_demo_many', 'pm_demo_many']
    const mine = renewal({ customerRef, cardRef, reference: uuidv7({ msecs: Date.parse('2040-01-01') }) })
    const paid = await provider.charge(key(), mine)
    await Promise.all(Array.from({ length: 101 }, () => provider.charge(key(), renewal({ customerRef, cardRef }))))
    expect(await provider.findCharge(mine)).toEqual(paid)
    expect(await provider.findCharge({ ...mine, customerRef: 'cus_demo_family' })).toBeNull()
  })

  it('of an earlier try does not hide the one that was paid', async () => {
    const request = renewal()
    standIn.nextCharges('paid', 'card_declined')
    const paid = await provider.charge(key(), request)
    await provider.charge(key(), request)
    expect(await provider.findCharge(request)).toEqual(paid)
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

it('without keys there is no provider, and one for each process otherwise', async () => {
  expect(paymentProvider()).toBe(provider)
  const other = await startPaymentStandIn()
  await other.close()
  expect(paymentProvider()).not.toBe(other.provider)
})
