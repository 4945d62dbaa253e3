import 'server-only'
import { canManageAccounts } from '@/lib/domain/account-desk/policy'
import { DomainError } from '@/lib/server/errors'
import type { Actor } from '@/lib/shared/actor'

/** Throws UNAUTHENTICATED for visitors and FORBIDDEN for all but administrators of the whole house. */
export function requireDesk(actor: Actor): void {
  if (actor.kind === 'visitor') throw new DomainError('UNAUTHENTICATED')
  if (!canManageAccounts(actor)) throw new DomainError('FORBIDDEN')
}
