import { type Actor, isFullAdministrator } from '@/lib/shared/actor'

export function canReadAudit(actor: Actor): boolean {
  return isFullAdministrator(actor)
}

/** Also the nightly job. */
export function canCheckLog(actor: Actor): boolean {
  return isFullAdministrator(actor) || actor.kind === 'system'
}
