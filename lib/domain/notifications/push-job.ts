import 'server-only'
import { z } from 'zod'
import { isQuiet } from '@/lib/domain/notifications/mail-choices'
import { type PushMessage, type PushTransport, sendPush } from '@/lib/integrations/push/send-push'
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

const rest = { leastMs: 15_000, mostMs: 3600_000 }
/** A device that failed for this long without a success is dropped, whatever the error; in ms. */
const givenUpAfterMs = 3 * 24 * 3600_000

/** One message to one device: a failing push service delays no other. */
export const sendPushJob = defineJob({
  name: 'send-push',
  payload,
  workers,
  retryLimit: retries,
  handle: (order) => notifyDevice(order),
})

/**
 * Sends one message to one device, unless its owner is in a pause or signed out there. A device that rejects messages
 * is deleted, as is one whose push service has failed for three days; until then the next try waits as long as it has
 * failed, at least a quarter of a minute and at most an hour. Throws when the message may still arrive later.
 */
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
  const { user, failingSince, restsUntil, ...target } = device
  if (restsUntil && restsUntil > now) throw new Error('The push service failed a moment ago')
  const one = { where: { id: order.subscriptionId } }
  try {
    const outcome = await sendPush(target, order.message, transport)
    if (outcome === 'gone') await db.pushSubscription.deleteMany(one)
    else
      await db.pushSubscription.updateMany({ ...one, data: { lastSentAt: now, failingSince: null, restsUntil: null } })
  } catch (error) {
    const failingForMs = now.getTime() - (failingSince ?? now).getTime()
    if (failingForMs > givenUpAfterMs) {
      await db.pushSubscription.deleteMany(one)
      return
    }
    const restMs = Math.min(Math.max(failingForMs, rest.leastMs), rest.mostMs)
    const data = { failingSince: failingSince ?? now, restsUntil: new Date(now.getTime() + restMs) }
    await db.pushSubscription.updateMany({ ...one, data })
    throw error
  }
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
