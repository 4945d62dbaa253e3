import 'server-only'
import { signedIn } from '@/lib/domain/accounts/signed-in'
import type { Actor } from '@/lib/shared/actor'

/** Who works on a sheet, by the name that its history tells. Throws UNAUTHENTICATED for visitors and jobs. */
export function personOf(actor: Actor): { id: string; name: string } {
  const { userId, fullName, username } = signedIn(actor)
  return { id: userId, name: fullName || username }
}
