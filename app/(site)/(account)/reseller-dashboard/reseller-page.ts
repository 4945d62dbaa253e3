import { redirect } from 'next/navigation'
import { currentActor } from '@/lib/server/actor'
import { type Administrator, type FamilyUser, isSignedIn, resellerOf } from '@/lib/shared/actor'

/**
 * The signed-in member of a reseller. Redirects visitors to sign in and back, and accounts without an active reseller
 * to the dashboard, which explains why.
 */
export async function resellerPage(path: string): Promise<FamilyUser | Administrator> {
  const actor = await currentActor()
  if (!isSignedIn(actor)) redirect(`/login?redirect=${encodeURIComponent(path)}`)
  if (!resellerOf(actor)) redirect('/reseller-dashboard')
  return actor
}
