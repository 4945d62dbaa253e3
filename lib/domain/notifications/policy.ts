import { type Actor, isFullAdministrator } from '@/lib/shared/actor'

/** Mails contain names, addresses and links: only for full administrators. */
export function canReadMails(actor: Actor): boolean {
  return isFullAdministrator(actor)
}
