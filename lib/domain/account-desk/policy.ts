import { type Actor, isFullAdministrator, userIdOf } from '@/lib/shared/actor'

/** Everybody's account is for administrators of the whole house alone. */
export function canManageAccounts(actor: Actor): boolean {
  return isFullAdministrator(actor)
}

/** Nobody closes or raises their own account: two look at it. */
export function isOwnAccount(actor: Actor, account: { id: string }): boolean {
  return userIdOf(actor) === account.id
}
