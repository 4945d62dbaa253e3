import 'server-only'
import type { Holdings } from '@/lib/server/holdings'

export const familyTreeHoldings = {
  signedBy: {
    TreePerson: ['createdById'],
    TreeUnion: ['createdById'],
    TreeMedia: ['createdById'],
    TreeEdit: ['userId'],
    TreeAcceptedCheck: ['userId'],
  },
  // A tree without a page is nobody's.
  leavePage: async ({ tx }, memorialId) => {
    const page = await tx.treePage.findUnique({ where: { memorialId }, select: { treeId: true } })
    if (!page) return
    const pages = await tx.treePage.count({ where: { treeId: page.treeId } })
    if (pages === 1) await tx.familyTree.delete({ where: { id: page.treeId } })
  },
} satisfies Holdings
