import 'server-only'
import { canManageResellers } from '@/lib/domain/resellers/policy'
import { DomainError } from '@/lib/server/errors'
import type { Actor } from '@/lib/shared/actor'

/** Throws UNAUTHENTICATED for visitors and FORBIDDEN for all but administrators of the whole house. */
export function requireHouse(actor: Actor): void {
  if (actor.kind === 'visitor') throw new DomainError('UNAUTHENTICATED')
  if (!canManageResellers(actor)) throw new DomainError('FORBIDDEN')
}
