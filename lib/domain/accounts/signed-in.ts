import 'server-only'
import { DomainError } from '@/lib/server/errors'
import { type Actor, isSignedIn, type SignedIn } from '@/lib/shared/actor'

/** The person who is signed in on the device that calls. Throws UNAUTHENTICATED for visitors and for jobs. */
export function signedIn(actor: Actor): SignedIn & { isAdmin: boolean } {
  if (!isSignedIn(actor)) throw new DomainError('UNAUTHENTICATED')
  return { ...actor, isAdmin: actor.kind === 'administrator' }
}
