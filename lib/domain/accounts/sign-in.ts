import 'server-only'
import type { RunContext } from '@/lib/server/command'
import { openSession, sessionCookieName } from '@/lib/server/session'
import { halfwayOf, isSignedIn } from '@/lib/shared/actor'

type Context = Pick<RunContext, 'tx' | 'actor' | 'userAgent' | 'setCookie'>

/** Signs the caller's device in as this user; whoever was signed in on it before is signed out. */
export async function signInDevice(context: Context, user: { id: string; isAdmin: boolean }): Promise<void> {
  await endOwnSession(context)
  const { value, maxAgeSeconds } = await openSession(context.tx, {
    userId: user.id,
    isStaff: user.isAdmin,
    userAgent: context.userAgent,
    factorProvenAt: user.isAdmin ? new Date() : null,
    passwordConfirmedAt: new Date(),
  })
  context.setCookie({ name: sessionCookieName, value, maxAgeSeconds })
}

/** Ends the session of the caller's own device, if there is one, finished or not. */
export async function endOwnSession({ tx, actor }: Pick<RunContext, 'tx' | 'actor'>): Promise<void> {
  const id = isSignedIn(actor) ? actor.sessionId : halfwayOf(actor)?.sessionId
  if (!id) return
  await tx.session.updateMany({ where: { id, endedAt: null }, data: { endedAt: new Date() } })
}
