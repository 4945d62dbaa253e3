import 'server-only'
import { db } from '@/lib/server/db'
import { DomainError } from '@/lib/server/errors'
import type { Actor } from '@/lib/shared/actor'

export type StaffRow = {
  username: string
  fullName: string
  email: string
  scope: 'full' | 'production'
  isClosed: boolean
  /** When the last of its devices signed in; null when none is remembered. */
  lastSignIn: Date | null
}

/** Everybody who works for the house, for whoever holds the machine. Throws FORBIDDEN for everybody else. */
export async function listStaff(actor: Actor): Promise<StaffRow[]> {
  if (actor.kind !== 'system') throw new DomainError('FORBIDDEN')
  const rows = await db.user.findMany({
    where: { isAdmin: true },
    orderBy: { id: 'asc' },
    select: {
      username: true,
      fullName: true,
      email: true,
      staffScope: true,
      disabledAt: true,
      sessions: { orderBy: { createdAt: 'desc' }, take: 1, select: { createdAt: true } },
    },
  })
  return rows.map(({ staffScope, disabledAt, sessions, ...row }) => ({
    ...row,
    scope: staffScope ?? 'production',
    isClosed: disabledAt !== null,
    lastSignIn: sessions[0]?.createdAt ?? null,
  }))
}
