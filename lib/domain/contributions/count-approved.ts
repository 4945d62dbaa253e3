import 'server-only'
import type { ContributionKind } from '@/lib/domain/contributions/views'
import type { Transaction } from '@/lib/server/db'

/**
 * Adds `delta` to the number of approved posts of a kind on a day (`countingDay`). Call it in the transaction that makes
 * a post approved or no longer approved: pages show these numbers and never count rows.
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
    // The row is there: what is taken out was put in. A check in the table stops a count below nothing.
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
