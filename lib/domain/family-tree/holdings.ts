import 'server-only'
import { forgetOldEdits } from '@/lib/domain/family-tree/forget-old-edits'
import { removeTreeFiles } from '@/lib/domain/family-tree/tree-files'
import { timeIsOver } from '@/lib/domain/legal/retention'
import type { RunContext } from '@/lib/server/command'
import type { Holdings } from '@/lib/server/holdings'
import { lockRow } from '@/lib/server/lock-rows'

export const familyTreeHoldings = {
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
} satisfies Holdings

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
