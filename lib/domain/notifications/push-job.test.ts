import { describe, expect, test } from 'vitest'
import { lightCandle } from '@/lib/domain/contributions/commands/light-candle'
import { subscribePush } from '@/lib/domain/notifications/commands/subscribe-push'
import { unsubscribePush } from '@/lib/domain/notifications/commands/unsubscribe-push'
import { tellDevice } from '@/lib/domain/notifications/push-job'
import { pushDevicesMax } from '@/lib/domain/notifications/push-schema'
import { isPublicAddress } from '@/lib/integrations/push/public-address'
import { isPushEndpoint, type PushCall } from '@/lib/integrations/push/send-push'
import { keysFrom, vapidKeys } from '@/lib/integrations/push/vapid-keys'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { actorFor, callerFor, createAccount, visitor } from '@/tests/factories/accounts'
import { createMemorial } from '@/tests/factories/memorials'
import { pushDevice } from '@/tests/factories/push'

const message = {
  title: 'Mindesiden for Karen Holm',
  body: 'Der er tændt et lys.',
  path: '/memorial/karen',
  tag: 'lys',
}

type Account = Awaited<ReturnType<typeof createAccount>>
const subscribe = (account: Account, device = pushDevice()) =>
  execute(subscribePush, callerFor(actorFor(account)), device.subscription)

async function subscribed() {
  const [account, device] = [await createAccount(), pushDevice()]
  await subscribe(account, device)
  const { endpoint } = device.subscription
  const { id } = await db.pushSubscription.findUniqueOrThrow({ where: { endpoint } })
  return { account, device, subscriptionId: id }
}

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
    const jobs = await db.$queryRaw<{ data: unknown }[]>`SELECT data FROM pgboss.job WHERE name = 'send-push'`
    expect(jobs).toHaveLength(2)
    expect(JSON.stringify(jobs)).toContain('Der er tændt et lys.')
    expect(JSON.stringify(jobs)).not.toMatch(/hemmeligt|Bodil/)
  })
})

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
