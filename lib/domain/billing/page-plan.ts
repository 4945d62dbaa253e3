import 'server-only'
import { type Entitlements, entitlementsOf, type PagePlan } from '@/lib/domain/billing/entitlements'
import { graceEndsAt } from '@/lib/domain/billing/grace'
import { isShopOpen } from '@/lib/domain/billing/is-shop-open'
import type { Database, Prisma } from '@/lib/server/db'

export type { PagePlan } from '@/lib/domain/billing/entitlements'

const columns = {
  id: true,
  changedFromId: true,
  plan: true,
  status: true,
  endReason: true,
  startedAt: true,
  paidUntil: true,
  cancelledAt: true,
} satisfies Prisma.SubscriptionSelect

/** The columns of an agreement that decide what its page has. */
export type PlanRow = Prisma.SubscriptionGetPayload<{ select: typeof columns }>

/** What a page has at `now`, from its agreements and the dates alone: no job has to run first. */
export function pagePlanOf(rows: readonly PlanRow[], now: Date): PagePlan {
  const active = rows.find(({ status }) => status === 'active')
  if (active) return planOfChanged(active, rows, now)
  const ended = rows.filter(({ endReason }) => endReason && counted.has(endReason))
  const last = ended.map(({ paidUntil }) => paidUntil?.getTime() ?? 0).sort((a, b) => b - a)[0]
  if (last === undefined) return { plan: 'basis', state: 'free', paidUntil: null }
  return { plan: 'basis', state: 'lapsed', paidUntil: last === 0 ? null : new Date(last) }
}

/** Until a plan that was changed to begins, the page has what it was changed from, as long as that is paid. */
function planOfChanged(active: PlanRow, rows: readonly PlanRow[], now: Date): PagePlan {
  const own = planOfActive(active, now)
  const before = rows.find(({ id, endReason }) => id === active.changedFromId && endReason === 'changed')
  if (own.state !== 'waiting' || !before) return own
  const earlier = planOfChanged(before, rows, now)
  return earlier.plan === 'basis' || earlier.state === 'grace' ? own : earlier
}

/** Ends after which the page has had a plan; after a withdrawal it is as if it never had. */
const counted: ReadonlySet<string> = new Set(['cancelled', 'lapsed', 'left'])

type ActivePlan = PagePlan & { state: Exclude<PagePlan['state'], 'free'> }

/** What a page has at `now` by its active agreement. */
export function planOfActive(
  { plan, startedAt, paidUntil, cancelledAt }: Pick<PlanRow, 'plan' | 'startedAt' | 'paidUntil' | 'cancelledAt'>,
  now: Date,
): ActivePlan {
  if (!startedAt || startedAt > now) return { plan: 'basis', state: 'waiting', paidUntil }
  if (plan === 'livstid') return { plan, state: 'running', paidUntil: null }
  if (!paidUntil) return { plan: 'basis', state: 'waiting', paidUntil }
  if (now < paidUntil) return { plan, state: cancelledAt ? 'cancelled' : 'running', paidUntil }
  // Whoever cancelled awaits no payment, so there is nothing to wait for.
  if (cancelledAt || now >= graceEndsAt(paidUntil)) return { plan: 'basis', state: 'lapsed', paidUntil }
  return { plan, state: 'grace', paidUntil }
}

/** What a page has; 'basis' for an unknown page. */
export async function readPagePlan(database: Database, memorialId: string, now = new Date()): Promise<PagePlan> {
  const rows = await database.subscription.findMany({ where: { memorialId, ...relevant }, select: columns })
  return pagePlanOf(rows, now)
}

/** What each page has, by its id; every given id is there. */
export async function readPagePlans(
  database: Database,
  ids: readonly string[],
  now = new Date(),
): Promise<ReadonlyMap<string, PagePlan>> {
  const rows = await database.subscription.findMany({
    where: { memorialId: { in: [...ids] }, ...relevant },
    select: { ...columns, memorialId: true },
  })
  const byPage = new Map<string | null, PlanRow[]>()
  for (const { memorialId, ...row } of rows) byPage.set(memorialId, [...(byPage.get(memorialId) ?? []), row])
  return new Map(ids.map((id) => [id, pagePlanOf(byPage.get(id) ?? [], now)]))
}

const relevant = { status: { in: ['active', 'ended'] } } satisfies Prisma.SubscriptionWhereInput

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
  const rows = await database.subscription.findMany({ where: { memorialId, ...relevant }, select: columns })
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
