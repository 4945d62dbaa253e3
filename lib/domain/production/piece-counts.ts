import 'server-only'
import type { PieceCounts } from '@/lib/domain/production/views'
import type { Database } from '@/lib/server/db'

export const noPieces: PieceCounts = {
  queued: 0,
  engraving: 0,
  quality_check: 0,
  passed: 0,
  packed: 0,
  shipped: 0,
  stopped: 0,
  cancelled: 0,
}

/** How many pieces are in each state, by the batch's id. Batches without pieces are left out. */
export async function countsOf(database: Database, batchIds: string[]): Promise<Map<string, PieceCounts>> {
  const groups = await database.productionPiece.groupBy({
    by: ['batchId', 'state'],
    where: { batchId: { in: batchIds } },
    _count: { _all: true },
  })
  const counts = new Map<string, PieceCounts>()
  for (const { batchId, state, _count } of groups) {
    counts.set(batchId, { ...(counts.get(batchId) ?? noPieces), [state]: _count._all })
  }
  return counts
}
