import 'server-only'
import { timeIsOver } from '@/lib/domain/legal/retention'
import { everyPersonalData } from '@/lib/domain/privacy/registry'
import { deleteSpentLimits } from '@/lib/server/abuse/rate-limit'
import { db } from '@/lib/server/db'
import { recordFault } from '@/lib/server/telemetry/faults'

/**
 * Deletes what is past its period in lib/domain/legal/retention.ts, stated on /privacy: each concept's own rows (its
 * personal-data.ts) and the server's own. Idempotent; safe to run at any time. What fails keeps nothing else: the rest is deleted
 * all the same, then the first error is thrown, and the others are counted as faults.
 */
export async function tidyUp(now = new Date()): Promise<void> {
  const errors: unknown[] = []
  for (const tidy of [...everyPersonalData.map((holding) => holding.tidy), tidyServer]) {
    try {
      await tidy?.(now)
    } catch (error) {
      errors.push(error)
    }
  }
  const [first, ...others] = errors
  for (const error of others) recordFault(error, 'job.housekeeping')
  if (errors.length > 0) throw first
}

async function tidyServer(now: Date): Promise<void> {
  await deleteSpentLimits(now.getTime())
  await db.spentChallenge.deleteMany({ where: { expiresAt: { lt: now } } })
  await db.setAsideJob.deleteMany({ where: { setAsideAt: timeIsOver('setAsideJob', now) } })
  await db.auditEntry.deleteMany({ where: { at: timeIsOver('auditEntry', now) } })
  await db.auditDay.deleteMany({ where: { day: timeIsOver('auditEntry', now) } })
}
