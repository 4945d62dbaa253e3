import 'server-only'
import { deleteOldRejected } from '@/lib/domain/contributions/delete-old-rejected'
import { retentionDays } from '@/lib/domain/legal/retention'
import { PRESENCE_LASTS_MS } from '@/lib/domain/memorials/presence'
import { deleteOldSheets } from '@/lib/domain/proof-sheets/delete-old-sheets'
import { deleteOldPreparedPages } from '@/lib/domain/resellers/delete-old-prepared-pages'
import { db } from '@/lib/server/db'
import { deleteSpentLimits } from '@/lib/server/rate-limit'

const dayMs = 24 * 3600_000

/**
 * Deletes what has had its time: solved challenges and counters at once, everything else by the days in
 * lib/domain/legal/retention.ts, which /privacy tells. Links and sessions stay a while after they ended, so that a
 * visitor with an old link is still told that it was used. A mail whose job was lost shows as failed after a week and
 * can be sent again. Safe to run at any moment and twice.
 */
export async function tidyUp(now = new Date()): Promise<void> {
  const before = (days: number) => ({ lt: new Date(now.getTime() - days * dayMs) })
  await deleteSpentLimits(now.getTime())
  await db.spentChallenge.deleteMany({ where: { expiresAt: { lt: now } } })
  await db.wrongActivation.deleteMany({ where: { triedAt: before(retentionDays.wrongActivation) } })
  await db.editingPresence.deleteMany({ where: { seenAt: { lt: new Date(now.getTime() - PRESENCE_LASTS_MS) } } })
  await db.accessToken.deleteMany({ where: { expiresAt: before(retentionDays.accessLink) } })
  await db.memorialInvitation.deleteMany({ where: { expiresAt: before(retentionDays.accessLink) } })
  await db.successionRequest.deleteMany({ where: { decidedAt: before(retentionDays.closedCase) } })
  await db.pushSubscription.deleteMany({
    where: { session: { OR: [{ expiresAt: { lt: now } }, { endedAt: { lt: now } }] } },
  })
  const sessionOver = before(retentionDays.session)
  await db.session.deleteMany({ where: { OR: [{ expiresAt: sessionOver }, { endedAt: sessionOver }] } })
  await db.signInFailure.deleteMany({ where: { lastAt: before(retentionDays.signInFailure) } })
  await db.mail.updateMany({
    where: { status: 'queued', createdAt: before(7) },
    data: { status: 'failed', lastError: 'Ikke sendt inden for en uge' },
  })
  const mailOver = before(retentionDays.mail)
  await db.mail.deleteMany({
    where: { OR: [{ sentAt: mailOver }, { status: 'failed', sentAt: null, createdAt: mailOver }] },
  })
  await db.notification.deleteMany({ where: { createdAt: before(retentionDays.notification) } })
  await db.supportCase.deleteMany({ where: { status: 'closed', closedAt: before(retentionDays.closedCase) } })
  await db.resellerApplication.deleteMany({
    where: { status: 'rejected', decidedAt: before(retentionDays.rejectedApplication) },
  })
  await deleteOldRejected(before(retentionDays.rejectedPost).lt)
  await deleteOldPreparedPages(now)
  await db.setAsideJob.deleteMany({ where: { setAsideAt: before(retentionDays.setAsideJob) } })
  await deleteOldSheets(before(retentionDays.openProofSheet).lt)
  await db.auditEntry.deleteMany({ where: { at: before(retentionDays.auditEntry) } })
}
