import 'server-only'
import { usernameKeyOf } from '@/lib/domain/accounts/identity-keys'
import type { UserView } from '@/lib/domain/accounts/schema'
import { db } from '@/lib/server/db'
import { DomainError } from '@/lib/server/errors'
import { spend } from '@/lib/server/rate-limit'
import { type Actor, isSignedIn } from '@/lib/shared/actor'

/** The signed-in account itself. Throws UNAUTHENTICATED for visitors. */
export function getUser(actor: Actor): UserView {
  if (!isSignedIn(actor)) throw new DomainError('UNAUTHENTICATED')
  const { userId, username, fullName, email } = actor
  return { id: userId, username, fullName, email, isAdmin: actor.kind === 'administrator' }
}

export type PremiumStatusView = { isPremium: boolean; plan: 'basis'; until: string | null }

/** What the account has paid for: the plan that comes with the stone. Throws UNAUTHENTICATED for visitors. */
export function getPremiumStatus(actor: Actor): PremiumStatusView {
  getUser(actor)
  return { isPremium: false, plan: 'basis', until: null }
}

/** Whether the name can still be had, for the form to say so while it is filled in. Counted against trying out names. */
export async function checkUsername(username: string, address: string): Promise<{ free: boolean }> {
  await spend([{ name: 'username-free', key: address, points: 120, seconds: 600 }])
  const taken = await db.user.findUnique({ where: { usernameKey: usernameKeyOf(username) }, select: { id: true } })
  return { free: taken === null }
}

/** How many other devices are signed in. */
export async function countOtherSessions(actor: Actor): Promise<number> {
  if (!isSignedIn(actor)) return 0
  return db.session.count({
    where: { userId: actor.userId, endedAt: null, expiresAt: { gt: new Date() }, id: { not: actor.sessionId } },
  })
}
