import 'server-only'
import { halfwayAt } from '@/lib/domain/accounts/halfway-at'
import type { Actor } from '@/lib/shared/actor'

/**
 * The caller, if allowed to set up a key: staff who are signed in, or at that step. Throws UNAUTHENTICATED or
 * FORBIDDEN.
 */
export function whoSetsUp(actor: Actor): { userId: string; sessionId: string } {
  return actor.kind === 'administrator' ? actor : halfwayAt(actor, 'set-up')
}
