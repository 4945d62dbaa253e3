import { type Actor, isFullAdministrator } from '@/lib/shared/actor'

/** Prices are set by full administrators. */
export function canSetPrices(actor: Actor): boolean {
  return isFullAdministrator(actor)
}
