import { type Actor, isFullAdministrator } from '@/lib/shared/actor'

export function canReadAudit(actor: Actor): boolean {
  return isFullAdministrator(actor)
}
