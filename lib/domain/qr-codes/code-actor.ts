import type { CodeActor } from '@/lib/domain/qr-codes/code-row'
import { type Actor, isSignedIn } from '@/lib/shared/actor'

/** Who stands in the history of a code: the account with its name at the time, or the job that did it. */
export function codeActor(actor: Actor): CodeActor {
  if (isSignedIn(actor)) return { actorId: actor.userId, actorName: actor.fullName || actor.username }
  return { actorId: null, actorName: actor.kind === 'system' ? actor.name : null }
}
