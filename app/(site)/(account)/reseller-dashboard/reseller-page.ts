import { redirect } from 'next/navigation'
import { requireSignedIn } from '@/app/(site)/signed-in'
import { type Administrator, type FamilyUser, resellerOf } from '@/lib/shared/actor'

/**
 * The signed-in member of a reseller. Redirects visitors to sign in and back, and accounts without an active reseller
 * to the dashboard, which explains why.
 */
export async function resellerPage(path: string): Promise<FamilyUser | Administrator> {
  const actor = await requireSignedIn(path)
  if (!resellerOf(actor)) redirect('/reseller-dashboard')
  return actor
}
