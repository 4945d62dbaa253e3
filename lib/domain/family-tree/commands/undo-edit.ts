import 'server-only'
import { TreeError } from '@/lib/domain/family-tree/errors'
import { getTree } from '@/lib/domain/family-tree/find-tree'
import { canEditTree } from '@/lib/domain/family-tree/policy'
import { replayEdit, replayedColumns } from '@/lib/domain/family-tree/replay-edit'
import { treeKeyInput } from '@/lib/domain/family-tree/schema'
import { reversed, storedChanges } from '@/lib/domain/family-tree/tree-changes'
import { defineCommand } from '@/lib/server/command'
import { readDatabaseTime } from '@/lib/server/database-time'

/**
 * Undoes the caller's newest edit of the tree that stands. Throws TREE_NOTHING_TO_UNDO, and TREE_CHANGED_SINCE when
 * somebody has changed or built on what it left; TREE_PAGE_PERSON, TREE_LOOP and TREE_BEYOND_PLAN as other edits.
 */
export const undoEdit = defineCommand({
  name: 'family-tree.undo-edit',
  session: 'required',
  input: treeKeyInput,
  load: ({ id }, { actor }) => getTree(actor, id),
  authorize: canEditTree,
  run: (context, _, page) =>
    replayEdit(context, page, async (tx) => {
      const edit = await tx.treeEdit.findFirst({
        where: { treeId: page.treeId, userId: context.actor.userId, undoneAt: null },
        orderBy: { revision: 'desc' },
        select: replayedColumns,
      })
      if (!edit) throw new TreeError('TREE_NOTHING_TO_UNDO')
      return { edit, changes: reversed(storedChanges(edit.changes)), undoneAt: await readDatabaseTime(tx) }
    }),
})
