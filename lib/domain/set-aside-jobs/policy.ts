import { type Actor, isFullAdministrator } from '@/lib/shared/actor'

export function canHandleSetAsideJobs(actor: Actor): boolean {
  return isFullAdministrator(actor)
}
