import { type Actor, isFullAdministrator } from '@/lib/shared/actor'

/** A file that is being taken in has no row yet, and jobs remove within a day what never got one. */
export const newForMs = 24 * 3600_000

export function canSeeStorageUse(actor: Actor): boolean {
  return isFullAdministrator(actor)
}

export function canRemoveOrphans(actor: Actor): boolean {
  return isFullAdministrator(actor)
}

export const storageUsePath = '/admin/performance/storage'
