import 'server-only'
import { z } from 'zod'
import { vapidKeys } from '@/lib/integrations/push/vapid-keys'
import { anyone } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { defineRead } from '@/lib/server/read'
import { isSignedIn } from '@/lib/shared/actor'

/**
 * Where this sign-in gets its push messages; null when it gets none, and for visitors. A browser keeps its subscription
 * through a sign-out, ours ends with it.
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

/** What a browser needs to know to let this site, and nobody else, send it messages; base64url. */
export const getPushPublicKey = defineRead({
  name: 'notifications.get-push-public-key',
  session: 'optional',
  input: z.object({}),
  authorize: anyone,
  run: () => vapidKeys().publicKey,
})
