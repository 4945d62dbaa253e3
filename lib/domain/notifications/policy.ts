import { type Actor, isFullAdministrator } from '@/lib/shared/actor'

/** Mails carry names, addresses and links: for administrators of the whole house alone. */
export function canReadMails(actor: Actor): boolean {
  return isFullAdministrator(actor)
}
