import 'server-only'
import type { BuyerCheck } from '@/lib/domain/shop-orders/schema'
import type { Database } from '@/lib/server/db'

type PublicBuyer = { buyerId: string; cvr: string | null; ean: string | null }

/**
 * Whether a public buyer is known: the last answer to the same account under the same CVR and EAN number was yes. Both
 * numbers are public, so another account that writes them is looked at anew.
 */
export async function checkBuyer(database: Database, { buyerId, cvr, ean }: PublicBuyer): Promise<BuyerCheck> {
  if (!cvr || !ean) return 'waiting'
  const last = await database.shopOrder.findFirst({
    where: { buyerId, cvr, ean, buyerCheck: { in: ['approved', 'declined'] } },
    orderBy: { id: 'desc' },
    select: { buyerCheck: true },
  })
  return last?.buyerCheck === 'approved' ? 'approved' : 'waiting'
}
