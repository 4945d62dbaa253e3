import { describe, expect, test } from 'vitest'
import { readAccountPlan, readEntitlements, readPagePlan, readPagePlans } from '@/lib/domain/billing/page-plan'
import { graceEndsAt, type PlanRow, pagePlanOf } from '@/lib/domain/billing/plan-state'
import { db } from '@/lib/server/db'
import { addDays } from '@/lib/shared/danish-days'
import { createAccount } from '@/tests/factories/accounts'
import { createMemorial } from '@/tests/factories/memorials'
import { givePlan } from '@/tests/factories/plans'

const at = (text: string) => new Date(text)
const year: PlanRow = {
  id: 'new',
  changedFromId: null,
  plan: 'premium',
  status: 'active',
  endReason: null,
  cancelledAt: null,
  orderedAt: at('2026-02-15T10:00:00Z'),
  endedAt: null,
  isBilled: false,
  startedAt: at('2026-03-01T10:00:00Z'),
  paidUntil: at('2027-03-01T10:00:00Z'),
}
const planAt = (row: Partial<PlanRow>, now: string) => {
  const { plan, state } = pagePlanOf([{ ...year, ...row }], at(now))
  return `${plan} ${state}`
}
const ended = (endReason: PlanRow['endReason']): Partial<PlanRow> => ({
  status: 'ended',
  endReason,
  endedAt: at('2026-03-09T10:00:00Z'),
})

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
    ['basis over', { cancelledAt: at('2026-05-01T10:00:00Z') }, '2027-03-01T10:00:00Z'],
    ['livstid livstid', { plan: 'livstid', paidUntil: null }, '2099-01-01T10:00:00Z'],
    ['basis waiting', { plan: 'livstid', paidUntil: null }, '2026-02-20T10:00:00Z'],
    ['basis waiting', { startedAt: null, paidUntil: null }, '2026-02-20T10:00:00Z'],
    ['basis ordered', { status: 'ordered', startedAt: null, paidUntil: null }, '2026-02-20T10:00:00Z'],
    ['basis transfer', { status: 'ordered', startedAt: null, paidUntil: null, isBilled: true }, '2026-02-20T10:00:00Z'],
    ['basis free', { status: 'abandoned', startedAt: null, paidUntil: null }, '2026-02-20T10:00:00Z'],
    ['basis over', ended('cancelled'), '2027-05-01T10:00:00Z'],
    ['basis lapsed', ended('lapsed'), '2027-05-01T10:00:00Z'],
    ['basis withdrawn', ended('withdrawn'), '2026-03-10T10:00:00Z'],
    ['basis left', ended('left'), '2026-03-10T10:00:00Z'],
    ['basis changed', ended('changed'), '2026-03-10T10:00:00Z'],
    ['basis duplicate', ended('duplicate'), '2026-03-10T10:00:00Z'],
    ['basis page_deleted', ended('page_deleted'), '2026-03-10T10:00:00Z'],
  ] satisfies [string, Partial<PlanRow>, string][])('is %s for %j at %s', (expected, row, now) => {
    expect(planAt(row, now)).toBe(expected)
  })

  test('is told of the active agreement, else of an order that waits, else of the one that ended last', () => {
    const now = at('2026-06-01T10:00:00Z')
    const before: PlanRow = { ...year, ...ended('lapsed'), id: 'before', endedAt: at('2026-01-01T10:00:00Z') }
    const order: PlanRow = { ...year, id: 'order', status: 'ordered', startedAt: null, paidUntil: null }
    const bill: PlanRow = { ...order, id: 'bill', orderedAt: at('2026-01-01T10:00:00Z'), isBilled: true }
    const left: PlanRow = { ...year, ...ended('left'), id: 'left' }
    const second: PlanRow = { ...year, ...ended('duplicate'), id: 'second', endedAt: now }
    const toldOf = (...rows: PlanRow[]) => pagePlanOf(rows, now).agreementId
    expect(toldOf(before, bill, year)).toBe('new')
    expect(toldOf(before, order, bill)).toBe('bill')
    expect(toldOf(before, order)).toBe('order')
    expect(toldOf(second, before, left)).toBe('left')
    expect(pagePlanOf([], now)).toMatchObject({ plan: 'basis', state: 'free', coming: null, agreementId: null })
  })

  test.each([
    ['premium running', 'changed', '2026-02-10T10:00:00Z'],
    ['basis waiting', 'changed', '2026-02-20T10:00:00Z'],
    ['basis waiting', 'withdrawn', '2026-02-10T10:00:00Z'],
    ['livstid livstid', 'changed', '2026-03-01T10:00:00Z'],
  ] satisfies [string, PlanRow['endReason'], string][])(
    'until a change begins it is what was paid before: %s after %s at %s',
    (expected, endReason, now) => {
      const before: PlanRow = {
        ...year,
        id: 'old',
        status: 'ended',
        endReason,
        startedAt: at('2026-01-15T10:00:00Z'),
        paidUntil: at('2026-02-15T10:00:00Z'),
      }
      const changed: PlanRow = { ...year, plan: 'livstid', paidUntil: null, changedFromId: 'old' }
      const { plan, state, coming } = pagePlanOf([changed, before], at(now))
      expect(`${plan} ${state}`).toBe(expected)
      // The days until then were deducted from its price.
      expect(coming?.canBeginNow).toBe(plan === 'livstid' ? undefined : state === 'waiting')
    },
  )

  test('ends with the days of grace at the same time of day across the clock change', () => {
    expect(graceEndsAt(at('2027-03-01T10:00:00Z')).toISOString()).toBe('2027-03-31T09:00:00.000Z')
  })
})

test.each([
  ['a paid plan begins later', {}, { startsAt: '2026-03-01T10:00:00.000Z', canBeginNow: true }],
  ['a transfer is awaited', { status: 'ordered', isBilled: true }, { startsAt: null, canBeginNow: false }],
] satisfies [string, Partial<PlanRow>, object][])('%s: it is on its way', (_, row, coming) => {
  expect(pagePlanOf([{ ...year, ...row }], at('2026-02-20T10:00:00Z')).coming).toMatchObject(coming)
})

test.each([
  [false, '2026-02-01T10:00:00Z', '2026-02-10T10:00:00Z'],
  // Regretted before it had begun, or more than twelve months ago.
  [true, '2026-02-15T10:00:00Z', '2026-02-10T10:00:00Z'],
  [true, '2025-02-01T10:00:00Z', '2025-02-10T10:00:00Z'],
])('whether it may begin now is %s after a plan of %s was regretted at %s', (canBeginNow, startedAt, endedAt) => {
  const before: PlanRow = { ...year, ...ended('withdrawn'), id: 'old', startedAt: at(startedAt), endedAt: at(endedAt) }
  expect(pagePlanOf([year, before], at('2026-02-20T10:00:00Z')).coming).toMatchObject({ canBeginNow })
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

test('a page reads of a plan that is on its way, and others do not', async () => {
  const owner = await createAccount()
  const [one, other] = [await createMemorial({ owner }), await createMemorial({ owner })]
  const startedAt = addDays(new Date(), 9)
  const { id } = await givePlan(one.id, 'premium', { startedAt, periodStart: startedAt })
  const coming = { agreementId: id, plan: 'premium', startsAt: startedAt.toISOString(), canBeginNow: true }
  expect(await readPagePlan(db, one.id)).toMatchObject({ plan: 'basis', state: 'waiting', coming })
  expect(await readPagePlan(db, other.id)).toMatchObject({ state: 'free', coming: null })
})

test('everything is open while nothing can be bought', async () => {
  const { id } = await createMemorial({ owner: await createAccount() })
  expect(await readEntitlements(db, id)).toMatchObject({ pictures: null, films: true, themes: 'all', ownAddress: true })
})
