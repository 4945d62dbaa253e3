import 'server-only'
import { z } from 'zod'
import { isQuiet } from '@/lib/domain/notifications/mail-choices'
import { sendToDevice } from '@/lib/domain/notifications/send-to-device'
import type { PushMessage, PushTransport } from '@/lib/integrations/push/send-push'
import { db, type Prisma, type Transaction } from '@/lib/server/db'
import { defineJob, enqueue } from '@/lib/server/jobs'
import { danishDay } from '@/lib/shared/danish-time'
import { staffIdleMs } from '@/lib/shared/session-times'

const message = z.object({ title: z.string(), body: z.string(), path: z.string(), tag: z.string() })
const payload = z.object({ subscriptionId: z.uuid(), message })

// With waits doubling from 15 seconds: about four hours. After that it is no news.
const retries = 10
/** Each waits at most ten seconds: a slow push service occupies one of them, not all. */
const workers = 8

/** One message to one device: a failing push service delays no other. */
export const sendPushJob = defineJob({
  name: 'send-push',
  payload,
  workers,
  retryLimit: retries,
  handle: (order) => notifyDevice(order),
})

/** Sends one message to one device, unless its owner is in a pause or signed out there. Throws as `sendToDevice` does. */
export async function notifyDevice(
  order: { subscriptionId: string; message: PushMessage },
  transport?: PushTransport,
): Promise<void> {
  const now = new Date()
  const device = await db.pushSubscription.findFirst({
    where: { id: order.subscriptionId, ...isSignedIn(now) },
    select: {
      endpoint: true,
      p256dh: true,
      auth: true,
      failingSince: true,
      restsUntil: true,
      user: { select: { quietUntil: true } },
    },
  })
  if (!device || isQuiet(device.user.quietUntil, danishDay(now))) return
  const { user, ...target } = device
  const where = { id: order.subscriptionId }
  await sendToDevice(target, {
    message: order.message,
    transport,
    forget: () => db.pushSubscription.deleteMany({ where }),
    update: (data) => db.pushSubscription.updateMany({ where, data }),
  })
}

/** A signed-out device gets nothing: its session's row decides, however the session ended. */
function isSignedIn(now: Date): Prisma.PushSubscriptionWhereInput {
  const seen = { lastSeenAt: { gt: new Date(now.getTime() - staffIdleMs) } }
  return {
    user: { disabledAt: null },
    session: { endedAt: null, expiresAt: { gt: now }, OR: [{ user: { isAdmin: false } }, seen] },
  }
}

/** Queues a message to every signed-in device of these people, in the caller's transaction. */
export async function pushTo(tx: Transaction, userIds: string[], news: PushMessage): Promise<void> {
  if (userIds.length === 0) return
  const devices = await tx.pushSubscription.findMany({
    where: { userId: { in: userIds }, ...isSignedIn(new Date()) },
    select: { id: true },
  })
  for (const { id } of devices) await enqueue(tx, sendPushJob, { subscriptionId: id, message: news })
}
