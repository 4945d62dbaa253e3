import 'server-only'
import { canKeepStock } from '@/lib/domain/resellers/stock/policy'
import { DomainError } from '@/lib/server/errors'
import { type Actor, type ResellerMembership, resellerOf } from '@/lib/shared/actor'

/** The active reseller that the caller acts for. Throws NOT_FOUND: to all others nothing of a reseller's is there. */
export function getMembership(actor: Actor): ResellerMembership {
  const membership = resellerOf(actor)
  if (!membership) throw new DomainError('NOT_FOUND')
  return membership
}

/** The head of every read of what is the caller's own reseller's; its subject is the membership. */
export const ofOwnReseller = {
  session: 'required' as const,
  load: async (_: unknown, actor: Actor) => getMembership(actor),
  authorize: canKeepStock,
}
