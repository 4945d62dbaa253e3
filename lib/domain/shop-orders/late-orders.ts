import 'server-only'
import { lateAt } from '@/lib/domain/shop-orders/order-filter'
import { type Database, db } from '@/lib/server/db'

export const tellLateName = 'shop-orders.tell-late'

/**
 * Orders that are late and whose family was not told, oldest first, at most 1,000. Engraving is left to people: it may
 * wait for the family's own plate.
 */
export async function listLateUntold(now: Date): Promise<string[]> {
  const rows = await db.shopOrder.findMany({
    where: { AND: [lateAt(now), { item: { not: 'engraving' } }] },
    orderBy: { id: 'asc' },
    take: 1000,
    select: { id: true },
  })
  const ids = rows.map(({ id }) => id)
  const told = await toldOf(db, ids)
  return ids.filter((id) => !told.has(id))
}

/** Which of these orders' families were told, by the log of what was done. */
export async function toldOf(database: Database, ids: string[]): Promise<Set<string | null>> {
  const rows = await database.auditEntry.findMany({
    where: { command: tellLateName, subjectType: 'shop_order', subjectId: { in: ids } },
    select: { subjectId: true },
  })
  return new Set(rows.map(({ subjectId }) => subjectId))
}
