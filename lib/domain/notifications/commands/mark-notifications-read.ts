import 'server-only'
import { markReadInput } from '@/lib/domain/notifications/schema'
import { anySignedIn, defineCommand } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { DomainError } from '@/lib/server/errors'

/** Marks the actor's own notifications as read: the given ones, or all. */
export const markNotificationsRead = defineCommand({
  name: 'notifications.mark-notifications-read',
  input: markReadInput,
  session: 'required',
  load: async ({ ids }, { actor }) => {
    const mine = { userId: actor.userId }
    if (!ids) return mine
    const where = { ...mine, id: { in: [...new Set(ids)] } }
    if ((await db.notification.count({ where })) !== where.id.in.length) throw new DomainError('NOT_FOUND')
    return where
  },
  authorize: anySignedIn,
  run: async ({ tx }, _, where) => {
    const { count } = await tx.notification.updateMany({
      where: { ...where, readAt: null },
      data: { readAt: new Date() },
    })
    return { read: count }
  },
  form: { name: 'beskeder', done: () => '/profile#beskeder', back: () => '/profile' },
})
