import 'server-only'
import { db } from '@/lib/server/db'
import { deleteOldDrafts } from '@/lib/server/form-drafts'
import { deleteSpentLimits } from '@/lib/server/rate-limit'

const dayMs = 24 * 3600_000

/**
 * Deletes what has had its time: drafts, solved challenges and counters at once, links and sessions after 90 days, so
 * that a visitor with an old link is still told that it was used. A mail whose job was lost shows as failed after a
 * week and can be sent again. Safe to run at any moment and twice.
 */
export async function tidyUp(now = new Date()): Promise<void> {
  const longAgo = new Date(now.getTime() - 90 * dayMs)
  await deleteOldDrafts()
  await deleteSpentLimits(now.getTime())
  await db.spentChallenge.deleteMany({ where: { expiresAt: { lt: now } } })
  await db.accessToken.deleteMany({ where: { expiresAt: { lt: longAgo } } })
  await db.session.deleteMany({ where: { OR: [{ expiresAt: { lt: longAgo } }, { endedAt: { lt: longAgo } }] } })
  await db.mail.updateMany({
    where: { status: 'queued', createdAt: { lt: new Date(now.getTime() - 7 * dayMs) } },
    data: { status: 'failed', lastError: 'Ikke sendt inden for en uge' },
  })
}
