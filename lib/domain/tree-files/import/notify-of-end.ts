import 'server-only'
import type { Transaction } from '@/lib/server/db'

/** After this somebody who waits has closed the page, as it says they may. */
export const longMs = 60_000

/**
 * Tells whoever sent a file, in the app, that its way has ended, where it took more than a minute and they still edit the
 * page. The file's name stays out of it: it may be the name of somebody who is taken out of the tree later.
 */
export async function notifyOfEnd(
  tx: Transaction,
  importId: string,
  kind: 'tree_import_done' | 'tree_import_failed',
): Promise<void> {
  const now = new Date()
  const { userId, memorialId, askedAt } = await tx.treeImport.findUniqueOrThrow({
    where: { id: importId },
    select: { userId: true, memorialId: true, askedAt: true },
  })
  if (!userId || now.getTime() - askedAt.getTime() <= longMs) return
  const editors = await tx.memorialMember.count({
    where: { memorialId, userId, role: { in: ['owner', 'editor'] }, user: { disabledAt: null } },
  })
  // Counts as mailed, so that no summary waits for it.
  if (editors > 0) await tx.notification.create({ data: { userId, memorialId, kind, mailedAt: now } })
}
