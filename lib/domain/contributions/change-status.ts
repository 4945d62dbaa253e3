import 'server-only'
import { burnsUntil, countingDay } from '@/lib/domain/contributions/candle-days'
import {
  contributionColumns,
  contributionView,
  getContributionSubject,
} from '@/lib/domain/contributions/contribution-rows'
import { countApproved } from '@/lib/domain/contributions/daily-counts'
import { ContributionError } from '@/lib/domain/contributions/errors'
import { recordFilmsApproved } from '@/lib/domain/contributions/films-in-account'
import { canDecideContribution } from '@/lib/domain/contributions/policy'
import {
  type ContributionKind,
  type ContributionStatus,
  type DecidedView,
  type Decision,
  decideInput,
} from '@/lib/domain/contributions/schema'
import { orderWaitingFilms } from '@/lib/domain/media/films/order-waiting-films'
import { MemorialError } from '@/lib/domain/memorials/errors'
import { defineCommand, type RunContext } from '@/lib/server/command'
import { Prisma, type Transaction } from '@/lib/server/db'
import { DomainError } from '@/lib/server/errors'
import { announceLive } from '@/lib/server/live'
import { userIdOf } from '@/lib/shared/actor'

type LockedContribution = {
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

/** Locks these rows until the transaction ends, ordered by id to avoid deadlocks. */
export async function lockContributions(tx: Transaction, ids: string[]): Promise<LockedContribution[]> {
  if (ids.length === 0) return []
  return tx.$queryRaw<LockedContribution[]>`
    SELECT id, "memorialId", kind::text AS kind, status::text AS status, "createdAt", "burnsUntil", "decidedAt"
    FROM "Contribution" WHERE id IN (${Prisma.join(ids.map((id) => Prisma.sql`${id}::uuid`))})
    ORDER BY id FOR UPDATE`
}

/**
 * Applies a decision to locked posts of one memorial, and updates the daily counts. A candle burns from the day it
 * becomes visible, and a film that waited is drawn. To whoever decided, the posts are no longer news. Throws
 * HIDDEN_BY_HOUSE for a post that the operator hid: the family cannot show it again.
 */
export async function changeStatus(
  { tx, enqueue }: Pick<RunContext, 'tx' | 'enqueue'>,
  rows: LockedContribution[],
  decision: Decision,
  decidedById: string | null,
): Promise<void> {
  const [first] = rows
  if (!first) return
  if (rows.some(({ status }) => status === 'hidden')) throw new ContributionError('HIDDEN_BY_HOUSE')
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
  if (decidedById) {
    await tx.notification.updateMany({
      where: { userId: decidedById, contributionId: { in: idsOf(rows) }, readAt: null },
      data: { readAt: now },
    })
  }
  if (status === 'approved') {
    await recordFilmsApproved(tx, idsOf(others), decidedById)
    await orderWaitingFilms({ tx, enqueue }, idsOf(others))
  }
  const wereShown = rows.filter((row) => row.status === 'approved')
  const areShown =
    status === 'approved'
      ? rows.map((row) => (row.kind === 'candle' ? { ...row, burnsUntil: burnsUntil(now) } : row))
      : []
  await recount(tx, first.memorialId, wereShown, areShown)
  await announceLive(
    tx,
    areShown.filter((row) => !wereShown.some(({ id }) => id === row.id)),
  )
}

/** Moves posts out of and into the daily counts, one update a day in a fixed order. */
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

/**
 * A command that decides on one post under a row lock, so of two concurrent decisions the second is refused. It throws
 * NOT_FOUND if the post was withdrawn, CONTRIBUTION_DECIDED if it already has that status or no longer the one in `seen`.
 */
export const defineDecision = (name: string, decision: Decision) =>
  defineCommand({
    name,
    session: 'required',
    input: decideInput,
    load: ({ id }, { actor }) => getContributionSubject(actor, id),
    authorize: canDecideContribution,
    run: async (context, { seen }, subject): Promise<DecidedView> => {
      const { tx, actor } = context
      const [row] = await lockContributions(tx, [subject.id])
      if (!row) throw new DomainError('NOT_FOUND')
      if (row.status === statusAfter[decision] || (seen && row.status !== seen)) {
        throw new ContributionError('CONTRIBUTION_DECIDED')
      }
      await changeStatus(context, [row], decision, userIdOf(actor))
      context.about({ type: 'contribution', id: row.id, detail: { from: row.status, to: statusAfter[decision] } })
      const changed = await tx.contribution.findUniqueOrThrow({ where: { id: row.id }, select: contributionColumns })
      return { contribution: contributionView(changed, actor), memorialSlug: subject.memorial.slug }
    },
  })

/** Hides a post, whatever the family decided, and subtracts it from the counts. Throws NOT_FOUND or ALREADY_HIDDEN. */
export async function hidePost(context: RunContext, id: string, reason: string): Promise<void> {
  const { tx } = context
  const [row] = await lockContributions(tx, [id])
  if (!row) throw new DomainError('NOT_FOUND')
  if (row.status === 'hidden') throw new MemorialError('ALREADY_HIDDEN')
  await tx.contribution.update({
    where: { id },
    data: { status: 'hidden', hiddenAt: new Date(), hiddenReason: reason, hiddenFrom: row.status },
  })
  if (row.status !== 'approved') return
  await recount(tx, row.memorialId, [row], [])
}

/** Restores a hidden post's status. A candle's days ran on meanwhile. Throws NOT_FOUND or NOT_HIDDEN. */
export async function bringBackPost(context: RunContext, id: string): Promise<void> {
  const { tx } = context
  const [row] = await lockContributions(tx, [id])
  if (!row) throw new DomainError('NOT_FOUND')
  if (row.status !== 'hidden') throw new MemorialError('NOT_HIDDEN')
  const { hiddenFrom } = await tx.contribution.findUniqueOrThrow({ where: { id }, select: { hiddenFrom: true } })
  const status = hiddenFrom ?? 'pending'
  await tx.contribution.update({
    where: { id },
    data: { status, hiddenAt: null, hiddenReason: null, hiddenFrom: null },
  })
  if (status !== 'approved') return
  await recount(tx, row.memorialId, [], [row])
}
