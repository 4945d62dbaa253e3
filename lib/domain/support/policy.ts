import { type Actor, isFullAdministrator } from '@/lib/shared/actor'

/** As promised on /contact. */
export const workingDaysToAnswer = 2
/** How long the link to a case in a mail is valid. */
export const caseLinkDays = 365

/** Cases contain personal data, so they are for full administrators only. */
export function canHandleCases(actor: Actor): boolean {
  return isFullAdministrator(actor)
}
