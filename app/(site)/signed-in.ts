import { redirect } from 'next/navigation'
import { currentActor } from '@/lib/server/actor'
import { isSignedIn, type SignedInActor } from '@/lib/shared/actor'

/** The signed-in caller of a page. Redirects visitors to sign in and back to `path`. */
export async function requireSignedIn(path: string): Promise<SignedInActor> {
  const actor = await currentActor()
  if (!isSignedIn(actor)) redirect(`/login?redirect=${encodeURIComponent(path)}`)
  return actor
}
