import { type Actor, isFullAdministrator } from '@/lib/shared/actor'

/** Cases carry names, addresses and grief: for administrators of the whole house alone. */
export function canHandleCases(actor: Actor): boolean {
  return isFullAdministrator(actor)
}
