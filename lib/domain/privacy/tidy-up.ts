import 'server-only'
import { timeIsOver } from '@/lib/domain/legal/time-is-over'
import { everyHolding } from '@/lib/domain/privacy/registry'
import { deleteSpentLimits } from '@/lib/server/abuse/rate-limit'
import { db } from '@/lib/server/db'

/**
 * Deletes what has had its time, by the days in lib/domain/legal/retention.ts that /privacy names: each concept's own
 * rows (its holdings.ts), and what the server writes itself. Safe to run at any moment and twice.
 */
export async function tidyUp(now = new Date()): Promise<void> {
  for (const { tidy } of everyHolding) await tidy?.(now)
  await deleteSpentLimits(now.getTime())
  await db.spentChallenge.deleteMany({ where: { expiresAt: { lt: now } } })
  await db.setAsideJob.deleteMany({ where: { setAsideAt: timeIsOver('setAsideJob', now) } })
  await db.auditEntry.deleteMany({ where: { at: timeIsOver('auditEntry', now) } })
}
