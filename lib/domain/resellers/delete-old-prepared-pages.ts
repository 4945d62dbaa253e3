import 'server-only'
import { retentionDays } from '@/lib/domain/legal/retention'
import { db } from '@/lib/server/db'

const dayMs = 24 * 3600_000

/**
 * Deletes what was prepared for families and neither used nor refused: some time after it was last changed, counted anew
 * from the day a family took the code; sooner when the code was blocked, for a replacement takes it along; at once when
 * it was retired. The days stand in lib/domain/legal/retention.ts.
 */
export async function deleteOldPreparedPages(now: Date): Promise<void> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs)
  const unused = daysAgo(retentionDays.preparedPage)
  const blocked = daysAgo(retentionDays.preparedPageOfBlockedCode)
  await db.preparedPage.deleteMany({
    where: {
      OR: [
        {
          updatedAt: { lt: unused },
          qrCode: { OR: [{ claimedAt: null }, { claimedAt: { lt: unused } }] },
        },
        {
          updatedAt: { lt: blocked },
          qrCode: { state: 'blocked', events: { none: { kind: 'blocked', at: { gte: blocked } } } },
        },
        { qrCode: { state: 'retired' } },
      ],
    },
  })
}
