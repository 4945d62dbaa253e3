import 'server-only'
import { db } from '@/lib/server/db'

/** Begun orders of which every code in use has a shipped piece, and at least one. */
export async function listShipped(): Promise<string[]> {
  const inUse = { state: { notIn: ['blocked' as const, 'retired' as const] } }
  const rows = await db.shopOrder.findMany({
    where: {
      status: 'started',
      item: { not: 'code' },
      package: {
        codes: {
          some: { ...inUse, pieces: { some: { state: 'shipped' } } },
          none: { ...inUse, pieces: { none: { state: 'shipped' } } },
        },
      },
    },
    orderBy: { id: 'asc' },
    select: { id: true },
  })
  return rows.map(({ id }) => id)
}
