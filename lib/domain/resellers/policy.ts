import { type Actor, isFullAdministrator, resellerOf } from '@/lib/shared/actor'

/** Whoever is neither of the house nor acts for a reseller may ask to become one. */
export function canApply(actor: Actor): boolean {
  return actor.kind === 'visitor' || (actor.kind === 'user' && actor.reseller === null)
}

/** Applications, notes and suspensions are for administrators of the whole house alone. */
export function canManageResellers(actor: Actor): boolean {
  return isFullAdministrator(actor)
}

/** Who is in charge of a reseller's profile and of its colleagues. */
export function isResellerOwner(actor: Actor): boolean {
  return resellerOf(actor)?.role === 'owner'
}
