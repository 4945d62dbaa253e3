import type { CodeActor } from '@/lib/domain/qr-codes/code-row'
import { type Actor, isSignedIn } from '@/lib/shared/actor'

/** The actor as recorded in a code's history: the account with its current name, or the job. */
export function codeActor(actor: Actor): CodeActor {
  if (isSignedIn(actor)) return { actorId: actor.userId, actorName: actor.fullName || actor.username }
  return { actorId: null, actorName: actor.kind === 'system' ? actor.name : null }
}
