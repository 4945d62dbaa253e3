import { type Actor, isFullAdministrator, resellerOf } from '@/lib/shared/actor'

/** Visitors and accounts that neither are staff nor act for a reseller. */
export function canApply(actor: Actor): boolean {
  return actor.kind === 'visitor' || (actor.kind === 'user' && actor.reseller === null)
}

/** Applications, notes and suspensions are for full administrators. */
export const canManageResellers = isFullAdministrator

/** For declaring a read or command of the console. */
export const forOperators = { session: 'required', authorize: canManageResellers } as const

/** Owners manage a reseller's profile and colleagues. */
export function isResellerOwner(actor: Actor): boolean {
  return resellerOf(actor)?.role === 'owner'
}
