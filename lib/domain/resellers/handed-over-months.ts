import 'server-only'
import { db } from '@/lib/server/db'
import { danishDay } from '@/lib/shared/danish-time'
import { bucketsOf, lastTwelveMonths, plusDays, type TimeBucket } from '@/lib/shared/time-buckets'

export type MonthCount = TimeBucket & { count: number }

/**
 * How many codes a reseller handed over in each of the twelve months that end with `now`, in Danish time, oldest first.
 * A replaced code is not counted: its replacement is on the same stone.
 */
export async function countHandedOver(resellerId: string, now: Date): Promise<MonthCount[]> {
  const span = lastTwelveMonths(danishDay(now))
  // Months begin earlier in Denmark than in UTC.
  const from = new Date(`${plusDays(span.from, -1)}T00:00:00Z`)
  const rows = await db.$queryRaw<Array<{ month: string; count: number }>>`
    SELECT to_char("handedOverAt" AT TIME ZONE 'Europe/Copenhagen', 'YYYY-MM') AS month, count(*)::int AS count
    FROM "QrCode"
    WHERE "resellerId" = ${resellerId}::uuid AND "handedOverAt" >= ${from} AND "replacedById" IS NULL
    GROUP BY 1`
  const counts = new Map(rows.map(({ month, count }) => [month, count]))
  return bucketsOf(span).map((bucket) => ({ ...bucket, count: counts.get(bucket.key) ?? 0 }))
}
