import { type Actor, isFullAdministrator } from '@/lib/shared/actor'

/** The desk shows every page, including private ones, to full administrators only. */
export function canFindPages(actor: Actor): boolean {
  return isFullAdministrator(actor)
}
