import 'server-only'
import type { Transaction } from '@/lib/server/db'

/**
 * Codes without plaques are delivered when their package is ready: from then the reseller has the files. Called when an
 * order is accepted and when a large package is made; does nothing until both have happened, or for plaques.
 */
export async function noteDeliveredCodes(tx: Transaction, packageId: string): Promise<void> {
  await tx.resellerOrder.updateMany({
    where: { packageId, wantsPlaques: false, status: 'accepted', deliveredAt: null, package: { state: 'ready' } },
    data: { deliveredAt: new Date() },
  })
}
