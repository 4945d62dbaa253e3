import 'server-only'
import { regrettedMonths } from '@/lib/domain/billing/plans'
import type { Database } from '@/lib/server/db'
import { addMonths } from '@/lib/shared/danish-days'

/**
 * Whether a plan of one of these pages was used and regretted in the last `regrettedMonths` before `now`, by anybody:
 * then the consent to begin at once does not count.
 */
export async function wasRegretted(database: Database, memorialIds: string[], now: Date): Promise<boolean> {
  const rows = await database.subscription.findMany({
    where: {
      memorialId: { in: memorialIds },
      endReason: 'withdrawn',
      endedAt: { gt: addMonths(now, -regrettedMonths) },
    },
    select: { startedAt: true, endedAt: true },
  })
  return rows.some(({ startedAt, endedAt }) => startedAt !== null && endedAt !== null && startedAt < endedAt)
}
