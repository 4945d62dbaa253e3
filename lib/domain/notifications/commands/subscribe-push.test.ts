import { describe, expect, test } from 'vitest'
import { subscribePush } from '@/lib/domain/notifications/commands/subscribe-push'
import { unsubscribePush } from '@/lib/domain/notifications/commands/unsubscribe-push'
import { pushDevicesMax } from '@/lib/domain/notifications/schema'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { actorFor, callerFor, createAccount, visitor } from '@/tests/factories/accounts'
import { pushDevice } from '@/tests/factories/push'
import { subscribe, subscribed } from '@/tests/factories/push-subscriptions'

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
