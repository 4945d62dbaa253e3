import 'server-only'
import { timeIsOver } from '@/lib/domain/legal/retention'
import { removeMailFiles } from '@/lib/integrations/mail/deliver-mail'
import { type Database, db } from '@/lib/server/db'
import { DomainError } from '@/lib/server/errors'
import type { PersonalData } from '@/lib/server/personal-data'
import type { SignedIn } from '@/lib/shared/actor'
import { weekMs } from '@/lib/shared/durations'
import { fullName } from '@/lib/shared/names'

export const notificationPersonalData = {
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
      where: { OR: [{ sentAt: isOver }, { status: { in: ['failed', 'dropped'] }, sentAt: null, createdAt: isOver }] },
    })
    await removeMailFiles({ before: isOver.lt })
    await db.notification.deleteMany({ where: { createdAt: timeIsOver('notification', now) } })
  },
} satisfies PersonalData

/** What was sent to the account: notifications in the app, and mails by subject. Throws UNAUTHENTICATED. */
async function aboutMessages(database: Database, { userId }: SignedIn) {
  const user = await database.user.findUnique({ where: { id: userId }, select: { email: true, createdAt: true } })
  if (!user) throw new DomainError('UNAUTHENTICATED')
  return {
    notifications: await listNotifications(database, userId),
    mails: await database.mail.findMany({
      // Mail sent to the address before the account existed may have been meant for someone else.
      where: { recipient: { equals: user.email, mode: 'insensitive' }, createdAt: { gte: user.createdAt } },
      orderBy: { createdAt: 'asc' },
      select: { template: true, subject: true, status: true, createdAt: true, sentAt: true },
    }),
  }
}

async function listNotifications(database: Database, userId: string) {
  const rows = await database.notification.findMany({
    where: { userId },
    orderBy: { createdAt: 'asc' },
    select: {
      kind: true,
      createdAt: true,
      readAt: true,
      mailedAt: true,
      memorial: { select: { firstName: true, middleName: true, lastName: true, members: { where: { userId } } } },
    },
  })
  return rows.map(({ memorial, ...notification }) => ({
    ...notification,
    memorial: memorial && memorial.members.length > 0 ? fullName(memorial) : null,
  }))
}
