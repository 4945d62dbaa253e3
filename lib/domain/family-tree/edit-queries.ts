import 'server-only'
import type { TreeEditView } from '@/lib/domain/family-tree/edit-views'
import { getTree } from '@/lib/domain/family-tree/find-tree'
import { canEditTree } from '@/lib/domain/family-tree/policy'
import { treeKeyInput } from '@/lib/domain/family-tree/schema'
import { db } from '@/lib/server/db'
import { defineRead } from '@/lib/server/read'

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
