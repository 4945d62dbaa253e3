import { type Actor, isFullAdministrator, resellerOf } from '@/lib/shared/actor'

/** Prices are set by full administrators. */
export function canSetPrices(actor: Actor): boolean {
  return isFullAdministrator(actor)
}

/** Resellers' prices are for resellers whose agreement runs, and for full administrators. */
export function seesResellerPrices(actor: Actor): boolean {
  return resellerOf(actor) !== null || isFullAdministrator(actor)
}
