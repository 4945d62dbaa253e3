import 'server-only'
import { z } from 'zod'
import { isQuiet } from '@/lib/domain/notifications/mail-choices'
import { type PushMessage, type PushTransport, sendPush } from '@/lib/integrations/push/send-push'
import { db, type Transaction } from '@/lib/server/db'
import { defineJob, enqueue } from '@/lib/server/jobs'
import { danishDay } from '@/lib/shared/danish-time'

const message = z.object({ title: z.string(), body: z.string(), path: z.string(), tag: z.string() })
const payload = z.object({ subscriptionId: z.uuid(), message })

// With the waiting times doubling from 15 seconds: about four hours. Later than that it is no news.
const retries = 10

/** One message to one device: a push service that fails holds up no other. */
export const sendPushJob = defineJob({
  name: 'send-push',
  payload,
  retryLimit: retries,
  handle: (order) => tellDevice(order),
})

/**
 * Sends one message to one device, unless its owner is in a pause or gone. A device that no longer wants any is forgotten.
 * Throws when it may work later.
 */
export async function tellDevice(
  order: { subscriptionId: string; message: PushMessage },
  transport?: PushTransport,
): Promise<void> {
  const device = await db.pushSubscription.findFirst({
    where: { id: order.subscriptionId, user: { disabledAt: null } },
    select: { endpoint: true, p256dh: true, auth: true, user: { select: { quietUntil: true } } },
  })
  if (!device || isQuiet(device.user.quietUntil, danishDay(new Date()))) return
  const { user, ...target } = device
  const outcome = await sendPush(target, order.message, transport)
  if (outcome === 'gone') await db.pushSubscription.deleteMany({ where: { id: order.subscriptionId } })
  else {
    const lastSentAt = new Date()
    await db.pushSubscription.updateMany({ where: { id: order.subscriptionId }, data: { lastSentAt } })
  }
}

/** Orders a message to every device of these people, in the transaction of what it tells. */
export async function pushTo(tx: Transaction, userIds: string[], news: PushMessage): Promise<void> {
  if (userIds.length === 0) return
  const devices = await tx.pushSubscription.findMany({ where: { userId: { in: userIds } }, select: { id: true } })
  for (const { id } of devices) await enqueue(tx, sendPushJob, { subscriptionId: id, message: news })
}
