import 'server-only'
import type { SignInFailureView } from '@/lib/domain/accounts/schema'
import { type Database, db } from '@/lib/server/db'
import { DomainError } from '@/lib/server/errors'
import { shortAddress } from '@/lib/server/short-address'
import { type Actor, isFullAdministrator, userIdOf } from '@/lib/shared/actor'
import { formatRelative } from '@/lib/shared/danish-time'

type Failure = { userId: string; kind: SignInFailureView['kind']; address: string }

const hourMs = 3600_000
const mostShown = 100

/** Writes a failed try down: one row for an account, a network and an hour, however many tries there are. */
export async function recordSignInFailure(database: Database, { userId, kind, address }: Failure): Promise<void> {
  const now = new Date()
  const row = { userId, kind, network: shortAddress(address), hour: new Date(now.getTime() - (now.getTime() % hourMs)) }
  await database.signInFailure.upsert({
    where: { userId_hour_kind_network: row },
    create: { ...row, lastAt: now },
    update: { count: { increment: 1 }, lastAt: now },
  })
}

/** The failed tries at an account, the newest first: for its owner and for full administrators. Throws NOT_FOUND. */
export async function listSignInFailures(actor: Actor, userId: string): Promise<SignInFailureView[]> {
  if (userIdOf(actor) !== userId && !isFullAdministrator(actor)) throw new DomainError('NOT_FOUND')
  const rows = await db.signInFailure.findMany({
    where: { userId },
    orderBy: { lastAt: 'desc' },
    take: mostShown,
    select: { kind: true, network: true, count: true, lastAt: true },
  })
  return rows.map(({ lastAt, network, ...row }) => ({
    ...row,
    network: network || null,
    lastAt: lastAt.toISOString(),
    when: formatRelative(lastAt),
  }))
}
