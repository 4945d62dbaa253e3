import { describe, expect, test } from 'vitest'
import { readAccountPlan } from '@/lib/domain/billing/account-plan'
import { graceEndsAt } from '@/lib/domain/billing/grace'
import { type PlanRow, pagePlanOf, readEntitlements, readPagePlans } from '@/lib/domain/billing/page-plan'
import { db } from '@/lib/server/db'
import { createAccount } from '@/tests/factories/accounts'
import { createMemorial } from '@/tests/factories/memorials'
import { givePlan } from '@/tests/factories/plans'

const at = (text: string) => new Date(text)
const year: PlanRow = {
  ...{ id: 'new', changedFromId: null, plan: 'premium', status: 'active', endReason: null, cancelledAt: null },
  ...{ startedAt: at('2026-03-01T10:00:00Z'), paidUntil: at('2027-03-01T10:00:00Z') },
}
const planAt = (row: Partial<PlanRow>, now: string) => {
  const { plan, state } = pagePlanOf([{ ...year, ...row }], at(now))
  return `${plan} ${state}`
}

describe('what a page has', () => {
  test.each([
    ['basis waiting', {}, '2026-03-01T09:59:59Z'],
    ['premium running', {}, '2026-03-01T10:00:00Z'],
    ['premium running', {}, '2027-03-01T09:59:59Z'],
    ['premium grace', {}, '2027-03-01T10:00:00Z'],
    // Thirty days later by the Danish clock, which summer time moved.
    ['premium grace', {}, '2027-03-31T08:59:59Z'],
    ['basis lapsed', {}, '2027-03-31T09:00:00Z'],
    ['premium cancelled', { cancelledAt: at('2026-05-01T10:00:00Z') }, '2027-03-01T09:59:59Z'],
    ['basis lapsed', { cancelledAt: at('2026-05-01T10:00:00Z') }, '2027-03-01T10:00:00Z'],
    ['livstid running', { plan: 'livstid', paidUntil: null }, '2099-01-01T10:00:00Z'],
    ['basis lapsed', { status: 'ended', endReason: 'lapsed' }, '2027-05-01T10:00:00Z'],
    ['basis free', { status: 'ended', endReason: 'withdrawn' }, '2026-03-10T10:00:00Z'],
    ['basis free', { status: 'ended', endReason: 'duplicate' }, '2026-03-10T10:00:00Z'],
  ] satisfies [string, Partial<PlanRow>, string][])('is %s for %j at %s', (expected, row, now) => {
    expect(planAt(row, now)).toBe(expected)
  })

  test('is the active agreement’s, whatever ended before', () => {
    const ended: PlanRow = { ...year, status: 'ended', endReason: 'lapsed', paidUntil: at('2026-01-01T10:00:00Z') }
    expect(pagePlanOf([ended, year], at('2026-06-01T10:00:00Z'))).toMatchObject({ plan: 'premium' })
    expect(pagePlanOf([], at('2026-06-01T10:00:00Z'))).toEqual({ plan: 'basis', state: 'free', paidUntil: null })
  })

  test.each([
    ['premium running', 'changed', '2026-02-10T10:00:00Z'],
    ['basis waiting', 'changed', '2026-02-20T10:00:00Z'],
    ['basis waiting', 'withdrawn', '2026-02-10T10:00:00Z'],
    ['livstid running', 'changed', '2026-03-01T10:00:00Z'],
  ] satisfies [string, PlanRow['endReason'], string][])(
    'until a change begins it is what was paid before: %s after %s at %s',
    (expected, endReason, now) => {
      const before: PlanRow = {
        ...{ ...year, id: 'old', status: 'ended', endReason },
        ...{ startedAt: at('2026-01-15T10:00:00Z'), paidUntil: at('2026-02-15T10:00:00Z') },
      }
      const changed: PlanRow = { ...year, plan: 'livstid', paidUntil: null, changedFromId: 'old' }
      const { plan, state } = pagePlanOf([changed, before], at(now))
      expect(`${plan} ${state}`).toBe(expected)
    },
  )

  test('ends with the days of grace at the same time of day across the clock change', () => {
    expect(graceEndsAt(at('2027-03-01T10:00:00Z')).toISOString()).toBe('2027-03-31T09:00:00.000Z')
  })
})

test('pages are read together, and an account has the best of its own', async () => {
  const owner = await createAccount()
  const payer = await createAccount()
  const [free, paid] = [await createMemorial({ owner }), await createMemorial({ owner })]
  const basis = { isPremium: false, plan: 'basis', until: null }
  expect(await readAccountPlan(db, owner.id)).toEqual(basis)
  await givePlan(paid.id, 'premium', { payerId: payer.id })
  const plans = await readPagePlans(db, [free.id, paid.id])
  expect([plans.get(free.id)?.plan, plans.get(paid.id)?.plan]).toEqual(['basis', 'premium'])
  const until = plans.get(paid.id)?.paidUntil?.toISOString()
  for (const { id } of [owner, payer]) {
    expect(await readAccountPlan(db, id)).toEqual({ isPremium: true, plan: 'premium', until })
  }
  await givePlan(free.id, 'livstid')
  expect(await readAccountPlan(db, owner.id)).toEqual({ isPremium: true, plan: 'livstid', until: null })
})

test('everything is open while nothing can be bought', async () => {
  const { id } = await createMemorial({ owner: await createAccount() })
  expect(await readEntitlements(db, id)).toMatchObject({ pictures: null, films: true, themes: 'all', ownAddress: true })
})
