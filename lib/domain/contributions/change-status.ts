import 'server-only'
import { burnsUntil, countingDay } from '@/lib/domain/contributions/candle-days'
import { countApproved } from '@/lib/domain/contributions/count-approved'
import type { Decision } from '@/lib/domain/contributions/schema'
import type { ContributionKind, ContributionStatus } from '@/lib/domain/contributions/views'
import { memorialPaths } from '@/lib/domain/memorials/memorial-paths'
import type { RunContext } from '@/lib/server/command'
import { Prisma, type Transaction } from '@/lib/server/db'
import { DomainError } from '@/lib/server/errors'
import { announceLive } from '@/lib/server/live'

export type LockedContribution = {
  id: string
  memorialId: string
  kind: ContributionKind
  status: ContributionStatus
  createdAt: Date
  burnsUntil: Date | null
  decidedAt: Date | null
}

export const statusAfter = {
  approve: 'approved',
  reject: 'rejected',
  reopen: 'pending',
} as const satisfies Record<Decision, ContributionStatus>

/** The rows of these ids, held until the transaction ends; always in the same order, so that no two wait for each other. */
export async function lockContributions(tx: Transaction, ids: string[]): Promise<LockedContribution[]> {
  if (ids.length === 0) return []
  return tx.$queryRaw<LockedContribution[]>`
    SELECT id, "memorialId", kind::text AS kind, status::text AS status, "createdAt", "burnsUntil", "decidedAt"
    FROM "Contribution" WHERE id IN (${Prisma.join(ids.map((id) => Prisma.sql`${id}::uuid`))})
    ORDER BY id FOR UPDATE`
}

/**
 * Gives locked posts of one memorial the status of a decision, keeps the daily counts right and forgets the cached page
 * when something is to be seen that was not, or the other way round. A candle burns from the day it can be seen. Throws
 * HIDDEN_BY_HOUSE for a post that the house took down: no decision of the family's shows it again.
 */
export async function changeStatus(
  { tx, refreshPages }: Pick<RunContext, 'tx' | 'refreshPages'>,
  rows: LockedContribution[],
  decision: Decision,
  decidedById: string | null,
): Promise<void> {
  const [first] = rows
  if (!first) return
  if (rows.some(({ status }) => status === 'hidden')) throw new DomainError('HIDDEN_BY_HOUSE')
  const now = new Date()
  const status = statusAfter[decision]
  const data = {
    status,
    decidedAt: status === 'pending' ? null : now,
    decidedById: status === 'pending' ? null : decidedById,
  }
  const litNow = status === 'approved' ? rows.filter(({ kind }) => kind === 'candle') : []
  const others = rows.filter((row) => !litNow.includes(row))
  await tx.contribution.updateMany({ where: { id: { in: idsOf(others) } }, data })
  await tx.contribution.updateMany({
    where: { id: { in: idsOf(litNow) } },
    data: { ...data, burnsUntil: burnsUntil(now) },
  })
  const wereShown = rows.filter((row) => row.status === 'approved')
  const areShown =
    status === 'approved'
      ? rows.map((row) => (row.kind === 'candle' ? { ...row, burnsUntil: burnsUntil(now) } : row))
      : []
  await recount(tx, first.memorialId, wereShown, areShown)
  if (wereShown.length + areShown.length > 0) refreshPages(await memorialPaths(tx, first.memorialId))
  await announceLive(
    tx,
    areShown.filter((row) => !wereShown.some(({ id }) => id === row.id)),
  )
}

/** Takes shown posts out of the daily counts and puts others in, each day once and in a fixed order. */
export async function recount(
  tx: Transaction,
  memorialId: string,
  removed: LockedContribution[],
  added: LockedContribution[],
): Promise<void> {
  const deltas = new Map<string, { kind: ContributionKind; day: Date; delta: number }>()
  const add = (row: LockedContribution, delta: number) => {
    const day = countingDay(row)
    const key = `${row.kind} ${day.toISOString()}`
    deltas.set(key, { kind: row.kind, day, delta: (deltas.get(key)?.delta ?? 0) + delta })
  }
  for (const row of removed) add(row, -1)
  for (const row of added) add(row, 1)
  for (const [, { kind, day, delta }] of [...deltas].sort(([left], [right]) => (left < right ? -1 : 1))) {
    await countApproved(tx, memorialId, kind, day, delta)
  }
}

function idsOf(rows: LockedContribution[]): string[] {
  return rows.map(({ id }) => id)
}
