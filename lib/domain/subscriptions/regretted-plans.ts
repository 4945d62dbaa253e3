import 'server-only'
import { isRegretted } from '@/lib/domain/billing/plan-state'
import type { Database } from '@/lib/server/db'

/**
 * Whether a plan of one of these pages was used and regretted of late, by anybody: then the consent to begin at once does
 * not count.
 */
export async function wasRegretted(database: Database, memorialIds: string[], now: Date): Promise<boolean> {
  const rows = await database.subscription.findMany({
    where: { memorialId: { in: memorialIds }, endReason: 'withdrawn' },
    select: { endReason: true, startedAt: true, endedAt: true },
  })
  return rows.some(isRegretted(now))
}
