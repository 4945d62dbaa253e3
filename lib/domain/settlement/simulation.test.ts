import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { readPagePlan, readPagePlans } from '@/lib/domain/billing/page-plan'
import { graceEndsAt } from '@/lib/domain/billing/plan-state'
import { legalDocuments } from '@/lib/domain/legal/legal-documents'
import { cancelSubscription } from '@/lib/domain/subscriptions/commands/cancel-subscription'
import { changePlan } from '@/lib/domain/subscriptions/commands/change-plan'
import { leaveSubscription } from '@/lib/domain/subscriptions/commands/leave-subscription'
import { payRenewal } from '@/lib/domain/subscriptions/commands/pay-renewal'
import { withdrawSubscription } from '@/lib/domain/subscriptions/commands/withdraw-subscription'
import { subscriptionPersonalData } from '@/lib/domain/subscriptions/personal-data'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { danishDay } from '@/lib/shared/danish-time'
import { toOere } from '@/lib/shared/money'
import { callerFor, createAccount } from '@/tests/factories/accounts'
import { type PaymentStandIn, startPaymentStandIn } from '@/tests/factories/payment-stand-in'
import { type Family, planClock } from '@/tests/factories/plan-clock'
import { inTransaction, payByTransfer } from '@/tests/factories/subscriptions'

let standIn: PaymentStandIn

beforeAll(async () => {
  standIn = await startPaymentStandIn()
  // In the past: ids made after a moment stay after it (UUID version 7), for as long as the process lives.
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime(new Date('2014-01-31T09:00:00Z'))
})
afterAll(async () => {
  vi.useRealTimers()
  await standIn.close()
})

const { version: termsVersion } = legalDocuments.terms
const on = (day: string) => new Date(`${day}T09:00:00Z`)
const agreement = (id: string) => db.subscription.findUniqueOrThrow({ where: { id } })

it('no page goes dark, nobody pays twice and no payment is lost in ten years', { timeout: 120_000 }, async () => {
  const clock = planClock(standIn, check)
  const { newFamily, buy, payAt, goTo, pages } = clock

  /** At every moment: pages are open, and whoever has paid, or is within the days of grace, has Premium. */
  async function check() {
    const now = new Date()
    const [rows, opened] = await Promise.all([
      db.memorial.findMany({ where: { id: { in: pages } }, include: { subscriptions: true } }),
      readPagePlans(db, pages, now),
    ])
    for (const { id, state, hiddenAt, subscriptions } of rows) {
      expect({ state, hiddenAt }).toEqual({ state: 'published', hiddenAt: null })
      const active = subscriptions.filter(({ status }) => status === 'active')
      expect(active.length).toBeLessThanOrEqual(1)
      const [one] = active
      if (!one?.startedAt || one.startedAt > now || (one.paidUntil && graceEndsAt(one.paidUntil) <= now)) continue
      if (one.cancelledAt && one.paidUntil && one.paidUntil <= now) continue
      expect(opened.get(id)?.plan).toBe(one.plan)
    }
  }

  const as = ({ actor }: Family) => callerFor(actor)
  const [anna, bent, carl, dorte, else_, frida, gerda, hans] = [
    ...[await newFamily(), await newFamily(), await newFamily(), await newFamily()],
    ...[await newFamily(), await newFamily(), await newFamily(), await newFamily()],
  ]
  if (!anna || !bent || !carl || !dorte || !else_ || !frida || !gerda || !hans) throw new Error('No families')
  const plans = {
    anna: await buy(anna, 'premium.month'),
    bent: await buy(bent, 'premium.year', 'mobilepay'),
    carl: await buy(carl, 'premium.year'),
    dorte: await buy(dorte, 'premium.year'),
    else: await buy(else_, 'livstid.once'),
    frida: await buy(frida, 'premium.year'),
    gerda: await buy(gerda, 'premium.year'),
    hans: await buy(hans, 'premium.year'),
  }
  clock.bought.push(...Object.values(plans))

  // Regretted on day 13: twelve whole days used of 365.
  await goTo(on('2014-02-12'))
  await execute(withdrawSubscription, as(frida), { id: plans.frida, confirmed: true })
  const [back] = await db.withdrawal.findMany({ where: { subscriptionId: plans.frida } })
  expect(back && toOere(back.refundOere)).toBe(29_000 - Math.floor((29_000 * 12) / 365))

  // A month that is refused once and recovers by itself.
  await goTo(on('2014-02-27'))
  standIn.nextCharges('card_declined')
  await goTo(on('2014-03-10'))
  expect(await agreement(plans.anna)).toMatchObject({ failedCharges: 0, status: 'active' })
  expect(danishDay((await agreement(plans.anna)).paidUntil ?? new Date(0))).toBe('2014-03-31')

  // From month to year at once, less what is paid and not used.
  await goTo(on('2014-05-10'))
  const { result: changed } = await execute(changePlan, as(anna), {
    id: plans.anna,
    choice: 'premium.year',
    method: 'card',
    startNow: true,
    termsVersion,
  })
  await payAt(changed.next)
  clock.bought.push(changed.id)
  expect(await agreement(plans.anna)).toMatchObject({ endReason: 'changed' })

  // Left after seven months, with the rest back.
  await goTo(on('2014-09-01'))
  const { result: left } = await execute(leaveSubscription, as(hans), { id: plans.hans })
  expect(left.refundOere).toBeGreaterThan(29_000 * 0.41)

  // The page changes hands: its plan and its payer stay.
  const heir = await createAccount()
  await db.memorialMember.updateMany({ where: { memorialId: carl.memorialId }, data: { role: 'editor' } })
  await db.memorialMember.create({ data: { memorialId: carl.memorialId, userId: heir.id, role: 'owner' } })
  await execute(changePlan, as(carl), { id: plans.carl, choice: 'premium.month', termsVersion })

  // The year by invoice is paid by transfer; one card is refused until the plan lapses.
  await goTo(on('2015-01-20'))
  await payByTransfer(plans.bent)
  await goTo(on('2015-01-30'))
  standIn.nextCharges()
  await db.subscription.update({ where: { id: plans.dorte }, data: { cardRef: 'pm_gone' } })
  await goTo(on('2015-04-01'))
  expect(await agreement(plans.dorte)).toMatchObject({ status: 'ended', endReason: 'lapsed', failedCharges: 4 })
  expect(await readPagePlan(db, dorte.memorialId)).toMatchObject({ plan: 'basis', state: 'lapsed' })
  expect(await agreement(plans.carl)).toMatchObject({ interval: 'month', priceOere: 2_900n, status: 'active' })
  const again = await buy(dorte, 'premium.year')
  clock.bought.push(again)
  expect((await readPagePlan(db, dorte.memorialId)).plan).toBe('premium')

  await goTo(on('2015-05-10'))
  await execute(cancelSubscription, as(carl), { id: plans.carl })

  // A new price: told at least thirty days before the period that has it.
  await db.price.create({
    data: { item: 'premium.year', amountOere: 32_000n, validFrom: on('2015-06-01'), createdByName: 'Ti år' },
  })
  await goTo(on('2016-01-20'))
  await payByTransfer(plans.bent)
  await goTo(on('2016-06-01'))
  const raised = await agreement(changed.id)
  expect(raised).toMatchObject({ priceOere: 32_000n, status: 'active' })
  expect(await agreement(plans.carl)).toMatchObject({ endReason: 'cancelled' })

  // The payer's account is deleted, and another page.
  await inTransaction(({ tx }) => subscriptionPersonalData.forget(tx, { id: gerda.userId, email: '' }))
  await inTransaction(async (context) => {
    await subscriptionPersonalData.leavePage(context, dorte.memorialId)
    await context.tx.subscription.updateMany({ where: { memorialId: dorte.memorialId }, data: { memorialId: null } })
  })
  await goTo(on('2017-04-01'))
  expect(await agreement(plans.gerda)).toMatchObject({ status: 'ended', endReason: 'lapsed', payerId: null })
  expect(await agreement(again)).toMatchObject({ status: 'ended', endReason: 'page_deleted' })

  // The card stops working, and the payer pays with another within the days of grace.
  await db.subscription.update({ where: { id: changed.id }, data: { cardRef: 'pm_gone' } })
  await goTo(on('2017-05-20'))
  expect(await agreement(changed.id)).toMatchObject({ failedCharges: 3, status: 'active' })
  const { result: paid } = await execute(payRenewal, as(anna), { id: changed.id, method: 'card' })
  await payAt(paid.next)
  expect(await agreement(changed.id)).toMatchObject({ failedCharges: 0, renewal: 'card' })
  await goTo(on('2024-01-31'))

  expect(await agreement(changed.id)).toMatchObject({ status: 'active' })
  expect(danishDay((await agreement(changed.id)).paidUntil ?? new Date(0))).toBe('2024-05-10')
  expect(await agreement(plans.else)).toMatchObject({ status: 'active', plan: 'livstid', paidUntil: null })
  await compareBooks(clock.bought)
})

/** What was charged and paid back is what was invoiced and credited; each payment is on one invoice, each period once. */
async function compareBooks(ids: string[]): Promise<void> {
  const where = { subscriptionId: { in: ids } }
  const payments = await db.payment.findMany({ where: { ...where, status: 'paid' }, include: { refunds: true } })
  const receivables = await db.receivable.findMany({ where, include: { invoice: true, entries: true } })
  const sum = (amounts: bigint[]) => amounts.reduce((total, each) => total + each, 0n)
  const chargedOere = sum(payments.map(({ amountOere }) => amountOere))
  const refundedOere = sum(payments.flatMap(({ refunds }) => refunds.map(({ amountOere }) => amountOere)))
  const byKind = (kind: string) =>
    sum(receivables.filter(({ invoice }) => invoice.kind === kind).map(({ totalOere }) => totalOere))
  expect(chargedOere - refundedOere).toBe(byKind('invoice') - byKind('credit_note'))
  const booked = receivables.flatMap(({ entries }) => entries.flatMap(({ paymentId }) => paymentId ?? []))
  expect(booked.toSorted()).toEqual(payments.map(({ id }) => id).toSorted())
  const paidPeriods = receivables
    .filter(({ invoice, status }) => invoice.kind === 'invoice' && status === 'paid')
    .map(({ subscriptionId, invoice }) => `${subscriptionId} ${invoice.suppliedFrom?.toISOString()}`)
  expect(new Set(paidPeriods).size).toBe(paidPeriods.length)
  const numbers = receivables.map(({ invoice }) => invoice.number)
  expect(new Set(numbers).size).toBe(numbers.length)
  const charged = standIn.charges().filter(({ status }) => status === 'succeeded')
  const references = charged.map(({ reference }) => reference)
  expect(new Set(references).size).toBe(references.length)
}
