import 'server-only'
import { removeTreeFiles } from '@/lib/domain/family-tree/tree-files'
import type { RunContext } from '@/lib/server/command'
import { Prisma, type Transaction } from '@/lib/server/db'
import { deleteInPortions } from '@/lib/server/delete-in-portions'
import { enqueue } from '@/lib/server/jobs'

/**
 * Deletes edits made before `before`, which cannot be undone then, and portraits that nobody has any more and no kept
 * edit can bring back. What came in a file stays: it goes home with the next export.
 */
export async function forgetOldEdits(before: Date): Promise<void> {
  await deleteInPortions(async (tx, atMost) => {
    const rows = await tx.treeEdit.findMany({
      where: { createdAt: { lt: before } },
      select: { id: true },
      take: atMost,
    })
    await tx.treeEdit.deleteMany({ where: { id: { in: rows.map(({ id }) => id) } } })
    return rows.length
  })
  await deleteInPortions(async (tx, atMost) => {
    const ids = await unusedPortraits(tx, before, atMost)
    const later: RunContext['enqueue'] = (job, payload) => enqueue(tx, job, payload)
    return removeTreeFiles({ tx, enqueue: later }, { id: { in: ids } })
  })
}

async function unusedPortraits(tx: Transaction, before: Date, atMost: number): Promise<string[]> {
  const rows = await tx.$queryRaw<{ id: string }[]>(Prisma.sql`
    SELECT media.id FROM "TreeMedia" media
    WHERE media."importId" IS NULL AND media."createdAt" < ${before}
      AND NOT EXISTS (SELECT 1 FROM "TreePerson" person WHERE person."portraitId" = media.id)
      AND NOT EXISTS (
        SELECT 1 FROM "TreeEdit" edit
        WHERE edit."treeId" = media."treeId" AND strpos(edit.changes::text, media.id::text) > 0
      )
    LIMIT ${atMost}`)
  return rows.map(({ id }) => id)
}
