import 'server-only'
import { canEditTree } from '@/lib/domain/family-tree/policy'
import { confirmFormName } from '@/lib/domain/tree-files/copy'
import { TreeFileError } from '@/lib/domain/tree-files/errors'
import { getImportSubject, treeFilesForm } from '@/lib/domain/tree-files/import/import-state'
import { importTurn, writeImportQueue } from '@/lib/domain/tree-files/queues'
import { confirmImportInput } from '@/lib/domain/tree-files/schema'
import { defineCommand } from '@/lib/server/command'

/** Decides what an import does with people who are here already, and starts it. Throws TREE_IMPORT_NOT_READY. */
export const confirmImport = defineCommand({
  name: 'tree-files.confirm-import',
  session: 'required',
  input: confirmImportInput,
  load: (input, { actor }) => getImportSubject(actor, input),
  authorize: canEditTree,
  run: async (context, { pageXref, keep, apart }, { id: memorialId, importId }) => {
    const { count } = await context.tx.treeImport.updateMany({
      where: { id: importId, status: 'review' },
      data: { status: 'writing', progress: 0, askedAt: new Date(), choices: { pageXref, keep, apart } },
    })
    if (count === 0) throw new TreeFileError('TREE_IMPORT_NOT_READY')
    await context.enqueue(writeImportQueue, { importId }, await importTurn(context.tx, importId))
    context.about({ type: 'memorial', id: memorialId, detail: { import: importId } })
    return { importId }
  },
  form: treeFilesForm(confirmFormName),
})
