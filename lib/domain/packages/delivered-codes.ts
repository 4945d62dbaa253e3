import 'server-only'
import type { Transaction } from '@/lib/server/db'

/**
 * Codes without plaques are delivered, and their order done, when their package is ready: from then the reseller has the
 * files. Called when an order is accepted and when a large package is made; does nothing until both have happened, or
 * for plaques.
 */
export async function noteDeliveredCodes(tx: Transaction, packageId: string): Promise<void> {
  await tx.resellerOrder.updateMany({
    where: { packageId, wantsPlaques: false, status: 'accepted', deliveredAt: null, package: { state: 'ready' } },
    data: { status: 'shipped', deliveredAt: new Date() },
  })
}
