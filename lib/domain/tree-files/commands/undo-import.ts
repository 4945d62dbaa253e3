import 'server-only'
import { updateBirthBounds } from '@/lib/domain/family-tree/birth-bounds'
import { lockTree, treeEdited } from '@/lib/domain/family-tree/find-tree'
import { removeImportFileQueue } from '@/lib/domain/family-tree/jobs'
import { canEditTree } from '@/lib/domain/family-tree/policy'
import { searchTextOf } from '@/lib/domain/family-tree/search-text'
import { removeTreeFiles } from '@/lib/domain/family-tree/tree-files'
import { undoFormName } from '@/lib/domain/tree-files/copy'
import { TreeFileError } from '@/lib/domain/tree-files/errors'
import { assertUntouched } from '@/lib/domain/tree-files/import/assert-untouched'
import { getImportRow, getImportSubject } from '@/lib/domain/tree-files/import/find-import'
import { withoutNames } from '@/lib/domain/tree-files/import/finished-report'
import { storedBefore } from '@/lib/domain/tree-files/import/stored-before'
import { treeFilesPath } from '@/lib/domain/tree-files/paths'
import { importKeyInput } from '@/lib/domain/tree-files/schema'
import { defineCommand } from '@/lib/server/command'
import type { Transaction } from '@/lib/server/db'

/**
 * Takes out again everything an import brought, and gives those it changed their earlier rows. All of it, or nothing: throws
 * TREE_IMPORT_EDITED or TREE_IMPORT_PAGE_PERSON when somebody has worked on it since, and TREE_IMPORT_NOT_DONE.
 */
export const undoImport = defineCommand({
  name: 'tree-files.undo-import',
  session: 'required',
  input: importKeyInput,
  // 50,000 people take some seconds to delete.
  timeoutMs: 120_000,
  load: (input, { actor }) => getImportSubject(actor, input),
  authorize: canEditTree,
  run: async (context, _, { id: memorialId, importId, treeId }) => {
    const { tx } = context
    const pageIds = await lockTree(tx, treeId)
    const { status, storageKey, report } = await getImportRow(importId, tx)
    if (status !== 'done') throw new TreeFileError('TREE_IMPORT_NOT_DONE')
    await assertUntouched(tx, importId)
    await tx.treeChild.deleteMany({ where: { importId } })
    await restore(tx, importId)
    await tx.treeUnion.deleteMany({ where: { importId } })
    await tx.treeRecord.deleteMany({ where: { importId } })
    await tx.treePerson.deleteMany({ where: { importId } })
    await removeTreeFiles(context, { importId })
    await updateBirthBounds(tx, treeId)
    await tx.treeImport.update({
      where: { id: importId },
      data: { status: 'undone', finishedAt: new Date(), ...withoutNames(report) },
    })
    await context.enqueue(removeImportFileQueue, { storageKey })
    context.about({ type: 'memorial', id: memorialId, detail: { import: importId } })
    return { revision: await treeEdited(context, treeId, pageIds) }
  },
  form: {
    name: undoFormName,
    done: (_, { id = '' }) => treeFilesPath(id),
    back: ({ id = '' }) => treeFilesPath(id),
  },
})

async function restore(tx: Transaction, importId: string): Promise<void> {
  const rows = await tx.treeImportBefore.findMany({ where: { importId }, select: { personId: true, before: true } })
  for (const { personId: id, before } of rows) {
    const { table, row, record } = storedBefore.parse(before)
    const revision = { increment: 1 }
    if (table === 'union') await tx.treeUnion.update({ where: { id }, data: { ...row, revision } })
    else await tx.treePerson.update({ where: { id }, data: { ...row, searchText: searchTextOf(row), revision } })
    if (record) await tx.treeRecord.updateMany({ where: { id: record.id }, data: { lines: record.lines } })
  }
  await tx.treeImportBefore.deleteMany({ where: { importId } })
}
