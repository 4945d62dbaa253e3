import 'server-only'
import { type PushState, pushDevicesMax, subscribePushInput } from '@/lib/domain/notifications/schema'
import { arePushKeys, isPushEndpoint } from '@/lib/integrations/push/send-push'
import { anySignedIn, defineCommand, nothing } from '@/lib/server/command'
import { DomainError } from '@/lib/server/errors'
import { lockRow } from '@/lib/server/lock-rows'

/**
 * Enables push messages on this device. A device belongs to the account that enabled it last, and gets messages while
 * that session lasts. Returns how many devices the account has.
 */
export const subscribePush = defineCommand({
  name: 'notifications.subscribe-push',
  input: subscribePushInput,
  session: 'required',
  limits: (_, { actor }) => [{ name: 'push.subscribe', key: actor.userId, points: 60, seconds: 3600 }],
  load: nothing,
  authorize: anySignedIn,
  run: async ({ tx, actor, about, userAgent }, { endpoint, keys }): Promise<PushState> => {
    // An endpoint that cannot work would be retried again and again.
    if (!isPushEndpoint(endpoint) || !arePushKeys(keys)) {
      throw new DomainError('INVALID_INPUT', {}, { endpoint: 'Enhedens adresse kan ikke bruges.' })
    }
    const { userId, sessionId } = actor
    // With two devices enabled concurrently, the count below includes both.
    await lockRow(tx, 'User', userId, 'no-key-update')
    const device = {
      userId,
      sessionId,
      ...keys,
      userAgent: userAgent?.slice(0, 300) ?? null,
      failingSince: null,
      restsUntil: null,
    }
    const { id } = await tx.pushSubscription.upsert({
      where: { endpoint },
      create: { endpoint, ...device },
      update: device,
      select: { id: true },
    })
    const all = await tx.pushSubscription.findMany({
      where: { userId, id: { not: id } },
      orderBy: { id: 'desc' },
      select: { id: true },
    })
    const tooMany = all.slice(pushDevicesMax - 1).map((row) => row.id)
    await tx.pushSubscription.deleteMany({ where: { id: { in: tooMany } } })
    about({ type: 'user', id: userId, detail: { devices: all.length + 1 - tooMany.length } })
    return { devices: all.length + 1 - tooMany.length }
  },
})
