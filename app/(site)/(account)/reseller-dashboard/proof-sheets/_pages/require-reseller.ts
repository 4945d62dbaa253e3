import { redirect } from 'next/navigation'
import { sheetAreas } from '@/lib/domain/proof-sheets/paths'
import { currentActor } from '@/lib/server/actor'
import { type Actor, isSignedIn, resellerOf } from '@/lib/shared/actor'

/** The caller, who acts for a reseller. Redirects others to sign in, or to how to become a reseller. */
export async function requireReseller(): Promise<Actor> {
  const actor = await currentActor()
  if (!isSignedIn(actor)) redirect(`/login?redirect=${encodeURIComponent(sheetAreas.reseller)}`)
  if (!resellerOf(actor)) redirect('/reseller-dashboard')
  return actor
}
