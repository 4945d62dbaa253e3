import 'server-only'
import { z } from 'zod'
import { getImportRow, tellProgress } from '@/lib/domain/tree-files/import/import-state'
import { readKnown } from '@/lib/domain/tree-files/import/known-tree'
import { makeReport } from '@/lib/domain/tree-files/import/make-report'
import { findRemoved, knowPlaceholders } from '@/lib/domain/tree-files/import/placeholders'
import { inTreeFileProcess, readStoredFile } from '@/lib/domain/tree-files/import/tree-file-pool'
import { defineCommand, theSystem } from '@/lib/server/command'
import { db } from '@/lib/server/db'

/**
 * Reads an uploaded file and stores what it would do. Once is enough: an import that is no longer being read is left as
 * it is. Throws the TREE_FILE_* errors.
 */
export const readImport = defineCommand({
  name: 'tree-files.read-import',
  session: 'system',
  input: z.object({ importId: z.uuid() }),
  // A log line for each job would tell nobody anything: the upload and the decision have theirs.
  isAudited: false,
  load: ({ importId }) => getImportRow(importId),
  authorize: theSystem,
  prepare: async (_, __, { id, treeId, userId, memorialId, storageKey, status }) => {
    if (status !== 'reading') return null
    await tellProgress(id, 10)
    const read = await inTreeFileProcess(
      'read',
      { file: await readStoredFile(storageKey) },
      { page: treeId, sender: userId ?? treeId },
    )
    await tellProgress(id, 60)
    const { file, placeholders } = await knowPlaceholders(db, treeId, { file: read, taken: new Set() })
    const page = await db.treePage.findUnique({ where: { memorialId }, select: { personId: true } })
    const report = makeReport(file, await readKnown(db, treeId), {
      pagePersonId: page?.personId ?? '',
      removed: new Set([...(await findRemoved(db, treeId, file)), ...placeholders.keys()]),
    })
    await tellProgress(id, 90)
    return report
  },
  run: async ({ tx }, _, { id }, report) => {
    if (!report) return
    await tx.treeImport.updateMany({
      where: { id, status: 'reading' },
      data: { status: 'review', progress: 0, report },
    })
  },
})
