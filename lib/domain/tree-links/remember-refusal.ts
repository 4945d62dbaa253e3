import 'server-only'
import type { Transaction } from '@/lib/server/db'

/** Notes that a page's family does not want it shown in a tree, from now on. The link itself may go. */
export async function rememberRefusal(
  tx: Transaction,
  { treeId, memorialId }: { treeId: string; memorialId: string },
): Promise<void> {
  const refusedAt = new Date()
  await tx.treeLinkRefusal.upsert({
    where: { treeId_memorialId: { treeId, memorialId } },
    update: { refusedAt },
    create: { treeId, memorialId, refusedAt },
  })
}
