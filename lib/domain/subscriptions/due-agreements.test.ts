import { describe, expect, it } from 'vitest'
import { dueQuery, listDue } from '@/lib/domain/subscriptions/due-agreements'
import { processDueAgreement } from '@/lib/domain/subscriptions/process-due-agreement'
import { db, type Prisma, type Transaction } from '@/lib/server/db'
import { addDays, addMonths } from '@/lib/shared/danish-days'
import { danishDay } from '@/lib/shared/danish-time'
import { createAccount } from '@/tests/factories/accounts'
import { triedAsOwner } from '@/tests/factories/as-owner'
import { createMemorial } from '@/tests/factories/memorials'
import { givePlan } from '@/tests/factories/plans'

const contextOf = (tx: Transaction) => ({
  tx,
  actor: { kind: 'system', name: 'jobs' } as const,
  enqueue: async () => {},
})
/** What the payer was told about the price, the last first. */
const mailsTo = async (tx: Transaction, id: string): Promise<string[]> => {
  const found = await tx.mail.findMany({
    where: { template: 'plan-price', text: { contains: id } },
    orderBy: { id: 'desc' },
    select: { subject: true },
  })
  return found.map(({ subject }) => subject)
}

/** In a transaction that is taken back: prices would be seen by every other test. */
async function tried(act: (tx: Transaction) => Promise<void>): Promise<void> {
  const done = new Error('done')
  const run = db.$transaction(
    async (tx) => {
      await act(tx)
      throw done
    },
    { timeout: 60_000 },
  )
  await expect(run).rejects.toBe(done)
}

async function createPlan(changes: Partial<Prisma.SubscriptionUncheckedCreateInput>): Promise<string> {
  const account = await createAccount()
  const memorial = await createMemorial({ owner: account })
  const card = { renewal: 'card', customerRef: 'cus_1', cardRef: 'pm_1', cardLabel: 'Visa •••• 4242' } as const
  return (await givePlan(memorial.id, 'premium', { payerId: account.id, ...card, ...changes })).id
}

const setPrice = (tx: Transaction, kroner: number, from: Date) =>
  tx.price.create({
    data: {
      item: 'premium.month',
      amountOere: BigInt(kroner * 100),
      createdByName: 'Administrator',
      validFrom: new Date(danishDay(from)),
    },
    select: { id: true },
  })
const now = new Date()
const aMonth = { interval: 'month', priceOere: 29_00n } as const
const monthly = () => {
  const startedAt = addDays(now, -10)
  return { ...aMonth, startedAt, periodStart: startedAt, paidUntil: addMonths(startedAt, 1) }
}
const isDue = async (tx: Transaction, id: string, at: Date) => (await listDue(at, { database: tx })).includes(id)
const processDue = async (tx: Transaction, id: string, at: Date) => {
  await processDueAgreement(contextOf(tx), id, at)
  const { nextPriceOere, nextPriceFrom } = await tx.subscription.findUniqueOrThrow({ where: { id } })
  return { oere: nextPriceOere && Number(nextPriceOere), from: nextPriceFrom && danishDay(nextPriceFrom) }
}

describe('what is due', () => {
  it('is nothing for a plan that runs, and each thing until it was done', async () => {
    const id = await createPlan(monthly())
    const { paidUntil } = await db.subscription.findUniqueOrThrow({ where: { id } })
    const until = paidUntil ?? now
    await tried(async (tx) => {
      expect(await isDue(tx, id, now)).toBe(false)
      expect(await isDue(tx, id, addDays(until, -8))).toBe(false)
      for (const days of [7, 1]) {
        expect(await isDue(tx, id, addDays(until, -days))).toBe(true)
        await processDue(tx, id, addDays(until, -days))
        expect(await isDue(tx, id, addDays(until, -days))).toBe(false)
      }
      await tx.subscription.update({ where: { id }, data: { nextChargeAt: until } })
      expect(await isDue(tx, id, until)).toBe(true)
      await processDue(tx, id, until)
      expect(await isDue(tx, id, until)).toBe(false)
    })
  })

  it('is found by indexes among twenty thousand agreements', async () => {
    const query = await dueQuery(now, { take: 5000, database: db })
    await triedAsOwner(async (client) => {
      await client.query(`
        INSERT INTO "Subscription" (id, "memorialName", "payerName", "payerEmail", plan, interval, "priceOere", status,
          renewal, "termsVersion", "startedAt", "periodStart", "paidUntil", "nextChargeAt", "customerRef", "cardRef",
          "updatedAt")
        SELECT gen_random_uuid(), 'Side', 'Betaler', 'betaler@eksempel.dk', 'premium',
          (CASE WHEN n % 2 = 0 THEN 'month' ELSE 'year' END)::"PlanInterval",
          CASE WHEN n % 2 = 0 THEN 2900 ELSE 29000 END, 'active', 'card', '1', t.began, t.began, t.until, t.until,
          'cus', 'pm', now()
        FROM generate_series(1, 20000) n, LATERAL (
          SELECT now() - make_interval(mins => n) AS began,
            now() - make_interval(mins => n) + make_interval(days => CASE WHEN n % 2 = 0 THEN 31 ELSE 365 END) AS until
        ) t`)
      // Else the plan depends on when the database last looked at the table.
      await client.query('ANALYZE "Subscription"')
      const { rows } = await client.query<{ 'QUERY PLAN': string }>(`EXPLAIN ${query.text}`, query.values)
      const lines = rows.map((row) => row['QUERY PLAN'])
      expect(lines.filter((line) => line.includes('Seq Scan on "Subscription"'))).toEqual([])
    })
  })
})

describe('a new price', () => {
  it('is told once, and told again when it is taken back', async () => {
    const id = await createPlan(monthly())
    await tried(async (tx) => {
      const price = await setPrice(tx, 39, addDays(now, 30))
      expect(await isDue(tx, id, now)).toBe(true)
      const told = await processDue(tx, id, now)
      expect(told).toMatchObject({ oere: 39_00 })
      expect(await isDue(tx, id, now)).toBe(false)
      await processDue(tx, id, now)
      expect(await mailsTo(tx, id)).toEqual([expect.stringMatching(/^Ny pris på Premium fra /)])
      await tx.price.delete({ where: price })
      expect(await isDue(tx, id, addDays(now, 1))).toBe(true)
      expect(await processDue(tx, id, addDays(now, 1))).toEqual({ oere: null, from: null })
      const [last, ...before] = await mailsTo(tx, id)
      expect(last).toBe('Prisen på Premium bliver, som den er')
      expect(before).toHaveLength(1)
      expect(await isDue(tx, id, addDays(now, 1))).toBe(false)
    })
  })

  it('that changes before it applies is told again: cheaper at once, dearer thirty days before', async () => {
    const id = await createPlan(monthly())
    await tried(async (tx) => {
      let price = await setPrice(tx, 39, addDays(now, 30))
      const { from } = await processDue(tx, id, now)
      const change = async (kroner: number) => {
        await tx.price.delete({ where: price })
        price = await setPrice(tx, kroner, addDays(now, 30))
      }
      await change(45)
      expect(await isDue(tx, id, now)).toBe(true)
      expect(await processDue(tx, id, now)).toEqual({ oere: 45_00, from })
      await change(49)
      const late = addDays(now, 25)
      await processDue(tx, id, late)
      expect(await processDue(tx, id, late)).toEqual({ oere: 45_00, from })
      expect(await isDue(tx, id, late)).toBe(false)
      await change(35)
      expect(await isDue(tx, id, late)).toBe(true)
      expect(await processDue(tx, id, late)).toEqual({ oere: 35_00, from })
    })
  })
})
