import 'server-only'
import { companyColumns } from '@/lib/domain/resellers/company-columns'
import type { ResellerView } from '@/lib/domain/resellers/schema'
import { db } from '@/lib/server/db'
import { DomainError } from '@/lib/server/errors'
import { type Actor, isSignedIn, resellerOf } from '@/lib/shared/actor'

/** The profile of the active reseller that the caller acts for, or null. Null for visitors too. */
export async function findOwnReseller(actor: Actor): Promise<ResellerView | null> {
  const membership = resellerOf(actor)
  if (!membership) return null
  const row = await db.reseller.findUnique({
    where: { id: membership.id },
    select: {
      id: true,
      ...companyColumns,
      approvedAt: true,
    },
  })
  return row && { ...row, approvedAt: row.approvedAt.toISOString(), role: membership.role }
}

/** The same for the browser. Throws UNAUTHENTICATED for visitors and NOT_FOUND for accounts without a profile. */
export async function getOwnReseller(actor: Actor): Promise<ResellerView> {
  if (!isSignedIn(actor)) throw new DomainError('UNAUTHENTICATED')
  const reseller = await findOwnReseller(actor)
  if (!reseller) throw new DomainError('NOT_FOUND')
  return reseller
}
