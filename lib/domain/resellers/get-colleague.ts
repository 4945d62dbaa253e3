import 'server-only'
import { db } from '@/lib/server/db'
import { DomainError } from '@/lib/server/errors'
import type { SignedInActor } from '@/lib/shared/actor'

/** A member of the caller's active reseller. Throws NOT_FOUND. */
export async function getColleague(
  { reseller: own }: SignedInActor,
  userId: string,
): Promise<{ userId: string; resellerId: string }> {
  const row = own && (await db.resellerMember.findFirst({ where: { userId, resellerId: own.id }, select: columns }))
  if (!row) throw new DomainError('NOT_FOUND')
  return row
}

const columns = { userId: true, resellerId: true } as const
