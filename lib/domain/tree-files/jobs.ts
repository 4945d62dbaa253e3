import 'server-only'
import { z } from 'zod'
import { removeImportFileQueue } from '@/lib/domain/family-tree/jobs'
import { readImport } from '@/lib/domain/tree-files/commands/read-import'
import { READING, rereadRecords } from '@/lib/domain/tree-files/commands/reread-records'
import { writeImport } from '@/lib/domain/tree-files/commands/write-import'
import { TreeFileError } from '@/lib/domain/tree-files/errors'
import { failImport } from '@/lib/domain/tree-files/import/import-state'
import { storeImportMedia } from '@/lib/domain/tree-files/import/store-media'
import { readImportQueue, storeImportMediaQueue, writeImportQueue } from '@/lib/domain/tree-files/queues'
import { storage } from '@/lib/integrations/storage/storage'
import { execute, worker } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { DomainError } from '@/lib/server/errors'
import { defineJob, enqueue } from '@/lib/server/jobs'

/** A file that is refused ends its import at once, with a sentence; whatever else fails is tried again by the queue. */
async function endIfRefused(importId: string, work: Promise<unknown>): Promise<void> {
  try {
    await work
  } catch (error) {
    const isRefused = error instanceof DomainError && (TreeFileError.has(error.code) || error.code === 'NOT_FOUND')
    if (!isRefused) throw error
    await failImport(importId, error)
  }
}

export const readImportJob = defineJob({
  ...readImportQueue,
  handle: ({ importId }) => endIfRefused(importId, execute(readImport, worker, { importId })),
})

export const writeImportJob = defineJob({
  ...writeImportQueue,
  handle: ({ importId }) => endIfRefused(importId, execute(writeImport, worker, { importId })),
})

/** The tree is whole without pictures: what cannot be stored is left out. */
export const storeImportMediaJob = defineJob({
  ...storeImportMediaQueue,
  handle: async ({ importId, turn }) => {
    // As many turns as the most portraits need.
    if ((await storeImportMedia(importId)) === 'more' && turn < 40) {
      await enqueue(db, storeImportMediaQueue, { importId, turn: turn + 1 })
    }
  },
})

export const removeImportFileJob = defineJob({
  ...removeImportFileQueue,
  handle: async ({ storageKey }) => {
    const needed = await db.treeImport.count({
      // Without bytes the file was given up before its time.
      where: { storageKey, bytes: { gt: 0 }, status: { in: ['reading', 'review', 'writing', 'done', 'failed'] } },
    })
    if (needed === 0) await storage.delete(storageKey)
  },
})

/** Every minute: reads the records of trees again that were read by earlier rules, some trees at a time. */
export const rereadTreesJob = defineJob({
  name: 'reread-trees',
  payload: z.object({}),
  cron: '* * * * *',
  handle: async () => {
    const trees = await db.familyTree.findMany({
      where: { reading: { lt: READING } },
      orderBy: { id: 'asc' },
      take: 20,
      select: { id: true },
    })
    for (const { id } of trees) await execute(rereadRecords, worker, { treeId: id })
  },
})

/** Every minute: ends imports whose job is gone, because it failed as often as it may or was set aside. */
export const endStuckImportsJob = defineJob({
  name: 'end-stuck-tree-imports',
  payload: z.object({}),
  cron: '* * * * *',
  handle: async () => {
    const stuck = await db.$queryRaw<{ id: string }[]>`
      SELECT id FROM "TreeImport" WHERE status IN ('reading', 'writing') AND NOT EXISTS (
        SELECT 1 FROM pgboss.job WHERE name IN (${readImportQueue.name}, ${writeImportQueue.name})
        AND state < 'completed' AND data->>'importId' = "TreeImport".id::text)`
    for (const { id } of stuck) await failImport(id, new TreeFileError('TREE_IMPORT_STOPPED'))
  },
})
