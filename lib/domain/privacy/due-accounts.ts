import 'server-only'
import { db } from '@/lib/server/db'

/** The accounts whose deletion is due, longest first. For the hourly job. */
export async function listDueAccounts(now = new Date()): Promise<string[]> {
  const rows = await db.user.findMany({
    where: { deletionDueAt: { lte: now } },
    orderBy: { deletionDueAt: 'asc' },
    take: 500,
    select: { id: true },
  })
  return rows.map(({ id }) => id)
}
