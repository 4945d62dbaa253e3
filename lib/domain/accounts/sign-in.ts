import 'server-only'
import type { RunContext } from '@/lib/server/command'
import { openSession, sessionCookieName, sessionMaxAgeSeconds } from '@/lib/server/session'
import { isSignedIn } from '@/lib/shared/actor'

/** Signs the caller's device in as this user; whoever was signed in on it before is signed out. */
export async function signInDevice(
  context: Pick<RunContext, 'tx' | 'actor' | 'userAgent' | 'setCookie'>,
  user: { id: string },
): Promise<void> {
  await endOwnSession(context)
  const value = await openSession(context.tx, user, context.userAgent)
  context.setCookie({ name: sessionCookieName, value, maxAgeSeconds: sessionMaxAgeSeconds })
}

/** Ends the session of the caller's own device, if there is one. */
export async function endOwnSession({ tx, actor }: Pick<RunContext, 'tx' | 'actor'>): Promise<void> {
  if (!isSignedIn(actor)) return
  await tx.session.updateMany({ where: { id: actor.sessionId, endedAt: null }, data: { endedAt: new Date() } })
}
