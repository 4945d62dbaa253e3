import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { readPagePlan } from '@/lib/domain/billing/page-plan'
import { readPrices } from '@/lib/domain/billing/prices'
import { legalDocuments } from '@/lib/domain/legal/legal-documents'
import type { PaymentMethod } from '@/lib/domain/payments/schema'
import { buyPlan } from '@/lib/domain/subscriptions/commands/buy-plan'
import { changePlan } from '@/lib/domain/subscriptions/commands/change-plan'
import { withdrawSubscription } from '@/lib/domain/subscriptions/commands/withdraw-subscription'
import { withdrawalDeadline } from '@/lib/domain/subscriptions/law/withdrawal'
import { getBuyPage, getWithdrawal } from '@/lib/domain/subscriptions/queries'
import type { PlanChoice } from '@/lib/domain/subscriptions/schema'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { addDays, addMonths, wholeDays } from '@/lib/shared/danish-days'
import { danishDay } from '@/lib/shared/danish-time'
import { toOere } from '@/lib/shared/money'
import { actorFor, callerFor, createAccount } from '@/tests/factories/accounts'
import { type PaymentStandIn, startPaymentStandIn } from '@/tests/factories/payment-stand-in'
import { type Family, planClock } from '@/tests/factories/plan-clock'
import { openShop } from '@/tests/factories/plans'
import { payByTransfer, readPlan } from '@/tests/factories/subscriptions'

let standIn: PaymentStandIn
let closeShop: () => void
let clock: ReturnType<typeof planClock>

beforeAll(async () => {
  closeShop = openShop()
  standIn = await startPaymentStandIn()
  clock = planClock(standIn, async () => {})
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime(new Date('2013-02-04T10:00:00Z'))
})
afterAll(async () => {
  vi.useRealTimers()
  await standIn.close()
  closeShop()
})

const { version: termsVersion } = legalDocuments.terms
const pass = (days: number) => vi.setSystemTime(addDays(new Date(), days))

/** Another of the family, who may buy for the same page. */
async function relativeOf({ memorialId }: Family): Promise<Family> {
  const account = await createAccount()
  await db.memorialMember.create({ data: { memorialId, userId: account.id, role: 'editor' } })
  return { memorialId, userId: account.id, actor: actorFor(account) }
}

async function buy(buyer: Family, choice: PlanChoice, method: PaymentMethod): Promise<string> {
  const id = await clock.buy(buyer, choice, method)
  if (method === 'bank_transfer') await payByTransfer(id)
  return id
}

/** What the page says is paid back is what is paid back; returns what is kept, in øre. */
async function regret({ actor }: Family, id: string): Promise<number> {
  const { refundOere: shownOere } = await getWithdrawal(actor, { id })
  const { result } = await execute(withdrawSubscription, callerFor(actor), { id, confirmed: true })
  expect(result.refundOere).toBe(shownOere)
  const paid = await db.payment.aggregate({ where: { subscriptionId: id, status: 'paid' }, _sum: { amountOere: true } })
  return toOere(paid._sum.amountOere ?? 0n) - result.refundOere
}

/** What is left of the payments, and of the invoices, of a page. */
async function booksOf(memorialId: string): Promise<{ keptOere: bigint; billedOere: bigint }> {
  const payments = await db.payment.findMany({
    where: { subscription: { memorialId }, status: 'paid' },
    include: { refunds: true },
  })
  const bills = await db.receivable.findMany({ where: { memorialId }, include: { invoice: true } })
  const sum = (amounts: bigint[]) => amounts.reduce((total, each) => total + each, 0n)
  return {
    keptOere: sum(
      payments.flatMap(({ amountOere, refunds }) => [amountOere, ...refunds.map((refund) => -refund.amountOere)]),
    ),
    billedOere: sum(bills.map(({ totalOere, invoice }) => (invoice.kind === 'invoice' ? totalOere : -totalOere))),
  }
}

const yearOere = async (at: Date) => (await readPrices(danishDay(at))).of('premium.year')

it.each<[string, PlanChoice[], PaymentMethod, number]>([
  ['by one buyer and card', ['livstid.once'], 'card', 1],
  ['by one buyer and transfer', ['livstid.once'], 'bank_transfer', 1],
  ['by two accounts of the page', ['livstid.once'], 'mobilepay', 2],
  ['with another plan between', ['livstid.once', 'premium.month', 'premium.year'], 'card', 2],
  ['of Premium', ['premium.month'], 'bank_transfer', 1],
])(
  'five purchases %s that are regretted again cost the days that were used, and those alone',
  async (_, choices, method, people) => {
    const first = await clock.newFamily()
    const buyers = [first, await relativeOf(first)].slice(0, people)
    let keptOere = 0
    for (let round = 0; round < 5; round += 1) {
      const buyer = buyers[round % people] ?? first
      const choice = choices[round % choices.length] ?? 'livstid.once'
      const at = new Date()
      const id = await buy(buyer, choice, method)
      pass(12)
      const isUsed = (await readPagePlan(db, first.memorialId)).plan !== 'basis'
      // The first begins at once, as the buyer asked; after it was regretted the page waits.
      expect(isUsed).toBe(round === 0)
      const kept = await regret(buyer, id)
      const { priceOere } = await readPlan(id)
      const [perPeriod, period] =
        choice === 'premium.month' ? [Number(priceOere), addMonths(at, 1)] : [await yearOere(at), addMonths(at, 12)]
      expect(kept).toBe(isUsed ? Math.floor((perPeriod * 12) / wholeDays(at, period)) : 0)
      keptOere += kept
      expect((await readPagePlan(db, first.memorialId)).plan).toBe('basis')
    }
    expect(keptOere).toBeGreaterThan(0)
    expect(await booksOf(first.memorialId)).toEqual({ keptOere: BigInt(keptOere), billedOere: BigInt(keptOere) })
  },
)

it('a day that has not passed is free once: the next purchase of the page waits, whoever makes it', async () => {
  const one = await clock.newFamily()
  const buyers = [one, await relativeOf(one)]
  const used: boolean[] = []
  const isTold = async () => (await getBuyPage(one.actor, {})).isRegretted
  expect(await isTold()).toBe(false)
  for (let round = 0; round < 5; round += 1) {
    const buyer = buyers[round % 2] ?? one
    const id = await buy(buyer, 'livstid.once', 'card')
    used.push((await readPagePlan(db, one.memorialId)).plan === 'livstid')
    vi.setSystemTime(new Date(Date.now() + 23 * 3600_000))
    expect(await regret(buyer, id)).toBe(0)
  }
  expect(used).toEqual([true, false, false, false, false])
  expect(await isTold()).toBe(true)
  // A year later it is as if it had not been.
  vi.setSystemTime(addMonths(new Date(), 12))
  expect(await isTold()).toBe(false)
  await buy(one, 'livstid.once', 'card')
  expect((await readPagePlan(db, one.memorialId)).plan).toBe('livstid')
})

it.each(['livstid.once', 'premium.year'] as const)(
  'without the consent %s begins when it can no longer be regretted',
  async (choice) => {
    const family = await clock.newFamily()
    const at = new Date()
    const { result } = await execute(buyPlan, callerFor(family.actor), {
      memorialId: family.memorialId,
      choice,
      method: 'card',
      startNow: false,
      termsVersion,
    })
    await clock.payAt(result.next)
    const deadline = withdrawalDeadline(at)
    expect(await readPlan(result.id)).toMatchObject({ startedAt: deadline })
    vi.setSystemTime(new Date(deadline.getTime() - 1000))
    expect((await readPagePlan(db, family.memorialId)).plan).toBe('basis')
    vi.setSystemTime(deadline)
    expect((await readPagePlan(db, family.memorialId)).plan).not.toBe('basis')
    await expect(regret(family, result.id)).rejects.toMatchObject({ code: 'WITHDRAWAL_TOO_LATE' })
  },
)

it.each([true, false])(
  'a change shortly before the old plan ends gives no days for nothing (asked for at once: %s)',
  async (startNow) => {
    const family = await clock.newFamily()
    const base = await buy(family, 'premium.month', 'card')
    const { paidUntil } = await readPlan(base)
    pass(26)
    const ordered = new Date()
    const { result } = await execute(changePlan, callerFor(family.actor), {
      id: base,
      choice: 'livstid.once',
      method: 'card',
      startNow,
      termsVersion,
    })
    await clock.payAt(result.next)
    pass(12)
    const over = wholeDays(paidUntil ?? ordered, new Date())
    expect(over).toBeGreaterThan(5)
    expect((await readPagePlan(db, family.memorialId)).plan).toBe(startNow ? 'livstid' : 'basis')
    const dayOere = Math.floor(((await yearOere(ordered)) * over) / wholeDays(ordered, addMonths(ordered, 12)))
    expect(await regret(family, result.id)).toBe(startNow ? dayOere : 0)
    const { keptOere, billedOere } = await booksOf(family.memorialId)
    expect(keptOere).toBe(billedOere)
    // The month was paid and is used up.
    expect(keptOere).toBe(BigInt(startNow ? dayOere : 0) + 2_900n)
  },
)
