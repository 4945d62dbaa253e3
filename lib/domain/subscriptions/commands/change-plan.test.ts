import { beforeAll, expect, it } from 'vitest'
import { readPagePlan } from '@/lib/domain/billing/page-plan'
import { legalDocuments } from '@/lib/domain/legal/legal-documents'
import { cancelSubscription } from '@/lib/domain/subscriptions/commands/cancel-subscription'
import { changePlan } from '@/lib/domain/subscriptions/commands/change-plan'
import { withdrawSubscription } from '@/lib/domain/subscriptions/commands/withdraw-subscription'
import { withdrawalDeadline } from '@/lib/domain/subscriptions/law/withdrawal'
import { listMyPlans } from '@/lib/domain/subscriptions/queries'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { addDays, wholeDays } from '@/lib/shared/danish-days'
import { formatOere } from '@/lib/shared/money'
import { actorFor } from '@/tests/factories/accounts'
import { openShop } from '@/tests/factories/plans'
import { applyPayment, createFamilyPlan, createPaidPayment, readPlan } from '@/tests/factories/subscriptions'

beforeAll(openShop)

const { version: termsVersion } = legalDocuments.terms

it('a dearer plan is an order of its own, less the unused days, and the old one runs until it is paid', async () => {
  const { id, caller } = await createFamilyPlan({ at: addDays(new Date(), -100) })
  const before = await readPlan(id)
  const change = () =>
    execute(changePlan, caller, { id, choice: 'livstid.once', method: 'card', startNow: true, termsVersion })
  const [one, two] = await Promise.all([change(), change()])
  expect(two.result).toEqual(one.result)
  const payments = await db.payment.findMany({ where: { subscriptionId: one.result.id } })
  expect(payments).toHaveLength(1)
  const deductedOere = 149_500 - Number(payments[0]?.amountOere)
  expect(Math.abs(deductedOere - 29_000 * (265 / 365))).toBeLessThan(80)
  expect(await readPlan(id)).toEqual(before)
})

it.each([true, false])('the tick decides when a change begins, and what is deducted (%s)', async (startNow) => {
  const { id, caller, memorial } = await createFamilyPlan({ at: addDays(new Date(), -100) })
  const before = await readPlan(id)
  const { result } = await execute(changePlan, caller, {
    id,
    choice: 'livstid.once',
    method: 'card',
    startNow,
    termsVersion,
  })
  const { orderedAt } = await readPlan(result.id)
  const starts = startNow ? orderedAt : withdrawalDeadline(orderedAt)
  const payment = await db.payment.findFirstOrThrow({ where: { subscriptionId: result.id } })
  const restOere = (29_000 * wholeDays(starts, before.paidUntil ?? starts)) / 365
  expect(Math.abs(149_500 - Number(payment.amountOere) - restOere)).toBeLessThan(160)

  await db.payment.update({ where: { id: payment.id }, data: { status: 'paid', paidAt: new Date() } })
  await applyPayment(payment.id)
  const changed = await readPlan(result.id)
  expect(changed).toMatchObject({ status: 'active' })
  expect(Math.abs(Number(changed.startedAt) - Number(starts))).toBeLessThan(5000)
  expect(await readPlan(id)).toMatchObject({ status: 'ended', endReason: 'changed' })
  // Nothing of what was deducted is paid back besides.
  expect(await db.refund.count({ where: { payment: { subscriptionId: id } } })).toBe(0)
  const planAt = async (now: Date) => (await readPagePlan(db, memorial.id, now)).plan
  expect(await planAt(new Date())).toBe(startNow ? 'livstid' : 'premium')
  expect(await planAt(new Date(starts.getTime() + 5000))).toBe('livstid')
})

it('a change is compared with what the page showed is left to pay, and refused with the new sum', async () => {
  const { id, payer, caller } = await createFamilyPlan()
  const { pages } = await listMyPlans(actorFor(payer))
  for (const { choice, toPayOere, later } of pages[0]?.plan?.mine?.changes ?? []) {
    for (const startNow of later ? [false, true] : [false]) {
      const dueOere = later && !startNow ? later.toPayOere : toPayOere
      const change = (shownOere: number) =>
        execute(changePlan, caller, {
          id,
          choice,
          method: 'card',
          startNow,
          termsVersion,
          ...(later && !startNow ? { shownOere: toPayOere, shownLaterOere: shownOere } : { shownOere }),
        })
      await expect(change(dueOere - 1)).rejects.toMatchObject({
        code: 'PRICE_CHANGED',
        sentence: expect.stringContaining(formatOere(dueOere)),
      })
      expect((await change(dueOere)).result.next === null).toBe(choice === 'premium.month')
    }
  }
  expect(await db.subscription.count({ where: { changedFromId: id } })).toBe(1)
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

it('a period that was paid while the change waited for its payment is paid back', async () => {
  const { id, caller } = await createFamilyPlan({ choice: 'premium.month', at: addDays(new Date(), -25) })
  const { result } = await execute(changePlan, caller, {
    id,
    choice: 'premium.year',
    method: 'card',
    startNow: true,
    termsVersion,
  })
  const renewal = await createPaidPayment(id, { amountOere: 2_900 })
  await applyPayment(renewal)
  const { id: paymentId } = await db.payment.findFirstOrThrow({ where: { subscriptionId: result.id } })
  await db.payment.update({ where: { id: paymentId }, data: { status: 'paid', paidAt: new Date() } })
  await applyPayment(paymentId)
  await applyPayment(paymentId)
  expect(await readPlan(id)).toMatchObject({ status: 'ended', endReason: 'changed' })
  // The days before the renewal were deducted from the year.
  expect(await db.refund.findMany({ where: { payment: { subscriptionId: id } } })).toMatchObject([
    { paymentId: renewal, amountOere: 2_900n, creditNoteId: expect.any(String) },
  ])
})

it('a plan that was cancelled is not offered a month after it, which could not begin', async () => {
  const { id, payer, caller } = await createFamilyPlan()
  const offered = async () => {
    const { pages } = await listMyPlans(actorFor(payer))
    return pages[0]?.plan?.mine?.changes.map(({ choice }) => choice)
  }
  expect(await offered()).toEqual(['premium.month', 'livstid.once'])
  await execute(cancelSubscription, caller, { id })
  expect(await offered()).toEqual(['livstid.once'])
})

it.each(['card', 'bank_transfer'] as const)(
  'a change by %s ends with the plan that it deducts from: nobody gets Livstid for the difference',
  async (method) => {
    const { id, caller, memorial } = await createFamilyPlan({ at: addDays(new Date(), -3) })
    const { result } = await execute(changePlan, caller, { id, choice: 'livstid.once', method, termsVersion })
    await execute(withdrawSubscription, caller, { id, confirmed: true })
    expect(await readPlan(result.id)).toMatchObject({ status: 'abandoned' })
    expect(await db.receivable.count({ where: { subscriptionId: result.id, status: 'open' } })).toBe(0)
    expect(await db.payment.count({ where: { subscriptionId: result.id, status: 'open' } })).toBe(0)

    // Money that was on its way goes back.
    const paymentId = await createPaidPayment(result.id, { amountOere: 120_500 })
    const answer = await applyPayment(paymentId)
    expect(answer).toEqual({ isDuplicate: true })
    expect(await db.subscription.count({ where: { memorialId: memorial.id, status: 'active' } })).toBe(0)
  },
)
