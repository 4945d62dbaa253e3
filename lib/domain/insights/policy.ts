import { type Actor, isFullAdministrator } from '@/lib/shared/actor'

/** The front page of the console and its figures. */
export function canReadInsights(actor: Actor): boolean {
  return isFullAdministrator(actor)
}
