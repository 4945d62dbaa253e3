import 'server-only'
import type { OtherPagesView, OwnTreeView, TreeSummaryView } from '@/lib/domain/family-tree/edit-views'
import { getTreePage } from '@/lib/domain/family-tree/find-tree'
import { canEditTree } from '@/lib/domain/family-tree/policy'
import { treeKeyInput } from '@/lib/domain/family-tree/schema'
import { canSeeMemorial } from '@/lib/domain/memorials/policy'
import { db } from '@/lib/server/db'
import { defineRead } from '@/lib/server/read'
import type { SignedInActor } from '@/lib/shared/actor'
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
      select: { memorialId: true, memorial: { select: nameColumns } },
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
  run: async (actor, _, { id, tree }): Promise<TreeSummaryView | null> => {
    if (!tree) return null
    const { treeId } = tree
    return {
      people: await db.treePerson.count({ where: { treeId } }),
      otherPages: await readOtherPages(actor, treeId, id),
    }
  },
})

/** Of a page that is closed to the editor no more is told than that there is one. */
async function readOtherPages(actor: SignedInActor, treeId: string, exceptId: string): Promise<OtherPagesView> {
  const pages = await db.treePage.findMany({
    where: { treeId, memorialId: { not: exceptId } },
    orderBy: { createdAt: 'asc' },
    select: {
      memorial: {
        select: {
          ...subjectColumns,
          ...nameColumns,
          members: { where: { userId: actor.userId }, select: { role: true } },
        },
      },
    },
  })
  const seen = pages.filter(({ memorial: { members, ...memorial } }) =>
    canSeeMemorial(actor, { ...memorial, role: members[0]?.role ?? null }),
  )
  return { names: seen.map(({ memorial }) => fullName(memorial)), unnamedCount: pages.length - seen.length }
}

const subjectColumns = { id: true, slug: true, state: true, visibility: true, hiddenAt: true } as const
const nameColumns = { firstName: true, middleName: true, lastName: true } as const
