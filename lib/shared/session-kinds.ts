import { type Actor, isFullAdministrator, resellerOf } from '@/lib/shared/actor'

/** From which kind of session something was done. The names are stored in the audit log for years: never rename one. */
export const sessionKinds = ['console', 'workshop', 'reseller', 'family', 'visitor', 'system'] as const
export type SessionKind = (typeof sessionKinds)[number]

/** An account that acts for a reseller counts as one, also on its own family's page. */
export function sessionKindOf(actor: Actor): SessionKind {
  if (actor.kind === 'visitor' || actor.kind === 'system') return actor.kind
  if (actor.kind === 'administrator') return isFullAdministrator(actor) ? 'console' : 'workshop'
  return resellerOf(actor) ? 'reseller' : 'family'
}
