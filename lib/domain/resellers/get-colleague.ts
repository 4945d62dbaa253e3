import 'server-only'
import { db } from '@/lib/server/db'
import { DomainError } from '@/lib/server/errors'
import { type Actor, isSignedIn, resellerOf } from '@/lib/shared/actor'

/** Somebody who acts for the same active reseller as the caller. Throws UNAUTHENTICATED or NOT_FOUND. */
export async function getColleague(actor: Actor, userId: string): Promise<{ userId: string; resellerId: string }> {
  if (!isSignedIn(actor)) throw new DomainError('UNAUTHENTICATED')
  const own = resellerOf(actor)
  const row = own && (await db.resellerMember.findFirst({ where: { userId, resellerId: own.id }, select: columns }))
  if (!row) throw new DomainError('NOT_FOUND')
  return row
}

const columns = { userId: true, resellerId: true } as const
