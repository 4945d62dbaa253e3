import 'server-only'
import { type Entitlements, entitlementsOf } from '@/lib/domain/billing/entitlements'
import { graceEndsAt, type PagePlan, type PlanRow, pagePlanOf } from '@/lib/domain/billing/plan-state'
import type { AccountPlan } from '@/lib/domain/billing/plans'
import { isShopOpen } from '@/lib/domain/billing/prices'
import type { Database, Prisma } from '@/lib/server/db'

/** Of an agreement: one purchase with an invoice that waits to be paid, for `planRowOf`. */
export const billOfPlan = {
  purchases: {
    where: { receivables: { some: { status: 'open', invoice: { kind: 'invoice' } } } },
    take: 1,
    select: { id: true },
  },
} satisfies Prisma.SubscriptionSelect

const columns = {
  id: true,
  memorialId: true,
  changedFromId: true,
  plan: true,
  status: true,
  endReason: true,
  orderedAt: true,
  startedAt: true,
  paidUntil: true,
  cancelledAt: true,
  endedAt: true,
  ...billOfPlan,
} satisfies Prisma.SubscriptionSelect

/** An agreement as `pagePlanOf` takes it. */
export function planRowOf<R>({ purchases, ...row }: R & { purchases: readonly unknown[] }) {
  return { ...row, isBilled: purchases.length > 0 }
}

/** What a page has; 'free' for an unknown one. */
export async function readPagePlan(database: Database, memorialId: string, now = new Date()): Promise<PagePlan> {
  const plans = await readPagePlans(database, [memorialId], now)
  return plans.get(memorialId) ?? pagePlanOf([], now)
}

/** What each page has, by its id; every given id is there. */
export async function readPagePlans(
  database: Database,
  ids: readonly string[],
  now = new Date(),
): Promise<ReadonlyMap<string, PagePlan>> {
  const byPage = new Map<string | null, PlanRow[]>()
  for (const row of await findRows(database, ids)) {
    byPage.set(row.memorialId, [...(byPage.get(row.memorialId) ?? []), row])
  }
  return new Map(ids.map((id) => [id, pagePlanOf(byPage.get(id) ?? [], now)]))
}

async function findRows(database: Database, ids: readonly string[]) {
  const rows = await database.subscription.findMany({
    where: { memorialId: { in: [...ids] }, status: { not: 'abandoned' } },
    select: columns,
  })
  return rows.map((row) => planRowOf(row))
}

/**
 * What a page has room for at `now`, and until when that is so if nobody does anything; null: for good. Everything while
 * nothing can be bought.
 */
export async function readEntitlementsUntil(
  database: Database,
  memorialId: string,
  now: Date,
): Promise<{ entitlements: Entitlements; until: Date | null }> {
  // Saves a query where the answer is the same for every plan.
  if (!isShopOpen()) return { entitlements: entitlementsOf({ plan: 'basis' }, true), until: null }
  const rows = await findRows(database, [memorialId])
  return { entitlements: entitlementsOf(pagePlanOf(rows, now)), until: nextMoment(rows, now) }
}

/** What a page has room for now; everything while nothing can be bought. */
export async function readEntitlements(
  database: Database,
  memorialId: string,
  now = new Date(),
): Promise<Entitlements> {
  return (await readEntitlementsUntil(database, memorialId, now)).entitlements
}

/** The next moment at which dates alone may change what a page has. */
function nextMoment(rows: readonly PlanRow[], now: Date): Date | null {
  const moments = rows.flatMap(({ startedAt, paidUntil }) => [
    startedAt,
    paidUntil,
    paidUntil && graceEndsAt(paidUntil),
  ])
  const ahead = moments.filter((moment) => moment !== null && moment > now)
  return ahead.length > 0 ? new Date(Math.min(...ahead.map(Number))) : null
}

/** The best plan among the pages that the account owns or pays for. */
export async function readAccountPlan(database: Database, userId: string, now = new Date()): Promise<AccountPlan> {
  const [owned, paid] = await Promise.all([
    database.memorialMember.findMany({ where: { userId, role: 'owner' }, select: { memorialId: true } }),
    database.subscription.findMany({ where: { payerId: userId, status: 'active' }, select: { memorialId: true } }),
  ])
  const ids = [...owned, ...paid].flatMap(({ memorialId }) => memorialId ?? [])
  const plans = [...(await readPagePlans(database, [...new Set(ids)], now)).values()]
  if (plans.some(({ plan }) => plan === 'livstid')) return { isPremium: true, plan: 'livstid', until: null }
  const ends = plans.filter(({ plan }) => plan === 'premium').flatMap(({ paidUntil }) => paidUntil?.toISOString() ?? [])
  const last = ends.sort().at(-1)
  return last ? { isPremium: true, plan: 'premium', until: last } : { isPremium: false, plan: 'basis', until: null }
}
