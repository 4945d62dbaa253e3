import 'server-only'
import { DomainError } from '@/lib/server/errors'
import { type Actor, type ResellerMembership, resellerOf } from '@/lib/shared/actor'

/** The active reseller that the caller acts for. Throws UNAUTHENTICATED for visitors, NOT_FOUND for all others. */
export function requireReseller(actor: Actor): ResellerMembership {
  if (actor.kind === 'visitor') throw new DomainError('UNAUTHENTICATED')
  const membership = resellerOf(actor)
  if (!membership) throw new DomainError('NOT_FOUND')
  return membership
}
