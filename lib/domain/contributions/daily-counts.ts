import 'server-only'
import { firstBurningDay } from '@/lib/domain/contributions/candle-days'
import type { ContributionCounts, ContributionKind } from '@/lib/domain/contributions/schema'
import { db, type Transaction } from '@/lib/server/db'

/**
 * Adds `delta` to a day's number of approved posts of a kind (day: `countingDay`). Call it in the transaction that
 * approves a post or ends its approval: pages show these numbers and never count rows.
 */
export async function countApproved(
  tx: Transaction,
  memorialId: string,
  kind: ContributionKind,
  day: Date,
  delta: number,
): Promise<void> {
  if (delta === 0) return
  const date = day.toISOString().slice(0, 10)
  if (delta < 0) {
    // The row exists, because what is subtracted was added before. A check constraint prevents negative counts.
    await tx.$executeRaw`
      UPDATE "ContributionDay" SET approved = approved + ${delta}
      WHERE "memorialId" = ${memorialId}::uuid AND kind = ${kind}::"ContributionKind" AND day = ${date}::date`
    return
  }
  await tx.$executeRaw`
    INSERT INTO "ContributionDay" ("memorialId", kind, day, approved)
    VALUES (${memorialId}::uuid, ${kind}::"ContributionKind", ${date}::date, ${delta})
    ON CONFLICT ("memorialId", kind, day) DO UPDATE SET approved = "ContributionDay".approved + ${delta}`
}

/** Numbers of approved posts, from the daily counts: as fast with 100,000 candles as with ten. */
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

/** The number of pending posts; counting stops at 1,000. */
export function countPending(memorialId: string): Promise<number> {
  return db.contribution.count({ where: { memorialId, status: 'pending' }, take: 1000 })
}
