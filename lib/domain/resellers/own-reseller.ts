import 'server-only'
import { canKeepStock } from '@/lib/domain/resellers/stock/policy'
import { DomainError } from '@/lib/server/errors'
import { type Actor, type ResellerMembership, resellerOf } from '@/lib/shared/actor'

/** The caller's active reseller. Throws NOT_FOUND: for other callers a reseller's data does not exist. */
export function getMembership(actor: Actor): ResellerMembership {
  const membership = resellerOf(actor)
  if (!membership) throw new DomainError('NOT_FOUND')
  return membership
}

/** Shared by every read of the caller's own reseller; the subject is the membership. */
export const ofOwnReseller = {
  session: 'required' as const,
  load: async (_: unknown, actor: Actor) => getMembership(actor),
  authorize: canKeepStock,
}
