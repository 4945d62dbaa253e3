import 'server-only'
import { vapidKeys } from '@/lib/integrations/push/vapid-keys'
import { db } from '@/lib/server/db'
import { type Actor, isSignedIn } from '@/lib/shared/actor'

/**
 * Where this sign-in is told, null when it is not: a browser keeps its subscription through a sign-out, ours ends with it.
 */
export async function findPushEndpoint(actor: Actor): Promise<string | null> {
  if (!isSignedIn(actor)) return null
  const device = await db.pushSubscription.findFirst({
    where: { userId: actor.userId, sessionId: actor.sessionId },
    orderBy: { id: 'desc' },
    select: { endpoint: true },
  })
  return device?.endpoint ?? null
}

/** What a browser needs to know to let this site, and nobody else, send it messages; base64url. */
export function pushPublicKey(): string {
  return vapidKeys().publicKey
}
