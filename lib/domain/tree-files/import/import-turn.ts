import 'server-only'
import type { Transaction } from '@/lib/server/db'

/** A file with so many bytes takes as long to read as a small one waits. */
const longBytes = 5_000_000

/** Senders take turns, and small files come before large ones: whose turn an import has that is under way. */
export async function importTurn(tx: Transaction, importId: string): Promise<{ priority: number }> {
  const { userId, bytes } = await tx.treeImport.findUniqueOrThrow({
    where: { id: importId },
    select: { userId: true, bytes: true },
  })
  const own = userId ? await tx.treeImport.count({ where: { userId, status: { in: ['reading', 'writing'] } } }) : 1
  return { priority: 1 - own - Math.floor(bytes / longBytes) }
}
