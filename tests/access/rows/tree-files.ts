import { cancelImport } from '@/lib/domain/tree-files/commands/cancel-import'
import { confirmImport } from '@/lib/domain/tree-files/commands/confirm-import'
import { readImport } from '@/lib/domain/tree-files/commands/read-import'
import { rereadRecords } from '@/lib/domain/tree-files/commands/reread-records'
import { undoImport } from '@/lib/domain/tree-files/commands/undo-import'
import { uploadImport } from '@/lib/domain/tree-files/commands/upload-import'
import { writeImport } from '@/lib/domain/tree-files/commands/write-import'
import { UploadedFile } from '@/lib/server/request-body'
import { type AccessRow, outcomes } from '@/tests/access/row'
import type { World } from '@/tests/access/world'
import { createImport, gedcomText } from '@/tests/factories/family-files'
import { createTree } from '@/tests/factories/family-tree'

// A private page: outsiders get 404, members without the right 403.
const editors = outcomes(404, {
  visitor: 401,
  viewer: 403,
  first_reader: 403,
  editor: 'ok',
  owner: 'ok',
  administrator: 403,
})

// The jobs' own.
const nobody = outcomes(403, { visitor: 401 })

function anImport(status: 'review' | 'done' | 'cancelled') {
  return async ({ memorial }: World) => {
    const tree = await createTree({ memorial })
    const importId = await createImport({ tree, memorial }, status)
    return { id: memorial.slug, importId, pageXref: null, keep: 'ours', apart: [] }
  }
}

export const treeFileRows: Record<string, AccessRow> = {
  'tree-files.upload-import': {
    command: uploadImport,
    input: async ({ memorial }) => {
      await createTree({ memorial })
      return { id: memorial.slug, file: new UploadedFile('slægt.ged', Buffer.from(gedcomText('0 @I1@ INDI'))) }
    },
    outcomes: editors,
  },
  'tree-files.confirm-import': { command: confirmImport, input: anImport('review'), outcomes: editors },
  'tree-files.cancel-import': { command: cancelImport, input: anImport('review'), outcomes: editors },
  'tree-files.undo-import': { command: undoImport, input: anImport('done'), outcomes: editors },
  'tree-files.read-import': { command: readImport, input: anImport('cancelled'), outcomes: nobody },
  'tree-files.reread-records': {
    command: rereadRecords,
    input: async ({ memorial }) => ({ treeId: (await createTree({ memorial })).id }),
    outcomes: nobody,
  },
  'tree-files.write-import': { command: writeImport, input: anImport('cancelled'), outcomes: nobody },
}
