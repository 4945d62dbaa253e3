import { v7 as uuidv7 } from 'uuid'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { ProviderUnavailable } from '@/lib/integrations/payments/payment-provider'
import { stripeProvider } from '@/lib/integrations/payments/stripe-provider'
import { type PaymentStandIn, startPaymentStandIn } from '@/tests/factories/payment-stand-in'
import { renewal } from '@/tests/factories/provider-requests'

let standIn: PaymentStandIn
let provider: PaymentStandIn['provider']

beforeAll(async () => {
  standIn = await startPaymentStandIn()
  provider = standIn.provider
})
afterAll(() => standIn.close())
beforeEach(() => {
  standIn.calls.length = 0
})

const key = () => crypto.randomUUID()

const countOf = (reference: string) => standIn.charges().filter((charge) => charge.reference === reference).length

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
