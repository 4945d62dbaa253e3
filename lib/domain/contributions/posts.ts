import 'server-only'
import {
  type ContributionRow,
  contributionColumns,
  contributionView,
} from '@/lib/domain/contributions/contribution-rows'
import { countPending } from '@/lib/domain/contributions/daily-counts'
import { readCursor } from '@/lib/domain/contributions/read-cursor'
import type {
  ContributionKind,
  ContributionPage,
  ContributionView,
  QueueFilter,
  QueuePage,
} from '@/lib/domain/contributions/schema'
import type { MemorialSubject } from '@/lib/domain/memorials/policy'
import { cutPage } from '@/lib/server/cut-page'
import { db } from '@/lib/server/db'
import { DomainError } from '@/lib/server/errors'
import { type Actor, userIdOf } from '@/lib/shared/actor'

const defaultLimit = 20
const newestFirst = [{ createdAt: 'desc' as const }, { id: 'desc' as const }]

/** Approved posts of one kind, newest first; the first page starts with this device's own pending ones. */
export async function findPosts(
  actor: Actor,
  memorial: MemorialSubject,
  { kind, cursor, limit = defaultLimit }: { kind: ContributionKind; cursor?: string | undefined; limit?: number },
): Promise<ContributionPage> {
  const [own, rows] = await Promise.all([
    cursor ? [] : findOwnPending(actor, memorial, kind),
    db.contribution.findMany({
      where: { memorialId: memorial.id, kind, status: 'approved', ...after(cursor) },
      orderBy: newestFirst,
      take: limit + 1,
      select: contributionColumns,
    }),
  ])
  const page = toPage(actor, rows, limit)
  return { ...page, items: [...own, ...page.items] }
}

/** This device's pending posts on the page, newest first; at most 50. */
export async function findOwnPending(
  actor: Actor,
  memorial: Pick<MemorialSubject, 'id'>,
  kind?: ContributionKind,
): Promise<ContributionView[]> {
  if (actor.kind === 'system' || actor.contributorHash === null) return []
  const rows = await db.contribution.findMany({
    where: {
      contributorHash: actor.contributorHash,
      memorialId: memorial.id,
      status: 'pending',
      ...(kind ? { kind } : {}),
    },
    orderBy: newestFirst,
    take: 50,
    select: contributionColumns,
  })
  return rows.map((row) => contributionView(row, actor))
}

/** The posts on a page that this device or account wrote and that wait or are shown, newest first; at most 50. */
export async function findOwnPosts(actor: Actor, memorial: Pick<MemorialSubject, 'id'>): Promise<ContributionView[]> {
  const writers = writersOf(actor)
  if (writers.length === 0) return []
  const rows = await db.contribution.findMany({
    where: { memorialId: memorial.id, status: { in: ['pending', 'approved'] }, OR: writers },
    orderBy: newestFirst,
    take: 50,
    select: contributionColumns,
  })
  return rows.map((row) => contributionView(row, actor))
}

/** As `isOwnContribution`, for a query's OR: the account and the device that wrote. */
export function writersOf(actor: Actor) {
  if (actor.kind === 'system') return []
  const userId = userIdOf(actor)
  return [
    ...(userId === null ? [] : [{ userId }]),
    ...(actor.contributorHash === null ? [] : [{ contributorHash: actor.contributorHash }]),
  ]
}

/** Posts in one state, newest first, for moderators. */
export async function findQueue(
  actor: Actor,
  memorialId: string,
  { status, kind, cursor }: QueueFilter & { cursor?: string | undefined },
): Promise<QueuePage> {
  const [pending, rows] = await Promise.all([
    countPending(memorialId),
    db.contribution.findMany({
      where: { memorialId, status, ...(kind ? { kind } : {}), ...after(cursor) },
      orderBy: newestFirst,
      take: defaultLimit + 1,
      select: contributionColumns,
    }),
  ])
  return { ...toPage(actor, rows, defaultLimit), pending }
}

function toPage(actor: Actor, rows: ContributionRow[], limit: number): ContributionPage {
  const { items, nextCursor } = cutPage(rows, limit, encodeCursor)
  return { items: items.map((row) => contributionView(row, actor)), nextCursor }
}

/** An opaque position in a list ordered by time and id, both descending. */
export function encodeCursor({ createdAt, id }: { createdAt: Date; id: string }): string {
  return Buffer.from(`${createdAt.getTime()}.${id}`).toString('base64url')
}

/**
 * The condition for rows after the cursor, written so that PostgreSQL starts the index scan there. Throws INVALID_INPUT
 * for an invalid cursor.
 */
function after(cursor: string | undefined) {
  if (!cursor) return {}
  const place = readCursor(cursor)
  if (!place) throw new DomainError('INVALID_INPUT')
  const { createdAt, id } = place
  return { createdAt: { lte: createdAt }, OR: [{ createdAt: { lt: createdAt } }, { id: { lt: id } }] }
}
