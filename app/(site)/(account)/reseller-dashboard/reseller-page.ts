import { redirect } from 'next/navigation'
import { currentActor } from '@/lib/server/actor'
import { type Administrator, type FamilyUser, isSignedIn, resellerOf } from '@/lib/shared/actor'

export type PageQuery = Promise<Record<string, string | string[] | undefined>>

/**
 * Who works here. Visitors are sent to sign in and come back; an account without an active reseller goes to the
 * dashboard, which says why.
 */
export async function resellerPage(path: string): Promise<FamilyUser | Administrator> {
  const actor = await currentActor()
  if (!isSignedIn(actor)) redirect(`/login?redirect=${encodeURIComponent(path)}`)
  if (!resellerOf(actor)) redirect('/reseller-dashboard')
  return actor
}
