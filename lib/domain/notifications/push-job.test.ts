import { lookup } from 'node:dns'
import http from 'node:http'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { describe, expect, test } from 'vitest'
import { createAccessToken } from '@/lib/domain/accounts/access-tokens'
import { endOtherSessions } from '@/lib/domain/accounts/commands/end-other-sessions'
import { endSession } from '@/lib/domain/accounts/commands/end-session'
import { logOut } from '@/lib/domain/accounts/commands/log-out'
import { resetPassword } from '@/lib/domain/accounts/commands/reset-password'
import { lightCandle } from '@/lib/domain/contributions/commands/light-candle'
import { subscribePush } from '@/lib/domain/notifications/commands/subscribe-push'
import { unsubscribePush } from '@/lib/domain/notifications/commands/unsubscribe-push'
import { findPushEndpoint } from '@/lib/domain/notifications/find-push-endpoint'
import { pushTo, sendPushJob, tellDevice } from '@/lib/domain/notifications/push-job'
import { pushDevicesMax } from '@/lib/domain/notifications/push-schema'
import { isPublicAddress } from '@/lib/integrations/push/public-address'
import { callByHttps, isPushEndpoint, type PushCall } from '@/lib/integrations/push/send-push'
import { keysFrom, vapidKeys } from '@/lib/integrations/push/vapid-keys'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { actorFor, callerFor, createAccount, signIn, visitor } from '@/tests/factories/accounts'
import { createMemorial } from '@/tests/factories/memorials'
import { pushDevice } from '@/tests/factories/push'

const message = {
  title: 'Mindesiden for Karen Holm',
  body: 'Der er tændt et lys.',
  path: '/memorial/karen',
  tag: 'lys',
}

type Account = Awaited<ReturnType<typeof createAccount>>
const subscribe = async (account: Account, device = pushDevice()) =>
  execute(subscribePush, callerFor((await signIn(account)).actor), device.subscription)

async function subscribed() {
  const [account, device] = [await createAccount(), pushDevice()]
  const { actor } = await signIn(account)
  await execute(subscribePush, callerFor(actor), device.subscription)
  const { endpoint } = device.subscription
  const { id } = await db.pushSubscription.findUniqueOrThrow({ where: { endpoint } })
  return { account, actor, device, subscriptionId: id }
}

const ordered = () =>
  db.$queryRaw<{ data: unknown }[]>`SELECT data FROM pgboss.job WHERE name = 'send-push' ORDER BY created_on`

/** A push service that answers with this status and remembers the calls. */
function service(status: number) {
  const calls: PushCall[] = []
  const transport = async (call: PushCall) => {
    calls.push(call)
    return status
  }
  return { calls, transport }
}

describe('a message to a device', () => {
  test('can be opened by that device alone, and is signed with the site’s key', async () => {
    const { device, subscriptionId } = await subscribed()
    const { calls, transport } = service(201)
    await tellDevice({ subscriptionId, message }, transport)
    const [call] = calls
    expect(call?.endpoint).toBe(device.subscription.endpoint)
    expect(device.open(call?.body ?? Buffer.alloc(0))).toEqual(message)
    expect(() => pushDevice().open(call?.body ?? Buffer.alloc(0))).toThrow()
    expect(call?.headers.Authorization).toContain(`k=${vapidKeys().publicKey}`)
  })

  test.each([404, 410, 403])('forgets a device whose service answers %i', async (status) => {
    const { subscriptionId } = await subscribed()
    await tellDevice({ subscriptionId, message }, service(status).transport)
    expect(await db.pushSubscription.findUnique({ where: { id: subscriptionId } })).toBeNull()
  })

  test.each([429, 500, 503])('is tried again when the service answers %i', async (status) => {
    const { subscriptionId } = await subscribed()
    await expect(tellDevice({ subscriptionId, message }, service(status).transport)).rejects.toThrow(String(status))
    expect(await db.pushSubscription.findUnique({ where: { id: subscriptionId } })).not.toBeNull()
  })

  test('is not sent in quiet days, nor to a closed account', async () => {
    const { account, subscriptionId } = await subscribed()
    const { calls, transport } = service(201)
    const quietUntil = new Date(Date.now() + 3 * 86_400_000)
    await db.user.update({ where: { id: account.id }, data: { quietUntil } })
    await tellDevice({ subscriptionId, message }, transport)
    await db.user.update({ where: { id: account.id }, data: { quietUntil: null, disabledAt: new Date() } })
    await tellDevice({ subscriptionId, message }, transport)
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

describe('a device that is signed out is told nothing', () => {
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
    await tellDevice({ subscriptionId: signed.subscriptionId, message }, transport)
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
    await tellDevice({ subscriptionId, message }, transport)
    expect(calls).toHaveLength(1)
  })
})

describe('a push service that fails', () => {
  const find = (id: string) => db.pushSubscription.findUnique({ where: { id } })

  test('is left alone for a while, then asked again, and forgiven once it works', async () => {
    const { subscriptionId } = await subscribed()
    const failing = service(503)
    const tell = (to: typeof failing) => tellDevice({ subscriptionId, message }, to.transport)
    await expect(tell(failing)).rejects.toThrow()
    await expect(tell(failing)).rejects.toThrow()
    expect(failing.calls).toHaveLength(1)
    await db.pushSubscription.update({ where: { id: subscriptionId }, data: { restsUntil: new Date() } })
    await tell(service(201))
    expect(await find(subscriptionId)).toMatchObject({ failingSince: null, restsUntil: null })
  })

  test('rests for as long as it has failed, an hour at most, and is given up after three days', async () => {
    const { subscriptionId } = await subscribed()
    const failFor = async (hours: number) => {
      const failingSince = new Date(Date.now() - hours * 3600_000)
      await db.pushSubscription.update({ where: { id: subscriptionId }, data: { failingSince, restsUntil: null } })
      await tellDevice({ subscriptionId, message }, service(500).transport).catch(() => {})
      const row = await find(subscriptionId)
      return row?.restsUntil && Math.round((row.restsUntil.getTime() - Date.now()) / 60_000)
    }
    expect(await failFor(0.5)).toBe(30)
    expect(await failFor(20)).toBe(60)
    await failFor(73)
    expect(await find(subscriptionId)).toBeNull()
  })

  test.each([
    ['never answers', () => {}],
    [
      'sends its headers a byte at a time',
      (socket: Socket) => dribble(socket, 'HTTP/1.1 201 Created\r\nx-slow: ', '1'),
    ],
  ])('has its deadline when it %s', async (_, behave) => {
    const server = createServer((socket) => {
      socket.on('error', () => {})
      behave(socket)
    })
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
    const { port } = server.address() as AddressInfo
    const call = { endpoint: `http://127.0.0.1:${port}/`, headers: {}, body: Buffer.from('x') }
    await expect(callByHttps(call, { deadlineMs: 300, request: http.request, lookup })).rejects.toThrow(/abort/i)
    server.close()
  })

  test('does not hold us by a body without an end', async () => {
    const server = http.createServer((_, answer) => {
      answer.writeHead(201)
      answer.write('x')
    })
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
    const { port } = server.address() as AddressInfo
    const call = { endpoint: `http://127.0.0.1:${port}/`, headers: {}, body: Buffer.from('x') }
    await expect(callByHttps(call, { request: http.request, lookup })).resolves.toBe(201)
    // Closing waits for open lines: it ends because none is left.
    await new Promise((closed) => server.close(closed))
  })

  test('takes one of several workers', () => {
    expect(sendPushJob.workers).toBeGreaterThan(4)
  })
})

/** Sends a beginning, and then the same byte for ever. */
function dribble(socket: Socket, beginning: string, byte: string): void {
  socket.write(beginning)
  const timer = setInterval(() => socket.write(byte), 20)
  socket.on('close', () => clearInterval(timer))
}

describe('the devices of a person', () => {
  test('are twenty at most: the oldest makes room', async () => {
    const account = await createAccount()
    const first = pushDevice()
    await subscribe(account, first)
    for (let count = 1; count < pushDevicesMax; count++) await subscribe(account)
    const { result } = await subscribe(account)
    expect(result).toEqual({ devices: pushDevicesMax })
    expect(await db.pushSubscription.findUnique({ where: { endpoint: first.subscription.endpoint } })).toBeNull()
  })

  test('belong to who switched them on last, and are switched off by nobody else', async () => {
    const { account, device } = await subscribed()
    const other = await createAccount()
    const { endpoint } = device.subscription
    await execute(unsubscribePush, callerFor(actorFor(other)), { endpoint })
    expect(await db.pushSubscription.count({ where: { userId: account.id } })).toBe(1)
    await subscribe(other, device)
    expect(await db.pushSubscription.count({ where: { userId: account.id } })).toBe(0)
    const { result } = await execute(unsubscribePush, callerFor(actorFor(other)), { endpoint })
    expect(result).toEqual({ devices: 0 })
  })

  test('need a session and an address outside our own network', async () => {
    const { subscription } = pushDevice()
    await expect(execute(subscribePush, callerFor(visitor()), subscription)).rejects.toMatchObject({
      code: 'UNAUTHENTICATED',
    })
    const account = await createAccount()
    for (const endpoint of ['http://push.example.com/x', 'https://127.0.0.1/x', 'https://localhost/x', 'intet']) {
      const input = { ...subscription, endpoint }
      await expect(execute(subscribePush, callerFor(actorFor(account)), input), endpoint).rejects.toMatchObject({
        code: 'INVALID_INPUT',
      })
    }
  })

  test('need keys that a message can be encrypted for', async () => {
    const { subscription } = pushDevice()
    const account = await createAccount()
    for (const wrong of [{ p256dh: `B${'x'.repeat(86)}` }, { auth: 'A'.repeat(20) }]) {
      const input = { ...subscription, keys: { ...subscription.keys, ...wrong } }
      await expect(execute(subscribePush, callerFor(actorFor(account)), input)).rejects.toMatchObject({
        code: 'INVALID_INPUT',
      })
    }
  })
})

test('no address of a push service leads into our own network', () => {
  const inside = [
    '10.0.0.1',
    '127.0.0.1',
    '169.254.169.254',
    '172.31.0.1',
    '192.168.1.1',
    '100.64.0.1',
    '0.0.0.0',
    '::1',
  ]
  const inside6 = ['fe80::1', 'fd00::1', '::ffff:10.0.0.1', '2002:a00:1::', 'ff02::1', 'intet']
  for (const address of [...inside, ...inside6]) expect(isPublicAddress(address), address).toBe(false)
  for (const address of ['142.250.74.46', '2a00:1450:400f:80d::200e']) expect(isPublicAddress(address)).toBe(true)
  const names = [
    'https://[::1]/x',
    'https://2130706433/x',
    'https://printer.local/x',
    'https://a.example:8443/x',
    'ftp://a.example/x',
  ]
  for (const name of names) expect(isPushEndpoint(name), name).toBe(false)
})

test('the same secret gives the same keys in every process, another secret others', () => {
  expect(keysFrom('a'.repeat(32))).toEqual(keysFrom('a'.repeat(32)))
  expect(keysFrom('b'.repeat(32))).not.toEqual(keysFrom('a'.repeat(32)))
  expect(keysFrom('a'.repeat(32)).publicKey).toMatch(/^[A-Za-z0-9_-]{87}$/)
})
