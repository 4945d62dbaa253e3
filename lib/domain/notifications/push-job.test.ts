import { describe, expect, test } from 'vitest'
import { createAccessToken } from '@/lib/domain/accounts/access-tokens'
import { endOtherSessions } from '@/lib/domain/accounts/commands/end-other-sessions'
import { endSession } from '@/lib/domain/accounts/commands/end-session'
import { logOut } from '@/lib/domain/accounts/commands/log-out'
import { resetPassword } from '@/lib/domain/accounts/commands/reset-password'
import { lightCandle } from '@/lib/domain/contributions/commands/light-candle'
import { subscribePush } from '@/lib/domain/notifications/commands/subscribe-push'
import { notifyDevice, pushTo } from '@/lib/domain/notifications/push-job'
import { findPushEndpoint } from '@/lib/domain/notifications/queries'
import { vapidKeys } from '@/lib/integrations/push/vapid-keys'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { actorFor, callerFor, createAccount, signIn, visitor } from '@/tests/factories/accounts'
import { createMemorial } from '@/tests/factories/memorials'
import { pushDevice } from '@/tests/factories/push'
import { message, service, subscribe, subscribed } from '@/tests/factories/push-subscriptions'

const ordered = () =>
  db.$queryRaw<{ data: unknown }[]>`SELECT data FROM pgboss.job WHERE name = 'send-push' ORDER BY created_on`

describe('a push message to a device', () => {
  test('can be opened by that device alone, and is signed with the site’s key', async () => {
    const { device, subscriptionId } = await subscribed()
    const { calls, transport } = service(201)
    await notifyDevice({ subscriptionId, message }, transport)
    const [call] = calls
    expect(call?.endpoint).toBe(device.subscription.endpoint)
    expect(device.open(call?.body ?? Buffer.alloc(0))).toEqual(message)
    expect(() => pushDevice().open(call?.body ?? Buffer.alloc(0))).toThrow()
    expect(call?.headers.Authorization).toContain(`k=${vapidKeys().publicKey}`)
  })

  test.each([404, 410, 403])('forgets a device whose service answers %i', async (status) => {
    const { subscriptionId } = await subscribed()
    await notifyDevice({ subscriptionId, message }, service(status).transport)
    expect(await db.pushSubscription.findUnique({ where: { id: subscriptionId } })).toBeNull()
  })

  test.each([429, 500, 503])('is tried again when the service answers %i', async (status) => {
    const { subscriptionId } = await subscribed()
    await expect(notifyDevice({ subscriptionId, message }, service(status).transport)).rejects.toThrow(String(status))
    expect(await db.pushSubscription.findUnique({ where: { id: subscriptionId } })).not.toBeNull()
  })

  test('is not sent in quiet days, nor to a closed account', async () => {
    const { account, subscriptionId } = await subscribed()
    const { calls, transport } = service(201)
    const quietUntil = new Date(Date.now() + 3 * 86_400_000)
    await db.user.update({ where: { id: account.id }, data: { quietUntil } })
    await notifyDevice({ subscriptionId, message }, transport)
    await db.user.update({ where: { id: account.id }, data: { quietUntil: null, disabledAt: new Date() } })
    await notifyDevice({ subscriptionId, message }, transport)
    expect(calls).toEqual([])
  })

  test('goes to all devices of those who decide, and holds nothing of what was written', async () => {
    const { account } = await subscribed()
    await subscribe(account)
    const memorial = await createMemorial({ owner: account, visibility: 'members', candleMode: 'first' })
    const member = actorFor(await createAccount())
    await db.memorialMember.create({ data: { memorialId: memorial.id, userId: member.userId, role: 'viewer' } })
    const words = { id: memorial.id, name: 'Bodil Krogh', message: 'Noget hemmeligt' }
    await execute(lightCandle, callerFor(member), words)
    const jobs = await ordered()
    expect(jobs).toHaveLength(2)
    expect(JSON.stringify(jobs)).toContain('Der er tændt et lys.')
    expect(JSON.stringify(jobs)).not.toMatch(/hemmeligt|Bodil/)
  })
})

describe('a signed-out device gets nothing', () => {
  type Signed = Awaited<ReturnType<typeof subscribed>>
  const endOther = async ({ account }: Signed) =>
    execute(endOtherSessions, callerFor((await signIn(account)).actor), {})
  const reset = async ({ account }: Signed) => {
    const order = { kind: 'password_reset', userId: account.id, validMs: 60_000 } as const
    const token = await db.$transaction((tx) => createAccessToken(tx, order))
    return execute(resetPassword, callerFor(visitor()), { token, password: 'en helt ny adgangskode' })
  }
  const expire = ({ actor }: Signed) =>
    db.session.update({ where: { id: actor.sessionId }, data: { expiresAt: new Date(Date.now() - 1000) } })

  test.each<[string, (signed: Signed) => Promise<unknown>]>([
    ['logging out', ({ actor }) => execute(logOut, callerFor(actor), {})],
    [
      'ending its session',
      async ({ account, actor }) =>
        execute(endSession, callerFor((await signIn(account)).actor), { id: actor.sessionId }),
    ],
    ['ending all others', endOther],
    ['a new password by mail', reset],
    ['the end of its time', expire],
    [
      'an hour in which a member of the staff did nothing',
      async ({ account, actor }) => {
        await db.user.update({ where: { id: account.id }, data: { isAdmin: true, staffScope: 'full' } })
        const lastSeenAt = new Date(Date.now() - 61 * 60_000)
        await db.session.update({ where: { id: actor.sessionId }, data: { lastSeenAt } })
      },
    ],
    [
      'closing the account',
      ({ account }) => db.user.update({ where: { id: account.id }, data: { disabledAt: new Date() } }),
    ],
  ])('by %s, neither what was ordered before nor after', async (_, end) => {
    const signed = await subscribed()
    await end(signed)
    const { calls, transport } = service(201)
    await notifyDevice({ subscriptionId: signed.subscriptionId, message }, transport)
    expect(calls).toEqual([])
    const before = (await ordered()).length
    await db.$transaction((tx) => pushTo(tx, [signed.account.id], message))
    expect(await ordered()).toHaveLength(before)
  })

  test('until it signs in and is switched on again', async () => {
    const { account, actor, device, subscriptionId } = await subscribed()
    await execute(logOut, callerFor(actor), {})
    const again = await signIn(account)
    expect(await findPushEndpoint(again.actor)).toBeNull()
    await execute(subscribePush, callerFor(again.actor), device.subscription)
    const { calls, transport } = service(201)
    await notifyDevice({ subscriptionId, message }, transport)
    expect(calls).toHaveLength(1)
  })
})
