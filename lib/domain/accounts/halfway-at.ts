import 'server-only'
import { DomainError } from '@/lib/server/errors'
import { type Actor, type Halfway, halfwayOf, isSignedIn, type SignInStep } from '@/lib/shared/actor'

/**
 * The unfinished sign-in of a caller who is at this step. Throws UNAUTHENTICATED without one, FORBIDDEN when the caller
 * is signed in or at another step.
 */
export function halfwayAt(actor: Actor, step: SignInStep): Halfway {
  const halfway = halfwayOf(actor)
  if (halfway?.step === step) return halfway
  throw new DomainError(halfway || isSignedIn(actor) || actor.kind === 'system' ? 'FORBIDDEN' : 'UNAUTHENTICATED')
}
