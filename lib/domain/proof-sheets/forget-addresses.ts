import 'server-only'
import { db } from '@/lib/server/db'

/**
 * Empties the family's mail address on sheets approved before this time, once no piece of theirs is still in the workshop
 * or was shipped later. Until then the family may have something to be told or asked. Returns how many.
 */
export async function forgetAddresses(before: Date): Promise<number> {
  const { count } = await db.proofSheet.updateMany({
    where: {
      status: 'approved',
      answeredAt: { lt: before },
      familyEmail: { not: '' },
      pieces: {
        none: { OR: [{ state: { notIn: ['shipped', 'cancelled'] } }, { batch: { shippedAt: { gte: before } } }] },
      },
    },
    data: { familyEmail: '' },
  })
  return count
}
