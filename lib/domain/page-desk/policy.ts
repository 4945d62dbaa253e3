import { type Actor, isFullAdministrator } from '@/lib/shared/actor'

/** Every page, also closed ones, is found by administrators of the whole house alone. */
export function canFindPages(actor: Actor): boolean {
  return isFullAdministrator(actor)
}
