import 'server-only'
import type { UsernameFreeView, UserView } from '@/lib/domain/accounts/schema'
import { usernameIdeas } from '@/lib/domain/accounts/username-ideas'
import { spend } from '@/lib/server/abuse/rate-limit'
import { db } from '@/lib/server/db'
import { DomainError } from '@/lib/server/errors'
import { type Actor, isSignedIn } from '@/lib/shared/actor'
import { usernameKeyOf } from '@/lib/shared/identity-keys'

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

/**
 * Whether the name can still be had, for the form to say so while it is filled in, and up to three that can when it
 * cannot. Counted against trying out names: throws TOO_MANY_REQUESTS.
 */
export async function checkUsername(
  { username, fullName }: { username: string; fullName?: string | undefined },
  address: string,
): Promise<UsernameFreeView> {
  await spend([{ name: 'username-free', key: address, points: 120, seconds: 600 }])
  const ideas = usernameIdeas(username, fullName)
  const rows = await db.user.findMany({
    where: { usernameKey: { in: [username, ...ideas].map(usernameKeyOf) } },
    select: { usernameKey: true },
  })
  const taken = new Set(rows.map(({ usernameKey }) => usernameKey))
  if (!taken.has(usernameKeyOf(username))) return { free: true }
  return { free: false, ideas: ideas.filter((idea) => !taken.has(usernameKeyOf(idea))).slice(0, 3) }
}
