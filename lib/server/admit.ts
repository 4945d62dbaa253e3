import 'server-only'
import { DomainError } from '@/lib/server/errors'
import { type Actor, isSignedIn, type SignedInActor, type System } from '@/lib/shared/actor'

/** The actors that a command or a read accepts, checked before anything is parsed or looked up. */
export type ActorBySession = {
  /** A signed-in account. Visitors get 401, jobs 403. */
  required: SignedInActor
  /** Our own jobs and scripts. Visitors get 401, accounts 403. */
  system: System
  optional: Actor
}
export type Session = keyof ActorBySession

const admits: { [N in Session]: (actor: Actor) => actor is ActorBySession[N] } = {
  required: isSignedIn,
  system: (actor) => actor.kind === 'system',
  optional: (actor): actor is Actor => true,
}

/** Narrows the actor to the type of `session`. Throws UNAUTHENTICATED for visitors and FORBIDDEN for others. */
export function admit<N extends Session>(session: N, actor: Actor): ActorBySession[N] {
  const isAdmitted: (actor: Actor) => actor is ActorBySession[N] = admits[session]
  if (isAdmitted(actor)) return actor
  throw new DomainError(actor.kind === 'visitor' ? 'UNAUTHENTICATED' : 'FORBIDDEN')
}
