import 'server-only'
import { retentionDays } from '@/lib/domain/legal/retention'
import { db } from '@/lib/server/db'

const dayMs = 24 * 3600_000

/**
 * Deletes prepared pages that no family used or declined: a set time after the last change, counted again from the day
 * a family claimed the code; sooner if the code was blocked and not replaced, since a replacement inherits the page; at
 * once if it was retired. The periods are in lib/domain/legal/retention.ts.
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
