import { type Actor, isFullAdministrator, resellerOf } from '@/lib/shared/actor'

/** A file below this share of the reference's reads is withheld. */
export const leastShare = 0.99

/** Staff may draw every code, a reseller its own. */
export function canDrawCode(actor: Actor, code: { resellerId: string | null }): boolean {
  if (actor.kind === 'administrator') return true
  const reseller = resellerOf(actor)
  return reseller !== null && code.resellerId === reseller.id
}

/** Only an administrator may release a withheld file, with a written reason. */
export function canReleaseFile(actor: Actor): boolean {
  return isFullAdministrator(actor)
}
