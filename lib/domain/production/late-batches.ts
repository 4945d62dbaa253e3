import 'server-only'
import { db, type Prisma } from '@/lib/server/db'
import { danishDay } from '@/lib/shared/danish-time'

/** Batches whose due date has passed in Denmark and that are neither shipped nor cancelled. */
export function lateBatches(now: Date): Prisma.ProductionBatchWhereInput {
  return { shippedAt: null, cancelledAt: null, dueOn: { lt: new Date(`${danishDay(now)}T00:00:00Z`) } }
}

/** What needs a decision in the workshop: late batches and stopped pieces. */
export async function countWorkshopTrouble(now: Date): Promise<{ lateBatches: number; stoppedPieces: number }> {
  const [late, stoppedPieces] = await Promise.all([
    db.productionBatch.count({ where: lateBatches(now) }),
    db.productionPiece.count({ where: { state: 'stopped' } }),
  ])
  return { lateBatches: late, stoppedPieces }
}
