import 'server-only'
import type { SignedInActor } from '@/lib/shared/actor'

/** Who works on a sheet, by the name that its history tells. */
export function personOf({ userId, fullName, username }: SignedInActor): { id: string; name: string } {
  return { id: userId, name: fullName || username }
}
