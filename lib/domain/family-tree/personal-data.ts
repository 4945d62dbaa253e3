import 'server-only'
import { removeTreeFiles } from '@/lib/domain/family-tree/tree-files'
import { timeIsOver } from '@/lib/domain/legal/retention'
import type { RunContext } from '@/lib/server/command'
import { Prisma, type Transaction } from '@/lib/server/db'
import { deleteInPortions } from '@/lib/server/delete-in-portions'
import { enqueue } from '@/lib/server/jobs'
import { lockRow } from '@/lib/server/lock-rows'
import type { PersonalData } from '@/lib/server/personal-data'

export const familyTreePersonalData = {
  signedBy: {
    TreePerson: ['createdById'],
    TreeUnion: ['createdById'],
    TreeMedia: ['createdById'],
    TreeEdit: ['userId'],
    TreeAcceptedCheck: ['userId'],
  },
  leavePage: leaveTreeOf,
  tidy: async (now) => {
    await forgetOldEdits(timeIsOver('treeEdit', now).lt)
  },
  files: ['trees/'],
} satisfies PersonalData

/** Before a page is deleted: a tree without a page is nobody's; others no longer lead to this one. */
async function leaveTreeOf(context: Pick<RunContext, 'tx' | 'enqueue'>, memorialId: string): Promise<void> {
  const { tx } = context
  const page = await tx.treePage.findUnique({ where: { memorialId }, select: { treeId: true } })
  // Of the last two pages deleted at once, the second finds itself alone.
  if (!page || !(await lockRow(tx, 'FamilyTree', page.treeId))) return
  const { treeId } = page
  await tx.treePage.delete({ where: { memorialId } })
  const others = await tx.treePage.findMany({ where: { treeId }, select: { memorialId: true } })
  if (others.length > 0) return
  await removeTreeFiles(context, { treeId })
  await tx.familyTree.delete({ where: { id: treeId } })
}

/**
 * Deletes edits made before `before`, which cannot be undone then, and portraits that nobody has any more and no kept
 * edit can bring back. What came in a file stays: it goes home with the next export.
 */
async function forgetOldEdits(before: Date): Promise<void> {
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
