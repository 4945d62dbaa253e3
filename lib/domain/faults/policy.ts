import { type Actor, isFullAdministrator } from '@/lib/shared/actor'

export function canSeeFaults(actor: Actor): boolean {
  return isFullAdministrator(actor)
}
