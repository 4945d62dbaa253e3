import 'server-only'
import { db } from '@/lib/server/db'
import { DomainError } from '@/lib/server/errors'
import type { SignedInActor } from '@/lib/shared/actor'

const columns = { id: true, companyName: true, contactName: true, email: true, status: true } as const

/** A reseller by its id, for administrators. Throws NOT_FOUND. */
export async function getReseller(id: string) {
  const row = await db.reseller.findUnique({ where: { id }, select: columns })
  if (!row) throw new DomainError('NOT_FOUND')
  return row
}

/** The active reseller that the caller acts for. Throws NOT_FOUND for accounts without one. */
export async function getActingReseller({ reseller }: SignedInActor) {
  if (!reseller) throw new DomainError('NOT_FOUND')
  return getReseller(reseller.id)
}
