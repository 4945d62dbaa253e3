import 'server-only'
import { canReadMails } from '@/lib/domain/notifications/policy'
import { DomainError } from '@/lib/server/errors'
import { type Actor, isSignedIn } from '@/lib/shared/actor'

/** Throws UNAUTHENTICATED, or FORBIDDEN for all but full administrators. */
export function requireMailReader(actor: Actor): void {
  if (canReadMails(actor)) return
  throw new DomainError(isSignedIn(actor) ? 'FORBIDDEN' : 'UNAUTHENTICATED')
}
