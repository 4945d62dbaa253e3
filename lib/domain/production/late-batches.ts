import 'server-only'
import { db, type Prisma } from '@/lib/server/db'
import { danishDay } from '@/lib/shared/danish-time'

/** Batches whose last day is over in Denmark and that nobody shipped or cancelled. */
export function lateBatches(now: Date): Prisma.ProductionBatchWhereInput {
  return { shippedAt: null, cancelledAt: null, dueOn: { lt: new Date(`${danishDay(now)}T00:00:00Z`) } }
}

/** What in the workshop waits for somebody to decide: batches that are late, and pieces that were stopped. */
export async function countWorkshopTrouble(now: Date): Promise<{ lateBatches: number; stoppedPieces: number }> {
  const [late, stoppedPieces] = await Promise.all([
    db.productionBatch.count({ where: lateBatches(now) }),
    db.productionPiece.count({ where: { state: 'stopped' } }),
  ])
  return { lateBatches: late, stoppedPieces }
}
