import { describe, expect, test } from 'vitest'
import { notifyDevice, sendPushJob } from '@/lib/domain/notifications/push-job'
import { db } from '@/lib/server/db'
import { message, service, subscribed } from '@/tests/factories/push-subscriptions'

describe('a push service that fails', () => {
  const find = (id: string) => db.pushSubscription.findUnique({ where: { id } })

  test('is left alone for a while, then asked again, and forgiven once it works', async () => {
    const { subscriptionId } = await subscribed()
    const failing = service(503)
    const tell = (to: typeof failing) => notifyDevice({ subscriptionId, message }, to.transport)
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
      await notifyDevice({ subscriptionId, message }, service(500).transport).catch(() => {})
      const row = await find(subscriptionId)
      return row?.restsUntil && Math.round((row.restsUntil.getTime() - Date.now()) / 60_000)
    }
    expect(await failFor(0.5)).toBe(30)
    expect(await failFor(20)).toBe(60)
    await failFor(73)
    expect(await find(subscriptionId)).toBeNull()
  })

  test('takes one of several workers', () => {
    expect(sendPushJob.workers).toBeGreaterThan(4)
  })
})
