import 'server-only'
import { z } from 'zod'
import { countMoneyWaiting } from '@/lib/domain/bookkeeping/count-waiting'
import type { OverviewView } from '@/lib/domain/insights/schema'
import { countHeadSteps } from '@/lib/domain/media/pictures/heads-without-steps'
import { isStockLow } from '@/lib/domain/packages/policy'
import { listLowPackages, listStateFigures } from '@/lib/domain/packages/queries'
import { countWorkshopTrouble } from '@/lib/domain/production/batches'
import { isFreeState } from '@/lib/domain/qr-codes/policy'
import { countWaitingForAdministrators } from '@/lib/domain/resellers/figures'
import { countWaitingOrders } from '@/lib/domain/shop-orders/console-queries'
import { overdueCases } from '@/lib/domain/support/deadlines'
import { db } from '@/lib/server/db'
import { defineRead } from '@/lib/server/read'
import { type Actor, isFullAdministrator } from '@/lib/shared/actor'

const weekMs = 7 * 24 * 3600_000

/** What needs attention today, and figures for the whole service. */
export const getOverview = defineRead({
  name: 'insights.get-overview',
  session: 'required',
  input: z.object({}),
  authorize: isFullAdministrator,
  run: readOverview,
})

async function readOverview(actor: Actor): Promise<OverviewView> {
  const now = new Date()
  const weekAgo = new Date(now.getTime() - weekMs)
  const [
    openCases,
    lateCases,
    openReports,
    mails,
    oldPendingPosts,
    lowPackages,
    memorials,
    codes,
    waitingSuccessions,
    resellers,
    workshop,
    headPictures,
    waitingShopOrders,
    money,
  ] = await Promise.all([
    db.supportCase.count({ where: { status: 'open' } }),
    db.supportCase.count({ where: overdueCases(now) }),
    db.supportCase.count({ where: { status: 'open', topic: 'report' } }),
    db.mail.groupBy({ by: ['status'], where: { status: { in: ['failed', 'queued'] } }, _count: { _all: true } }),
    db.contribution.count({ where: { status: 'pending', createdAt: { lt: weekAgo } } }),
    listLowPackages(actor),
    db.memorial.groupBy({ by: ['state'], _count: { _all: true } }),
    listStateFigures(actor),
    db.successionRequest.count({ where: { status: 'waiting' } }),
    countWaitingForAdministrators(),
    countWorkshopTrouble(now),
    countHeadSteps(),
    countWaitingOrders(actor),
    countMoneyWaiting(now),
  ])
  const mailCount = (status: 'failed' | 'queued') => mails.find((group) => group.status === status)?._count._all ?? 0
  const free = codes.reduce((sum, { state, count }) => (isFreeState(state) ? sum + count : sum), 0)
  return {
    openCases,
    overdueCases: lateCases,
    openReports,
    waitingSuccessions,
    waitingApplications: resellers.applications,
    receivedOrders: resellers.orders,
    waitingShopOrders,
    ...workshop,
    ...money,
    failedMails: mailCount('failed'),
    waitingMails: mailCount('queued'),
    oldPendingPosts,
    lowStock: isStockLow(free) ? free : null,
    lowPackages,
    memorials: countByState({ draft: 0, published: 0, archived: 0, memorialised: 0 }, memorials),
    codes,
    headPictures,
  }
}

function countByState<S extends string>(
  none: Record<S, number>,
  groups: Array<{ state: S; _count: { _all: number } }>,
): Record<S, number> {
  const counted = { ...none }
  for (const { state, _count } of groups) counted[state] = _count._all
  return counted
}
