import 'server-only'
import { z } from 'zod'
import { vapidKeys } from '@/lib/integrations/push/vapid-keys'
import { anyone } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { defineRead } from '@/lib/server/read'
import { isSignedIn } from '@/lib/shared/actor'

/**
 * The endpoint of this session's push messages; null without one, and for visitors. A browser keeps its subscription
 * after a sign-out, ours ends with the session.
 */
export const findPushEndpoint = defineRead({
  name: 'notifications.find-push-endpoint',
  session: 'optional',
  input: z.object({}),
  authorize: anyone,
  run: async (actor): Promise<string | null> => {
    if (!isSignedIn(actor)) return null
    const device = await db.pushSubscription.findFirst({
      where: { userId: actor.userId, sessionId: actor.sessionId },
      orderBy: { id: 'desc' },
      select: { endpoint: true },
    })
    return device?.endpoint ?? null
  },
})

/** The key by which a browser accepts messages from this site only; base64url. */
export const getPushPublicKey = defineRead({
  name: 'notifications.get-push-public-key',
  session: 'optional',
  input: z.object({}),
  authorize: anyone,
  run: () => vapidKeys().publicKey,
})
