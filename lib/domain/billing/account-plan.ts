import 'server-only'
import { readPagePlans } from '@/lib/domain/billing/page-plan'
import type { AccountPlan } from '@/lib/domain/billing/plans'
import type { Database } from '@/lib/server/db'

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
