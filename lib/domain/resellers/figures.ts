import 'server-only'
import type { QrCodeState } from '@/lib/domain/qr-codes/schema'
import type { MonthCount, StockFigures } from '@/lib/domain/resellers/schema'
import { db } from '@/lib/server/db'
import { danishDay } from '@/lib/shared/danish-time'
import { bucketsOf, lastTwelveMonths, plusDays } from '@/lib/shared/time-buckets'

const places: Record<QrCodeState, keyof StockFigures> = {
  produced: 'stock',
  assigned: 'stock',
  released: 'stock',
  handed_over: 'handedOver',
  claimed: 'inUse',
  linked: 'inUse',
  blocked: 'outOfUse',
  retired: 'outOfUse',
}

const none = (): StockFigures => ({ stock: 0, handedOver: 0, inUse: 0, outOfUse: 0 })

/** The codes of these resellers by place; every id has figures. */
export async function countCodesOf(resellerIds: string[]): Promise<(id: string) => StockFigures> {
  const groups = await db.qrCode.groupBy({
    by: ['resellerId', 'state'],
    where: { resellerId: { in: resellerIds } },
    _count: { _all: true },
  })
  const figures = new Map(resellerIds.map((id) => [id, none()]))
  for (const { resellerId, state, _count } of groups) {
    const own = figures.get(resellerId ?? '')
    if (own) own[places[state]] += _count._all
  }
  return (id) => figures.get(id) ?? none()
}

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
