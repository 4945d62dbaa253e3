import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { readPagePlan } from '@/lib/domain/billing/page-plan'
import { legalDocuments } from '@/lib/domain/legal/legal-documents'
import { openPayment } from '@/lib/domain/payments/commands/open-payment'
import { refundPayment } from '@/lib/domain/settlement/commands/refund-payment'
import { settlePayment } from '@/lib/domain/settlement/commands/settle-payment'
import { buyPlan } from '@/lib/domain/subscriptions/commands/buy-plan'
import { cancelSubscription } from '@/lib/domain/subscriptions/commands/cancel-subscription'
import { changePlan } from '@/lib/domain/subscriptions/commands/change-plan'
import { leaveSubscription } from '@/lib/domain/subscriptions/commands/leave-subscription'
import { payRenewal } from '@/lib/domain/subscriptions/commands/pay-renewal'
import { resumeSubscription } from '@/lib/domain/subscriptions/commands/resume-subscription'
import { undoChange } from '@/lib/domain/subscriptions/commands/undo-change'
import { withdrawSubscription } from '@/lib/domain/subscriptions/commands/withdraw-subscription'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { addDays, addMonths, wholeDays } from '@/lib/shared/danish-days'
import { actorFor, administratorFor, callerFor, createAccount, visitor } from '@/tests/factories/accounts'
import { type PaymentStandIn, startPaymentStandIn } from '@/tests/factories/payment-stand-in'
import { signed, worker } from '@/tests/factories/payments'
import { type Family, planClock } from '@/tests/factories/plan-clock'
import { openShop } from '@/tests/factories/plans'
import { applyPayment, createPaidPayment, payByTransfer, readPlan } from '@/tests/factories/subscriptions'

let standIn: PaymentStandIn
let closeShop: () => void
let clock: ReturnType<typeof planClock>

beforeAll(async () => {
  closeShop = openShop()
  standIn = await startPaymentStandIn()
  clock = planClock(standIn, async () => {})
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime(new Date('2012-03-05T10:00:00Z'))
})
afterAll(async () => {
  vi.useRealTimers()
  await standIn.close()
  closeShop()
})

const { version: termsVersion } = legalDocuments.terms
const pass = (days: number) => vi.setSystemTime(addDays(new Date(), days))
const as = ({ actor }: Family) => callerFor(actor)

const change = async (family: Family, id: string, choice: string, method: string) =>
  (await execute(changePlan, as(family), { id, choice, method, startNow: true, termsVersion })).result

const regret = async (family: Family, id: string) =>
  (await execute(withdrawSubscription, as(family), { id, confirmed: true })).result.refundOere

/** An order's own payment, paid at the provider after it was closed here. */
async function payLate(subscriptionId: string): Promise<{ isDuplicate: boolean }> {
  const { id } = await db.payment.findFirstOrThrow({ where: { subscriptionId, status: { not: 'paid' } } })
  await db.payment.update({ where: { id }, data: { status: 'paid', paidAt: new Date() } })
  return applyPayment(id)
}

async function relativeOf({ memorialId }: Family): Promise<Family> {
  const account = await createAccount()
  await db.memorialMember.create({ data: { memorialId, userId: account.id, role: 'editor' } })
  return { memorialId, userId: account.id, actor: actorFor(account) }
}

describe('a change that is paid late', () => {
  it.each(['premium.year', 'livstid.once'] as const)(
    'counts from the day its deduction was counted to: no day of the old plan is had for nothing (%s)',
    async (choice) => {
      const family = await clock.newFamily()
      const base = await clock.buy(family, 'premium.month')
      pass(1)
      const ordered = new Date()
      const { id } = await change(family, base, choice, 'bank_transfer')
      pass(20)
      await payByTransfer(id)
      const end = choice === 'livstid.once' ? null : addMonths(ordered, 12)
      expect(await readPlan(id)).toMatchObject({ status: 'active', startedAt: ordered, paidUntil: end })
    },
  )

  it('does not begin when what it deducts was paid back meanwhile, and its money goes back', async () => {
    const family = await clock.newFamily()
    const base = await clock.buy(family, 'premium.year')
    const { id } = await change(family, base, 'livstid.once', 'card')
    const { id: paymentId } = await db.payment.findFirstOrThrow({ where: { subscriptionId: base } })
    const staff = administratorFor(await createAccount({ isAdmin: true }))
    await execute(refundPayment, callerFor({ ...staff, hasConfirmed: true }), {
      id: paymentId,
      amount: '280',
      reason: 'goodwill',
      note: 'Vi var nede i en uge.',
    })
    expect(await payLate(id)).toEqual({ isDuplicate: true })
    expect(await readPlan(base)).toMatchObject({ status: 'active' })
    // Ordered anew, no more than what is left is deducted.
    const again = await change(family, base, 'livstid.once', 'bank_transfer')
    expect(await db.receivable.findMany({ where: { subscriptionId: again.id, status: 'open' } })).toMatchObject([
      { totalOere: 148_500n },
    ])
    await payByTransfer(again.id)
    expect(await readPlan(again.id)).toMatchObject({ status: 'active' })
    expect(await db.refund.findMany({ where: { paymentId } })).toMatchObject([{ amountOere: 28_000n }])
  })

  it('and regretted takes up the old plan without the period that was paid back', async () => {
    const family = await clock.newFamily()
    const base = await clock.buy(family, 'premium.month')
    const { paidUntil } = await readPlan(base)
    pass(28)
    const { id, next } = await change(family, base, 'premium.year', 'card')
    const renewal = await createPaidPayment(base, { amountOere: 2_900 })
    await applyPayment(renewal)
    await clock.payAt(next)
    expect(await db.refund.findMany({ where: { paymentId: renewal } })).toMatchObject([{ amountOere: 2_900n }])
    await regret(family, id)
    expect(await readPlan(base)).toMatchObject({ status: 'active', paidUntil })
    pass(5)
    expect((await readPagePlan(db, family.memorialId)).state).toBe('grace')
  })

  it('is paid once when both its payments arrive', async () => {
    const family = await clock.newFamily()
    const base = await clock.buy(family, 'premium.year')
    const { id } = await change(family, base, 'livstid.once', 'card')
    await change(family, base, 'livstid.once', 'bank_transfer')
    await payByTransfer(id)
    expect(await payLate(id)).toEqual({ isDuplicate: true })
    expect(await db.subscription.count({ where: { memorialId: family.memorialId, status: 'active' } })).toBe(1)
  })
})

describe('a plan that is taken over', () => {
  it('stays its payer’s when the cancelling was undone before the other one paid', async () => {
    const family = await clock.newFamily()
    const base = await clock.buy(family, 'premium.year')
    await execute(cancelSubscription, as(family), { id: base })
    const sister = await relativeOf(family)
    const { result } = await execute(buyPlan, as(sister), {
      memorialId: family.memorialId,
      choice: 'premium.year',
      method: 'card',
      startNow: true,
      termsVersion,
    })
    await execute(resumeSubscription, as(family), { id: base })
    expect(await payLate(result.id)).toEqual({ isDuplicate: true })
    expect(await readPlan(base)).toMatchObject({ status: 'active', cancelledAt: null })
  })

  it('and regretted costs the days after those that the other had paid for, each its part of a year', async () => {
    const family = await clock.newFamily()
    const base = await clock.buy(family, 'premium.month')
    await execute(cancelSubscription, as(family), { id: base })
    const { paidUntil } = await readPlan(base)
    pass(27)
    const sister = await relativeOf(family)
    const id = await clock.buy(sister, 'premium.year')
    pass(13)
    const from = paidUntil ?? new Date(0)
    const used = wholeDays(from, new Date())
    expect(used).toBeGreaterThan(5)
    const kept = Math.floor((29_000 * used) / wholeDays(from, addMonths(from, 12)))
    expect(await regret(sister, id)).toBe(29_000 - kept)
  })

  it('and changed deducts its price once', async () => {
    const family = await clock.newFamily()
    const base = await clock.buy(family, 'premium.year')
    await execute(cancelSubscription, as(family), { id: base })
    pass(10)
    const sister = await relativeOf(family)
    const year = await clock.buy(sister, 'premium.year')
    pass(10)
    const { id, next } = await change(sister, year, 'livstid.once', 'card')
    await clock.payAt(next)
    const paid = await db.payment.findMany({ where: { subscriptionId: id }, select: { amountOere: true } })
    expect(paid).toEqual([{ amountOere: 120_500n }])
    expect(await db.refund.count({ where: { payment: { subscription: { memorialId: family.memorialId } } } })).toBe(0)
  })

  it('and left before its own days begin gives all of its price back', async () => {
    const family = await clock.newFamily()
    const base = await clock.buy(family, 'premium.year')
    await execute(cancelSubscription, as(family), { id: base })
    pass(10)
    const sister = await relativeOf(family)
    const id = await clock.buy(sister, 'premium.year')
    pass(200)
    expect((await execute(leaveSubscription, as(sister), { id })).result.refundOere).toBe(29_000)
  })

  it('is never Livstid: nobody pays for what the page has', async () => {
    const family = await clock.newFamily()
    const id = await clock.buy(family, 'livstid.once')
    await db.subscription.update({ where: { id }, data: { payerId: null } })
    const sister = await relativeOf(family)
    await expect(clock.buy(sister, 'premium.year')).rejects.toMatchObject({ code: 'PAGE_HAS_PLAN' })
  })
})

describe('a month that was chosen instead of a year', () => {
  async function planned() {
    const family = await clock.newFamily()
    const id = await clock.buy(family, 'premium.year', 'mobilepay')
    await execute(changePlan, as(family), { id, choice: 'premium.month', termsVersion })
    const { paidUntil } = await readPlan(id)
    return { family, id, end: paidUntil ?? new Date(0) }
  }

  it('and paid while the choice is taken back does not pay a year', async () => {
    const { family, id, end } = await planned()
    vi.setSystemTime(addDays(end, -20))
    await execute(payRenewal, as(family), { id, method: 'mobilepay' })
    await execute(undoChange, as(family), { id })
    expect(await payLate(id)).toEqual({ isDuplicate: true })
    expect(await readPlan(id)).toMatchObject({ paidUntil: end, interval: 'year' })
  })

  it('cannot be taken back once it has begun', async () => {
    const { family, id, end } = await planned()
    vi.setSystemTime(addDays(end, 1))
    await expect(execute(undoChange, as(family), { id })).rejects.toMatchObject({ code: 'PLAN_NOT_RUNNING' })
  })

  it('and paid after the plan lapsed takes up a month', async () => {
    const { family, id, end } = await planned()
    vi.setSystemTime(addDays(end, 29))
    await execute(payRenewal, as(family), { id, method: 'mobilepay' })
    vi.setSystemTime(addDays(end, 31))
    await clock.work()
    expect(await readPlan(id)).toMatchObject({ status: 'ended', endReason: 'lapsed' })
    expect(await payLate(id)).toEqual({ isDuplicate: false })
    expect(await readPlan(id)).toMatchObject({
      status: 'active',
      interval: 'month',
      priceOere: 2_900n,
      paidUntil: addMonths(new Date(), 1),
    })
  })
})

it('paid and regretted in the same moment it is over, and all of it goes back', async () => {
  for (let round = 0; round < 6; round += 1) {
    const family = await clock.newFamily()
    const { result } = await execute(buyPlan, as(family), {
      memorialId: family.memorialId,
      choice: 'livstid.once',
      method: 'card',
      startNow: true,
      termsVersion,
    })
    const { id: paymentId } = await db.payment.findFirstOrThrow({ where: { subscriptionId: result.id } })
    await execute(openPayment, callerFor(visitor()), signed(paymentId))
    const { sessionRef } = await db.payment.findUniqueOrThrow({ where: { id: paymentId } })
    await standIn.pay(sessionRef ?? '')
    const acts = [() => execute(settlePayment, worker, { paymentId }), () => regret(family, result.id)]
    await Promise.all((round % 2 === 0 ? acts : acts.toReversed()).map((act) => act()))
    expect(await readPlan(result.id)).toMatchObject({ status: 'ended', endReason: 'withdrawn' })
    const { refunds, amountOere } = await db.payment.findUniqueOrThrow({
      where: { id: paymentId },
      include: { refunds: true },
    })
    expect(refunds.map((refund) => refund.amountOere)).toEqual([amountOere])
    expect((await readPagePlan(db, family.memorialId)).plan).toBe('basis')
  }
})
