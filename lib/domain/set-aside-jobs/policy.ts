import { type Actor, isFullAdministrator } from '@/lib/shared/actor'

/** What the house does by itself is the house's own to decide about. */
export function canHandleSetAsideJobs(actor: Actor): boolean {
  return isFullAdministrator(actor)
}
