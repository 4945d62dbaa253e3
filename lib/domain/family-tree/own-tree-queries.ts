import 'server-only'
import type { OwnTreeView, TreeSummaryView } from '@/lib/domain/family-tree/edit-views'
import { getTreePage } from '@/lib/domain/family-tree/find-tree'
import { canEditTree } from '@/lib/domain/family-tree/policy'
import { treeKeyInput } from '@/lib/domain/family-tree/schema'
import { db } from '@/lib/server/db'
import { defineRead } from '@/lib/server/read'
import { fullName } from '@/lib/shared/names'

/** More than any family keeps. */
const mostTrees = 50

/** The trees of other pages that the caller owns, each once: a page without one can show one of them (`canShareTree`). */
export const listOwnTrees = defineRead({
  name: 'family-tree.list-own-trees',
  session: 'required',
  input: treeKeyInput,
  load: ({ id }, actor) => getTreePage(actor, id),
  authorize: canEditTree,
  run: async ({ userId }, _, { id, tree }): Promise<OwnTreeView[]> => {
    const pages = await db.treePage.findMany({
      where: {
        memorialId: { not: id },
        ...(tree && { treeId: { not: tree.treeId } }),
        memorial: { members: { some: { userId, role: 'owner' } } },
      },
      distinct: ['treeId'],
      orderBy: [{ treeId: 'asc' }, { createdAt: 'asc' }],
      take: mostTrees,
      select: { memorialId: true, memorial: { select: { firstName: true, middleName: true, lastName: true } } },
    })
    return pages.map(({ memorialId, memorial }) => ({ memorialId, name: fullName(memorial) }))
  },
})

/** How large a page's tree is and where else it is shown, for its editors; null without a tree. */
export const getTreeSummary = defineRead({
  name: 'family-tree.get-tree-summary',
  session: 'required',
  input: treeKeyInput,
  load: ({ id }, actor) => getTreePage(actor, id),
  authorize: canEditTree,
  run: async (_, __, { id, tree }): Promise<TreeSummaryView | null> => {
    if (!tree) return null
    const { treeId } = tree
    const people = await db.treePerson.count({ where: { treeId } })
    const pages = await db.treePage.findMany({
      where: { treeId, memorialId: { not: id } },
      orderBy: { createdAt: 'asc' },
      select: { memorial: { select: { firstName: true, middleName: true, lastName: true } } },
    })
    return { people, otherPages: pages.map(({ memorial }) => fullName(memorial)) }
  },
})
