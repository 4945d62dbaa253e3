import 'server-only'
import { db, type Transaction } from '@/lib/server/db'

const together = 200

/**
 * Calls `deleteSome` in transactions of their own until it found fewer rows than the 200 it may take at a time, so that no
 * deletion holds its locks for long. `deleteSome` answers how many it found, and each of them must be gone afterwards or
 * no longer be looked for. Returns how many it found in all.
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
