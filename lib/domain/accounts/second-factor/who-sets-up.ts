import 'server-only'
import { halfwayAt } from '@/lib/domain/accounts/halfway-at'
import type { Actor } from '@/lib/shared/actor'

/**
 * Who may take a key into use: staff who are signed in, or at the step of their first sign-in. Throws UNAUTHENTICATED or
 * FORBIDDEN.
 */
export function whoSetsUp(actor: Actor): { userId: string; sessionId: string } {
  return actor.kind === 'administrator' ? actor : halfwayAt(actor, 'set-up')
}
