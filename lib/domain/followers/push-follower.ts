import 'server-only'
import { z } from 'zod'
import { sendToDevice } from '@/lib/domain/notifications/send-to-device'
import type { PushMessage, PushTransport } from '@/lib/integrations/push/send-push'
import { db } from '@/lib/server/db'
import { defineJob } from '@/lib/server/jobs'
import { isOpenPage } from '@/lib/shared/open-page'

const message = z.object({
  title: z.string(),
  body: z.string(),
  path: z.string(),
  tag: z.string(),
  settings: z.string(),
})
const payload = z.object({ followerId: z.uuid(), message })

/** One message to one browser: a failing push service delays no other. As for devices of accounts, for some four hours. */
export const pushFollowerJob = defineJob({
  name: 'push-follower',
  payload,
  workers: 4,
  retryLimit: 10,
  handle: (order) => pushFollower(order),
})

/**
 * Sends a browser its message, unless it stopped meanwhile or the page was closed; a browser that takes no more is
 * forgotten. Throws when the message may still arrive later.
 */
export async function pushFollower(
  order: { followerId: string; message: PushMessage },
  transport?: PushTransport,
): Promise<void> {
  const follower = await db.follower.findUnique({
    where: { id: order.followerId },
    select: {
      endpoint: true,
      p256dh: true,
      auth: true,
      failingSince: true,
      restsUntil: true,
      memorial: { select: { state: true, visibility: true, hiddenAt: true } },
    },
  })
  if (!follower || !isOpenPage(follower.memorial)) return
  const { endpoint, p256dh, auth, failingSince, restsUntil } = follower
  if (!endpoint || !p256dh || !auth) return
  // Gone for one page is gone for all: the browser has one address.
  const where = { endpoint }
  await sendToDevice(
    { endpoint, p256dh, auth, failingSince, restsUntil },
    {
      message: order.message,
      transport,
      forget: () => db.follower.deleteMany({ where }),
      update: ({ failingSince, restsUntil }) => db.follower.updateMany({ where, data: { failingSince, restsUntil } }),
    },
  )
}
