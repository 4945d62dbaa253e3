import 'server-only'
import type { ResellerView } from '@/lib/domain/resellers/schema'
import { db } from '@/lib/server/db'
import { DomainError } from '@/lib/server/errors'
import { type Actor, isSignedIn, userIdOf } from '@/lib/shared/actor'

/** The reseller profile of the caller's own account, or null when it has none. Null for visitors too. */
export async function findOwnReseller(actor: Actor): Promise<ResellerView | null> {
  const userId = userIdOf(actor)
  if (!userId) return null
  const row = await db.reseller.findUnique({
    where: { userId },
    select: { id: true, companyName: true, cvr: true, approvedAt: true },
  })
  return row && { ...row, approvedAt: row.approvedAt.toISOString() }
}

/** The same for the browser. Throws UNAUTHENTICATED for visitors and NOT_FOUND for accounts without a profile. */
export async function getOwnReseller(actor: Actor): Promise<ResellerView> {
  if (!isSignedIn(actor)) throw new DomainError('UNAUTHENTICATED')
  const reseller = await findOwnReseller(actor)
  if (!reseller) throw new DomainError('NOT_FOUND')
  return reseller
}
