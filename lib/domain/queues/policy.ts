import { type Actor, isFullAdministrator } from '@/lib/shared/actor'

export function canHandleQueues(actor: Actor): boolean {
  return isFullAdministrator(actor)
}
