import { type Actor, isFullAdministrator } from '@/lib/shared/actor'

/** Cases contain personal data, so they are for full administrators only. */
export function canHandleCases(actor: Actor): boolean {
  return isFullAdministrator(actor)
}
