import { beforeAll, expect, it } from 'vitest'
import { legalDocuments } from '@/lib/domain/legal/legal-documents'
import { changePlan } from '@/lib/domain/subscriptions/commands/change-plan'
import { addDays } from '@/lib/domain/subscriptions/law/danish-calendar'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { openShop } from '@/tests/factories/plans'
import { createFamilyPlan, readPlan } from '@/tests/factories/subscriptions'

beforeAll(openShop)

const { version: termsVersion } = legalDocuments.terms

it('a dearer plan is an order of its own, less the unused days, and the old one runs until it is paid', async () => {
  const { id, caller } = await createFamilyPlan({ at: addDays(new Date(), -100) })
  const before = await readPlan(id)
  const change = () => execute(changePlan, caller, { id, choice: 'livstid.once', method: 'card', termsVersion })
  const [one, two] = await Promise.all([change(), change()])
  expect(two.result).toEqual(one.result)
  const payments = await db.payment.findMany({ where: { subscriptionId: one.result.id } })
  expect(payments).toHaveLength(1)
  const deductedOere = 149_500 - Number(payments[0]?.amountOere)
  expect(Math.abs(deductedOere - 29_000 * (265 / 365))).toBeLessThan(80)
  expect(await readPlan(id)).toEqual(before)
})

it('from year to month waits for the next period; the same plan, and terms that are old, are refused', async () => {
  const { id, caller } = await createFamilyPlan()
  const change = (more: object) => execute(changePlan, caller, { id, termsVersion, ...more })
  await expect(change({ choice: 'premium.year' })).rejects.toMatchObject({ code: 'PLAN_SAME' })
  await expect(change({ choice: 'livstid.once', termsVersion: '0' })).rejects.toMatchObject({
    code: 'PLAN_TERMS_CHANGED',
  })
  const { result } = await change({ choice: 'premium.month' })
  expect(result.next).toBeNull()
  expect(await readPlan(id)).toMatchObject({ interval: 'year', nextInterval: 'month', nextPriceOere: 2_900n })
  expect(await db.subscription.count({ where: { changedFromId: id } })).toBe(0)
})
