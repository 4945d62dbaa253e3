import { type Actor, isFullAdministrator, resellerOf } from '@/lib/shared/actor'

/** The share of the reference's reads that a file must reach to leave the house by itself. */
export const leastShare = 0.99

/** Drawings are made in the workshop and the house, and by a reseller for codes of its own. */
export function canDrawCode(actor: Actor, code: { resellerId: string | null }): boolean {
  if (actor.kind === 'administrator') return true
  const reseller = resellerOf(actor)
  return reseller !== null && code.resellerId === reseller.id
}

/** A file that did not pass leaves only with an administrator's written reason. */
export function canReleaseFile(actor: Actor): boolean {
  return isFullAdministrator(actor)
}
