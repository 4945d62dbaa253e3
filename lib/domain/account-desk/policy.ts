import { type Actor, isFullAdministrator, userIdOf } from '@/lib/shared/actor'

export function canManageAccounts(actor: Actor): boolean {
  return isFullAdministrator(actor)
}

/** Administrators cannot close or promote their own account, so that it always takes two. */
export function isOwnAccount(actor: Actor, account: { id: string }): boolean {
  return userIdOf(actor) === account.id
}
