import 'server-only'
import { TreeError } from '@/lib/domain/family-tree/errors'
import { getTree } from '@/lib/domain/family-tree/find-tree'
import { canEditTree } from '@/lib/domain/family-tree/policy'
import { replayEdit, replayedColumns } from '@/lib/domain/family-tree/replay-edit'
import { treeKeyInput } from '@/lib/domain/family-tree/schema'
import { storedChanges } from '@/lib/domain/family-tree/tree-changes'
import { defineCommand } from '@/lib/server/command'

/**
 * Makes the edit again that the caller undid last, unless they have edited the tree since. Throws TREE_NOTHING_TO_REDO,
 * and otherwise as undo-edit.
 */
export const redoEdit = defineCommand({
  name: 'family-tree.redo-edit',
  session: 'required',
  input: treeKeyInput,
  load: ({ id }, { actor }) => getTree(actor, id),
  authorize: canEditTree,
  run: (context, _, page) =>
    replayEdit(context, page, async (tx) => {
      const own = { treeId: page.treeId, userId: context.actor.userId }
      const edit = await tx.treeEdit.findFirst({
        where: { ...own, undoneAt: { not: null } },
        // Undone within one millisecond, the older was the later.
        orderBy: [{ undoneAt: 'desc' }, { revision: 'asc' }],
        select: { ...replayedColumns, revision: true },
      })
      if (!edit) throw new TreeError('TREE_NOTHING_TO_REDO')
      const newer = await tx.treeEdit.count({ where: { ...own, undoneAt: null, revision: { gt: edit.revision } } })
      if (newer > 0) throw new TreeError('TREE_NOTHING_TO_REDO')
      return { edit, changes: storedChanges(edit.changes), undoneAt: null }
    }),
})
