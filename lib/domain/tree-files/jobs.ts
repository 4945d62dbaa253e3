import 'server-only'
import { z } from 'zod'
import { removeImportFileQueue } from '@/lib/domain/family-tree/jobs'
import { readImport } from '@/lib/domain/tree-files/commands/read-import'
import { READING, rereadRecords } from '@/lib/domain/tree-files/commands/reread-records'
import { writeImport } from '@/lib/domain/tree-files/commands/write-import'
import { TreeFileError } from '@/lib/domain/tree-files/errors'
import { failImport } from '@/lib/domain/tree-files/import/import-failure'
import { storeImportMedia } from '@/lib/domain/tree-files/import/store-media'
import { readImportQueue, storeImportMediaQueue, writeImportQueue } from '@/lib/domain/tree-files/queues'
import { storage } from '@/lib/integrations/storage/storage'
import { execute, worker } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { DomainError } from '@/lib/server/errors'
import { defineJob, enqueue, type JobQueue } from '@/lib/server/jobs'
import { log } from '@/lib/server/log'

const triesInAll = 3
const pauseMs = 10_000
/** A job tells its progress far more often; after this its process is gone. */
const stuckMs = 20 * 60_000

type OfImport = { importId: string; attempt: number }

/** Tries again what may pass, and ends the import with a sentence when it does not or cannot. */
async function attempted(queue: JobQueue<OfImport>, { importId, attempt }: OfImport, work: () => Promise<unknown>) {
  try {
    await work()
  } catch (error) {
    const isRefused = error instanceof DomainError && (TreeFileError.has(error.code) || error.code === 'NOT_FOUND')
    if (!isRefused) log.warn({ err: error, importId, attempt }, 'tree import')
    if (isRefused || attempt >= triesInAll) await failImport(importId, error)
    else await enqueue(db, queue, { importId, attempt: attempt + 1 }, { startAfter: new Date(Date.now() + pauseMs) })
  }
}

export const readImportJob = defineJob({
  ...readImportQueue,
  handle: (payload) =>
    attempted(readImportQueue, payload, () => execute(readImport, worker, { importId: payload.importId })),
})

export const writeImportJob = defineJob({
  ...writeImportQueue,
  handle: (payload) =>
    attempted(writeImportQueue, payload, () => execute(writeImport, worker, { importId: payload.importId })),
})

/** The tree is whole without pictures: what cannot be stored is left out. */
export const storeImportMediaJob = defineJob({
  ...storeImportMediaQueue,
  handle: async ({ importId, attempt }) => {
    // As many turns as the most portraits need.
    if ((await storeImportMedia(importId)) === 'more' && attempt < 40) {
      await enqueue(db, storeImportMediaQueue, { importId, attempt: attempt + 1 })
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

/** Every ten minutes: ends imports whose process was killed more often than a job is begun again. */
export const endStuckImportsJob = defineJob({
  name: 'end-stuck-tree-imports',
  isIrreversible: true,
  payload: z.object({}),
  cron: '*/10 * * * *',
  handle: async () => {
    const stuck = await db.treeImport.findMany({
      where: { status: { in: ['reading', 'writing'] }, updatedAt: { lt: new Date(Date.now() - stuckMs) } },
      select: { id: true },
    })
    for (const { id } of stuck) await failImport(id, new TreeFileError('TREE_IMPORT_STOPPED'))
  },
})
