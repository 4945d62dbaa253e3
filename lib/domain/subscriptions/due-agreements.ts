import 'server-only'
import { lapse } from '@/lib/domain/billing/plans'
import { addDays } from '@/lib/domain/subscriptions/law/danish-calendar'
import { priceNoticeDays } from '@/lib/domain/subscriptions/law/renewal-price'
import { db, type Prisma } from '@/lib/server/db'

/** Unpaid orders, and agreements whose paid period ends before so many days ahead. */
const dueWhere = (now: Date): Prisma.SubscriptionWhereInput => ({
  OR: [
    { status: 'ordered', orderedAt: { lte: addDays(now, -14) } },
    { status: 'active', nextChargeAt: { lte: now } },
    { status: 'active', cancelledAt: { not: null }, paidUntil: { lte: now } },
    { status: 'active', paidUntil: { lte: addDays(now, -lapse.graceDays) } },
    {
      status: 'active',
      cancelledAt: null,
      paidUntil: { gt: now, lte: addDays(now, 2 * priceNoticeDays + 2) },
      nextPriceToldAt: null,
    },
    ...lapse.reminderDaysBefore.map(
      (days): Prisma.SubscriptionWhereInput => ({
        ...{ status: 'active', paidUntil: { gt: now, lte: addDays(now, days) } },
        OR: [{ remindedDays: null }, { remindedDays: { gt: days } }],
      }),
    ),
  ],
})

/** Agreements for which something may be due at `now`, in portions by id. */
export async function listDue(now: Date, { after, take = 200 }: { after?: string | undefined; take?: number } = {}) {
  const rows = await db.subscription.findMany({
    where: { ...dueWhere(now), ...(after ? { id: { gt: after } } : {}) },
    orderBy: { id: 'asc' },
    take,
    select: { id: true },
  })
  return rows.map(({ id }) => id)
}
