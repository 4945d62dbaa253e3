import { randomInt } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { setPrice } from '@/lib/domain/billing/commands/set-price'
import { earliestPriceDay, readPrices } from '@/lib/domain/billing/prices'
import { listPriceDesk } from '@/lib/domain/billing/queries'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import type { Actor } from '@/lib/shared/actor'
import { danishDay } from '@/lib/shared/danish-time'
import { actorFor, administratorFor, callerFor, createAccount, visitor } from '@/tests/factories/accounts'
import { aComingDay } from '@/tests/factories/plans'

const administrator = async () => administratorFor(await createAccount({ isAdmin: true }))
const set = (actor: Actor, input: { item?: string; amount?: string; validFrom?: string }) =>
  execute(setPrice, callerFor(actor), { item: 'shop.freight', amount: '89', validFrom: aComingDay(), ...input })
const anAmount = () => `${randomInt(1000, 9999)},50`
const nextDay = (day: string) => danishDay(new Date(Date.parse(day) + 36 * 3600_000))
const dayBefore = (day: string) => danishDay(new Date(Date.parse(day) - 12 * 3600_000))

describe('setting a price', () => {
  it('applies from its day on and is seen with its day until then', async () => {
    const actor = await administrator()
    const validFrom = aComingDay()
    const before = (await readPrices(dayBefore(validFrom))).of('shop.code')
    const amount = anAmount()
    const { result } = await set(actor, { item: 'shop.code', amount, validFrom })
    expect((await readPrices(dayBefore(validFrom))).of('shop.code')).toBe(before)
    expect((await readPrices(validFrom)).of('shop.code')).toBe(Number(amount.replace(',', '')))
    expect((await readPrices()).of('shop.code')).toBe(245_00)
    const [, shop] = await listPriceDesk(actor)
    expect(shop?.items.find(({ item }) => item === 'shop.code')).toMatchObject({
      nowOere: 245_00,
      coming: expect.arrayContaining([expect.objectContaining({ id: result.id, validFrom })]),
    })
    expect(await db.auditEntry.count({ where: { subjectId: result.id, command: 'billing.set-price' } })).toBe(1)
  })

  it('is refused for today, and for plans until payers can have known it for 30 days', async () => {
    const actor = await administrator()
    const today = danishDay(new Date())
    for (const [item, validFrom] of [
      ['shop.code', today],
      ['premium.year', nextDay(today)],
      ['livstid.once', dayBefore(earliestPriceDay('plans', today))],
    ] as const) {
      await expect(set(actor, { item, validFrom })).rejects.toMatchObject({
        code: 'PRICE_DAY_TOO_SOON',
        fields: { validFrom: expect.any(String) },
      })
    }
    expect(earliestPriceDay('plans', '2026-02-01')).toBe('2026-03-03')
    expect(earliestPriceDay('shop', '2026-12-31')).toBe('2027-01-01')
  })

  it('is refused for the price that applies anyway, and for a day that has one', async () => {
    const actor = await administrator()
    const validFrom = aComingDay()
    const amount = anAmount()
    await set(actor, { amount, validFrom })
    await expect(set(actor, { amount, validFrom })).rejects.toMatchObject({ code: 'PRICE_SAME' })
    const ends = await Promise.allSettled(
      ['1', '2'].map((kroner) => set(actor, { amount: kroner, validFrom: nextDay(validFrom) })),
    )
    expect(ends.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(ends).toContainEqual(
      expect.objectContaining({ reason: expect.objectContaining({ code: 'PRICE_DAY_TAKEN' }) }),
    )
  })

  it.each([
    ['item', { item: 'premium.week' }],
    ['item', { item: '' }],
    ['amount', { amount: 'gratis' }],
    ['amount', { amount: '-1' }],
    ['amount', { amount: '1.000.000,01' }],
    ['amount', { amount: '12,345' }],
    ['validFrom', { validFrom: '2027-02-30' }],
  ])('says what is wrong at %s: %j', async (field, input) => {
    await expect(set(await administrator(), input)).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      fields: { [field]: expect.stringMatching(/\.$/) },
    })
  })

  it('is for administrators', async () => {
    await expect(set(visitor(), {})).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
    await expect(set(actorFor(await createAccount()), {})).rejects.toMatchObject({ code: 'FORBIDDEN' })
  })
})
