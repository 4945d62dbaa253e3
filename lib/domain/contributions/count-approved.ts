import 'server-only'
import type { ContributionKind } from '@/lib/domain/contributions/views'
import type { Transaction } from '@/lib/server/db'

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
