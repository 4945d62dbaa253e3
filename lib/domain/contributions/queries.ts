import 'server-only'
import { firstBurningDay } from '@/lib/domain/contributions/candle-days'
import {
  type ContributionRow,
  contributionColumns,
  contributionView,
} from '@/lib/domain/contributions/contribution-view'
import { after, encodeCursor } from '@/lib/domain/contributions/cursor'
import type { QueueFilter } from '@/lib/domain/contributions/schema'
import type {
  ContributionCounts,
  ContributionKind,
  ContributionPage,
  ContributionView,
  QueuePage,
} from '@/lib/domain/contributions/views'
import { canModerateMemorial, type MemorialSubject } from '@/lib/domain/memorials/policy'
import { db } from '@/lib/server/db'
import { DomainError } from '@/lib/server/errors'
import type { Actor } from '@/lib/shared/actor'

const defaultLimit = 20
const newestFirst = [{ createdAt: 'desc' as const }, { id: 'desc' as const }]

/** Approved posts of one kind, newest first; before the first of them the device's own that still wait. */
export async function listContributions(
  actor: Actor,
  memorial: MemorialSubject,
  { kind, cursor, limit = defaultLimit }: { kind: ContributionKind; cursor?: string | undefined; limit?: number },
): Promise<ContributionPage> {
  const [own, rows] = await Promise.all([
    cursor ? [] : listOwnPending(actor, memorial, kind),
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

/** What this device wrote on the page and nobody has decided on yet; at most fifty, newest first. */
export async function listOwnPending(
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

/** Numbers of approved posts from the daily counts: as fast with 100,000 candles as with ten. */
export async function countContributions(memorialId: string, now = new Date()): Promise<ContributionCounts> {
  const [totals, burning] = await Promise.all([
    db.contributionDay.groupBy({ by: ['kind'], where: { memorialId }, _sum: { approved: true } }),
    db.contributionDay.aggregate({
      where: { memorialId, kind: 'candle', day: { gte: firstBurningDay(now) } },
      _sum: { approved: true },
    }),
  ])
  const total = (kind: ContributionKind) => totals.find((row) => row.kind === kind)?._sum.approved ?? 0
  return {
    greetings: total('greeting'),
    candles: total('candle'),
    tributes: total('tribute'),
    burning: burning._sum.approved ?? 0,
  }
}

/** The posts that moderators decide on, newest first. Throws UNAUTHENTICATED or FORBIDDEN for those who do not decide. */
export async function listQueue(
  actor: Actor,
  memorial: MemorialSubject,
  { status, kind, cursor, limit = defaultLimit }: QueueFilter & { cursor?: string | undefined; limit?: number },
): Promise<QueuePage> {
  if (!canModerateMemorial(actor, memorial)) {
    throw new DomainError(actor.kind === 'visitor' ? 'UNAUTHENTICATED' : 'FORBIDDEN')
  }
  const [pending, rows] = await Promise.all([
    countPending(memorial.id),
    db.contribution.findMany({
      where: { memorialId: memorial.id, status, ...(kind ? { kind } : {}), ...after(cursor) },
      orderBy: newestFirst,
      take: limit + 1,
      select: contributionColumns,
    }),
  ])
  return { ...toPage(actor, rows, limit), pending }
}

/** How many are waiting; counting stops at 1,000. */
export function countPending(memorialId: string): Promise<number> {
  return db.contribution.count({ where: { memorialId, status: 'pending' }, take: 1000 })
}

function toPage(actor: Actor, rows: ContributionRow[], limit: number): ContributionPage {
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  return {
    items: shown.map((row) => contributionView(row, actor)),
    nextCursor: rows.length > limit && last ? encodeCursor(last) : null,
  }
}
