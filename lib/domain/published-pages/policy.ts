import { type Actor, isFullAdministrator } from '@/lib/shared/actor'

export function canHandleArchive(actor: Actor): boolean {
  return isFullAdministrator(actor)
}
