import 'server-only'
import { removeImportFileQueue } from '@/lib/domain/family-tree/jobs'
import { canEditTree } from '@/lib/domain/family-tree/policy'
import { cancelFormName } from '@/lib/domain/tree-files/copy'
import { TreeFileError } from '@/lib/domain/tree-files/errors'
import {
  getImportRow,
  getImportSubject,
  treeFilesForm,
  withoutNames,
} from '@/lib/domain/tree-files/import/import-state'
import { importKeyInput } from '@/lib/domain/tree-files/schema'
import { defineCommand } from '@/lib/server/command'

/** Drops a file before it is in the tree; the file is removed at once. Throws TREE_IMPORT_NOT_READY. */
export const cancelImport = defineCommand({
  name: 'tree-files.cancel-import',
  session: 'required',
  input: importKeyInput,
  load: (input, { actor }) => getImportSubject(actor, input),
  authorize: canEditTree,
  run: async (context, _, { id: memorialId, importId }) => {
    const { storageKey, report } = await getImportRow(importId, context.tx)
    const { count } = await context.tx.treeImport.updateMany({
      where: { id: importId, status: { in: ['reading', 'review'] } },
      data: { status: 'cancelled', finishedAt: new Date(), ...withoutNames(report) },
    })
    if (count === 0) throw new TreeFileError('TREE_IMPORT_NOT_READY')
    await context.enqueue(removeImportFileQueue, { storageKey })
    context.about({ type: 'memorial', id: memorialId, detail: { import: importId } })
  },
  form: treeFilesForm(cancelFormName),
})
