import { type Actor, isFullAdministrator } from '@/lib/shared/actor'

export function canSeeBackups(actor: Actor): boolean {
  return isFullAdministrator(actor)
}
