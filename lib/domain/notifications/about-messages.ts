import 'server-only'
import type { Database } from '@/lib/server/db'
import { DomainError } from '@/lib/server/errors'
import type { SignedIn } from '@/lib/shared/actor'
import { fullName } from '@/lib/shared/names'

/** What was sent to the account: notifications in the app, and mails by subject. Throws UNAUTHENTICATED. */
export async function aboutMessages(database: Database, { userId }: SignedIn) {
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
