import { beforeAll, expect, it } from 'vitest'
import { demoAccounts, demoGuests, demoReseller } from '@/lib/domain/accounts/demo-accounts'
import { getPremiumStatus } from '@/lib/domain/accounts/queries'
import { readVatSums } from '@/lib/domain/bookkeeping/vat/vat-queries'
import { lateAt } from '@/lib/domain/shop-orders/order-filter'
import { listMyPlans } from '@/lib/domain/subscriptions/queries'
import { db } from '@/lib/server/db'
import { ensureMoney } from '@/prisma/seed/money'
import { actorFor, createAccount } from '@/tests/factories/accounts'
import { createMemorial } from '@/tests/factories/memorials'
import { openShop } from '@/tests/factories/plans'
import { createReseller } from '@/tests/factories/resellers'

beforeAll(openShop)

async function createDemoAccount({ username }: { username: string }) {
  const account = await createAccount()
  await db.user.update({ where: { id: account.id }, data: { username, usernameKey: username } })
  return { ...account, username }
}

async function seeded() {
  const [family, family2, customer, reseller] = await Promise.all(
    [demoAccounts.family, demoAccounts.family2, demoGuests.customer, demoAccounts.reseller].map(createDemoAccount),
  )
  if (!family || !family2 || !customer || !reseller) throw new Error('No accounts')
  const company = await createReseller(reseller)
  await db.reseller.update({ where: { id: company.id }, data: { cvr: demoReseller.cvr } })
  const pages = {
    public: await createMemorial({ owner: family }),
    unlisted: await createMemorial({ owner: family }),
    dualLeft: await createMemorial({ owner: family2 }),
  }
  await ensureMoney(pages, new Date())
  // Again, as at the next start.
  await ensureMoney(pages, new Date())
  return { family, family2, customer }
}

it('the demonstration has every state of a plan, the same wherever a family looks, and figures that agree', async () => {
  const { family, family2, customer } = await seeded()
  const states: Record<string, string[]> = {}
  for (const account of [family, family2, customer]) {
    const actor = actorFor(account)
    const [status, { pages }] = await Promise.all([getPremiumStatus(actor, {}), listMyPlans(actor, {})])
    const shown = pages.flatMap(({ plan }) => plan ?? [])
    states[account.username] = pages.map(({ plan }) => plan?.state ?? 'basis').sort()
    const best = shown.some(({ state }) => state === 'livstid')
      ? 'livstid'
      : shown.some(({ state }) => state === 'running' || state === 'cancelled' || state === 'grace')
        ? 'premium'
        : 'basis'
    const ends = shown.flatMap(({ state, paidUntil }) =>
      paidUntil && ['running', 'cancelled', 'grace'].includes(state) ? [paidUntil] : [],
    )
    expect(status).toEqual({
      plan: best,
      isPremium: best !== 'basis',
      until: best === 'premium' ? (ends.sort().at(-1) ?? null) : null,
    })
  }
  expect(states).toEqual({
    'demo-familie': ['basis', 'running'],
    'demo-familie2': ['running'],
    'demo-kunde': ['cancelled', 'grace', 'lapsed', 'livstid', 'transfer'],
  })
  const all = await readVatSums({ from: '2000-01-01', to: '2999-12-31' })
  expect(all.documents).toEqual({ netOere: all.netOere, vatOere: all.vatOere })
  const [orders, wrong] = await Promise.all([
    db.shopOrder.findMany({ select: { status: true }, orderBy: { createdAt: 'asc' } }),
    db.$queryRaw`SELECT owed."invoiceId" FROM "Receivable" owed
      LEFT JOIN "ReceivableEntry" entry ON entry."invoiceId" = owed."invoiceId"
      GROUP BY owed."invoiceId" HAVING owed."settledOere" <> coalesce(sum(entry."amountOere"), 0)
        OR (owed.status = 'paid' AND owed."settledOere" < owed."totalOere")`,
  ])
  expect(wrong).toEqual([])
  expect(await db.shopOrder.count({ where: lateAt(new Date()) })).toBe(1)
  expect(orders.map(({ status }) => status).sort()).toEqual([
    'cancelled',
    'ordered',
    'paid',
    'paid',
    'shipped',
    'started',
  ])
})
