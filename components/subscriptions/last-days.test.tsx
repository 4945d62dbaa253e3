import { createElement } from 'react'
import { expect, it } from 'vitest'
import { Bought } from '@/components/subscriptions/bought'
import { PlanFacts } from '@/components/subscriptions/plan-card'
import { planLine } from '@/lib/domain/billing/copy'
import type { PlanView } from '@/lib/domain/subscriptions/schema'
import { markupOf } from '@/tests/factories/markup-of'

// A plan without the consent to begin at once begins and ends at midnight in Denmark.
const midnight = '2027-05-03T22:00:00.000Z'

const plan: PlanView = {
  id: '1',
  choice: 'premium.year',
  interval: 'year',
  priceOere: 29_000,
  payerName: 'Inga Toft',
  mine: null,
  state: 'grace',
  startsAt: null,
  canBeginNow: false,
  endedAt: null,
  paidUntil: midnight,
  graceUntil: '2027-05-17T22:00:00.000Z',
  canTakeOver: false,
}

const bought = {
  isPaid: true,
  isPaidBack: false,
  choice: 'premium.year' as const,
  memorialName: 'Aksel Toft',
  slug: 'aksel',
  amountOere: 29_000,
  startsAt: null,
  isBegun: true,
  paidUntil: midnight,
  regretUntil: null,
  coming: null,
  ended: null,
}

it('a period that ends at midnight is paid for until the day before, on every screen', () => {
  expect(markupOf(createElement(PlanFacts, { plan, refunds: [] }))).toMatch(/Betalt til og med.*3\. maj 2027/s)
  expect(markupOf(createElement(PlanFacts, { plan, refunds: [] }))).toContain('Alt virker til og med 17. maj 2027')
  expect(markupOf(createElement(Bought, { bought, isSignedIn: true }))).toContain('betalt til og med 3. maj 2027')
  const page = { plan: 'premium', state: 'running', paidUntil: new Date(midnight), coming: null } as const
  expect(planLine(page)).toBe('Premium, betalt til og med 3. maj 2027')
})
