import 'server-only'
import { timeIsOver } from '@/lib/domain/legal/time-is-over'
import { aboutMessages } from '@/lib/domain/notifications/about-messages'
import { db } from '@/lib/server/db'
import type { Holdings } from '@/lib/server/holdings'

const weekMs = 7 * 24 * 3600_000

export const notificationHoldings = {
  about: aboutMessages,
  leavePage: async ({ tx }, memorialId) => {
    await tx.notification.deleteMany({ where: { memorialId } })
  },
  tidy: async (now) => {
    await db.pushSubscription.deleteMany({
      where: { session: { OR: [{ expiresAt: { lt: now } }, { endedAt: { lt: now } }] } },
    })
    // A mail whose job was lost is marked as failed and can be sent again.
    await db.mail.updateMany({
      where: { status: 'queued', createdAt: { lt: new Date(now.getTime() - weekMs) } },
      data: { status: 'failed', lastError: 'Ikke sendt inden for en uge' },
    })
    const isOver = timeIsOver('mail', now)
    await db.mail.deleteMany({
      where: { OR: [{ sentAt: isOver }, { status: 'failed', sentAt: null, createdAt: isOver }] },
    })
    await db.notification.deleteMany({ where: { createdAt: timeIsOver('notification', now) } })
  },
} satisfies Holdings
