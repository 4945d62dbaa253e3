import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPortal } from '@/lib/domain/settlement/commands/open-portal'
import { readCard } from '@/lib/domain/settlement/commands/read-card'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { actorFor, callerFor, createAccount, visitor } from '@/tests/factories/accounts'
import { createMemorial } from '@/tests/factories/memorials'
import { type PaymentStandIn, startPaymentStandIn } from '@/tests/factories/payment-stand-in'
import { givePlan } from '@/tests/factories/plans'

let standIn: PaymentStandIn

beforeAll(async () => {
  standIn = await startPaymentStandIn()
})
afterAll(() => standIn.close())

const customerRef = 'cus_demo_family'

async function agreement(changes: object = {}) {
  const owner = await createAccount()
  const memorial = await createMemorial({ owner })
  const card = { customerRef, cardRef: 'pm_demo_family', cardLabel: 'Visa •••• 4242' }
  const { id } = await givePlan(memorial.id, 'premium', { payerId: owner.id, renewal: 'card', ...card, ...changes })
  return { subscription: id, caller: callerFor(actorFor(owner)) }
}

describe('changing the saved card', () => {
  it('leads to the provider, and the new card is used and tried soon', async () => {
    const nextChargeAt = new Date(Date.now() + 7 * 24 * 3600_000)
    const { subscription, caller } = await agreement({ failedCharges: 1, nextChargeAt })
    const { result } = await execute(openPortal, caller, { subscription })
    expect(result.url).toMatch(/^http/)
    await standIn.changeCard(customerRef)
    await execute(readCard, caller, { subscription })
    const after = await db.subscription.findUniqueOrThrow({ where: { id: subscription } })
    expect(after.cardRef).not.toBe('pm_demo_family')
    expect(after.cardLabel).toMatch(/ •••• \d{4}$/)
    expect(after.nextChargeAt?.getTime()).toBeLessThanOrEqual(Date.now())
  })

  it('is for the payer, with a card that is kept, while the provider answers', async () => {
    const { subscription, caller } = await agreement()
    const stranger = callerFor(actorFor(await createAccount()))
    await expect(execute(openPortal, stranger, { subscription })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(execute(readCard, stranger, { subscription })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(execute(openPortal, callerFor(visitor()), { subscription })).rejects.toMatchObject({ status: 401 })
    standIn.fail('portal.open', { kind: 'lost' })
    await expect(execute(openPortal, caller, { subscription })).rejects.toMatchObject({ code: 'CARD_UNAVAILABLE' })
    standIn.fail('customer.read', { kind: 'lost' })
    await expect(execute(readCard, caller, { subscription })).rejects.toMatchObject({ code: 'CARD_UNAVAILABLE' })
    standIn.fail('portal.open', { kind: 'status', status: 400 })
    await expect(execute(openPortal, caller, { subscription })).rejects.toMatchObject({ code: 'CARD_UNAVAILABLE' })
    const without = await agreement({ customerRef: null, cardRef: null })
    await expect(execute(openPortal, without.caller, { subscription: without.subscription })).rejects.toMatchObject({
      code: 'NO_SAVED_CARD',
    })
  })
})
