import 'server-only'
import { db, type Transaction } from '@/lib/server/db'

const together = 200

/**
 * Calls `deleteSome` in separate transactions until it finds fewer rows than its limit of 200, which keeps locks short.
 * `deleteSome` returns how many rows it found; none of them may match again afterwards. Returns the total.
 */
export async function deleteInPortions(
  deleteSome: (tx: Transaction, atMost: number) => Promise<number>,
): Promise<number> {
  let found = 0
  for (;;) {
    const count = await db.$transaction((tx) => deleteSome(tx, together))
    found += count
    if (count < together) return found
  }
}
