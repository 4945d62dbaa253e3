import { type Actor, isFullAdministrator } from '@/lib/shared/actor'

export function canSeeStorageUse(actor: Actor): boolean {
  return isFullAdministrator(actor)
}

export function canRemoveOrphans(actor: Actor): boolean {
  return isFullAdministrator(actor)
}
