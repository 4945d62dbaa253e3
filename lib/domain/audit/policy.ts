import { type Actor, isFullAdministrator } from '@/lib/shared/actor'

/** Who did what is read by administrators of the whole house alone. */
export function canReadAudit(actor: Actor): boolean {
  return isFullAdministrator(actor)
}
