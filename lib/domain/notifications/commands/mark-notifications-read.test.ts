import { describe, expect, it } from 'vitest'
import { markNotificationsRead } from '@/lib/domain/notifications/commands/mark-notifications-read'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { actorFor, callerFor, createAccount, visitor } from '@/tests/factories/accounts'

async function withNotifications() {
  const user = await createAccount()
  const data = { userId: user.id, kind: 'contribution_received' as const }
  const rows = await db.notification.createManyAndReturn({ data: [data, data, data], select: { id: true } })
  const unread = () => db.notification.count({ where: { userId: user.id, readAt: null } })
  return { caller: callerFor(actorFor(user)), ids: rows.map(({ id }) => id), unread }
}

describe('marking notifications as read', () => {
  it('marks the given ones, or all, once', async () => {
    const { caller, ids, unread } = await withNotifications()
    const mark = async (input: object) => (await execute(markNotificationsRead, caller, input)).result
    expect(await mark({ ids: ids.slice(0, 1) })).toEqual({ read: 1 })
    expect(await mark({ ids: ids.slice(0, 1) })).toEqual({ read: 0 })
    expect(await mark({})).toEqual({ read: 2 })
    expect(await unread()).toBe(0)
  })

  it('ignores other people’s', async () => {
    const mine = await withNotifications()
    const foreign = await withNotifications()
    const marking = execute(markNotificationsRead, mine.caller, { ids: [...mine.ids, ...foreign.ids] })
    await expect(marking).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect([await mine.unread(), await foreign.unread()]).toEqual([3, 3])
  })

  it('needs a session and valid ids', async () => {
    await expect(execute(markNotificationsRead, callerFor(visitor()), {})).rejects.toMatchObject({
      code: 'UNAUTHENTICATED',
    })
    const { caller } = await withNotifications()
    const marking = execute(markNotificationsRead, caller, { ids: ['x'] })
    await expect(marking).rejects.toMatchObject({ code: 'INVALID_INPUT' })
  })
})
