import 'server-only'
import type { OtherPagesView, OwnTreeView, TreeEditView, TreeSummaryView } from '@/lib/domain/family-tree/edit-views'
import { getTree, getTreePage } from '@/lib/domain/family-tree/find-tree'
import { canEditTree } from '@/lib/domain/family-tree/policy'
import { treeKeyInput } from '@/lib/domain/family-tree/schema'
import { canSeeMemorial } from '@/lib/domain/memorials/policy'
import { db } from '@/lib/server/db'
import { defineRead } from '@/lib/server/read'
import type { SignedInActor } from '@/lib/shared/actor'
import { fullName } from '@/lib/shared/names'

/** As many as a screen shows. */
const shownEdits = 30

/** The newest edits of a page's tree, for its editors, with those of the reader that can be undone and redone next. */
export const listTreeEdits = defineRead({
  name: 'family-tree.list-tree-edits',
  session: 'required',
  input: treeKeyInput,
  load: ({ id }, actor) => getTree(actor, id),
  authorize: canEditTree,
  run: async (actor, _, { treeId }): Promise<TreeEditView[]> => {
    const newest = await db.treeEdit.findMany({
      where: { treeId },
      orderBy: { revision: 'desc' },
      take: shownEdits,
      select: shownColumns,
    })
    const shown = new Set(newest.map(({ id }) => id))
    const own = await readOwnNext(treeId, actor.userId)
    const rows = [...newest, ...own.filter(({ id }) => !shown.has(id))]
    const userIds = rows.map(({ userId }) => userId).filter((id) => id !== null)
    const users = await db.user.findMany({
      where: { id: { in: userIds } },
      select: { id: true, fullName: true, username: true },
    })
    const names = new Map(users.map(({ id, fullName, username }) => [id, fullName || username]))
    return rows.map(({ userId, createdAt, undoneAt, revision: _, ...edit }) => ({
      ...edit,
      who: (userId && names.get(userId)) || null,
      when: createdAt.toISOString(),
      isUndone: undoneAt !== null,
      isMine: userId !== null && userId === actor.userId,
    }))
  },
})

const shownColumns = {
  id: true,
  kind: true,
  about: true,
  userId: true,
  createdAt: true,
  undoneAt: true,
  revision: true,
} as const

/** The reader's newest edit that stands, and the one after it, which was undone last; newest first. */
async function readOwnNext(treeId: string, userId: string) {
  const standing = await db.treeEdit.findFirst({
    where: { treeId, userId, undoneAt: null },
    orderBy: { revision: 'desc' },
    select: shownColumns,
  })
  const undone = await db.treeEdit.findFirst({
    where: { treeId, userId, undoneAt: { not: null }, revision: { gt: standing?.revision ?? -1 } },
    orderBy: { revision: 'asc' },
    select: shownColumns,
  })
  return [undone, standing].filter((edit) => edit !== null)
}

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
