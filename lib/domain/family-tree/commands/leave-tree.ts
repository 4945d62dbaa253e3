import 'server-only'
import { lockPageTree } from '@/lib/domain/family-tree/edit-page-tree'
import { TreeError } from '@/lib/domain/family-tree/errors'
import { getTree, treeEdited } from '@/lib/domain/family-tree/find-tree'
import { canEditTree } from '@/lib/domain/family-tree/policy'
import { treeKeyInput } from '@/lib/domain/family-tree/schema'
import { defineCommand } from '@/lib/server/command'

/** Takes a tree off a page; it stays on the others. Throws TREE_LAST_PAGE when there are none. */
export const leaveTree = defineCommand({
  name: 'family-tree.leave-tree',
  session: 'required',
  input: treeKeyInput,
  load: ({ id }, { actor }) => getTree(actor, id),
  authorize: canEditTree,
  run: async (context, _, page) => {
    const pageIds = await lockPageTree(context.tx, page)
    if (pageIds.length === 1) throw new TreeError('TREE_LAST_PAGE')
    await context.tx.treePage.delete({ where: { memorialId: page.id } })
    context.about({ type: 'memorial', id: page.id, detail: { tree: page.treeId } })
    await treeEdited(context, page.treeId, pageIds)
    return { ok: true }
  },
  form: {
    name: 'tree-leave',
    done: (_, { id = '' }) => `/family-tree/${id}`,
    back: ({ id = '' }) => `/memorial/${id}/admin/family`,
  },
})
