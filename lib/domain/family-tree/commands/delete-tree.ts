import 'server-only'
import { lockPageTree } from '@/lib/domain/family-tree/edit-page-tree'
import { TreeError } from '@/lib/domain/family-tree/errors'
import { getTree } from '@/lib/domain/family-tree/find-tree'
import { removeImportFileQueue } from '@/lib/domain/family-tree/jobs'
import { treeKeyInput } from '@/lib/domain/family-tree/schema'
import { removeTreeFiles } from '@/lib/domain/family-tree/tree-files'
import { pageEdited } from '@/lib/domain/memorials/page-changes'
import { canOwnMemorial } from '@/lib/domain/memorials/policy'
import { defineCommand } from '@/lib/server/command'

/**
 * Deletes a page's tree with everybody in it and its files, for good. Throws TREE_ON_OTHER_PAGES while another page shows
 * it: that family keeps it.
 */
export const deleteTree = defineCommand({
  name: 'family-tree.delete-tree',
  session: 'required',
  confirms: true,
  input: treeKeyInput,
  load: ({ id }, { actor }) => getTree(actor, id),
  authorize: canOwnMemorial,
  run: async (context, _, page) => {
    const pageIds = await lockPageTree(context.tx, page)
    if (pageIds.length > 1) throw new TreeError('TREE_ON_OTHER_PAGES')
    await removeTreeFiles(context, { treeId: page.treeId })
    const imports = await context.tx.treeImport.findMany({
      where: { treeId: page.treeId },
      select: { storageKey: true },
    })
    for (const { storageKey } of imports) await context.enqueue(removeImportFileQueue, { storageKey })
    await context.tx.familyTree.delete({ where: { id: page.treeId } })
    context.about({ type: 'memorial', id: page.id, detail: { tree: page.treeId } })
    await pageEdited(context, page.id)
    return { ok: true }
  },
  form: {
    name: 'tree-delete',
    done: (_, { id = '' }) => `/family-tree/${id}`,
    back: ({ id = '' }) => `/memorial/${id}/admin/family`,
  },
})
