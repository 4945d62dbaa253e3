import 'server-only'
import { timeIsOver } from '@/lib/domain/legal/retention'
import { everyHolding } from '@/lib/domain/privacy/registry'
import { deleteSpentLimits } from '@/lib/server/abuse/rate-limit'
import { db } from '@/lib/server/db'

/**
 * Deletes what is past its period in lib/domain/legal/retention.ts, stated on /privacy: each concept's own rows (its
 * holdings.ts) and the server's own. Idempotent; safe to run at any time.
 */
export async function tidyUp(now = new Date()): Promise<void> {
  for (const { tidy } of everyHolding) await tidy?.(now)
  await deleteSpentLimits(now.getTime())
  await db.spentChallenge.deleteMany({ where: { expiresAt: { lt: now } } })
  await db.setAsideJob.deleteMany({ where: { setAsideAt: timeIsOver('setAsideJob', now) } })
  await db.auditEntry.deleteMany({ where: { at: timeIsOver('auditEntry', now) } })
}
