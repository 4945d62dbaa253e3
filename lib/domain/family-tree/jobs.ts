import 'server-only'
import { z } from 'zod'
import { storage } from '@/lib/integrations/storage/storage'
import { db } from '@/lib/server/db'
import { defineJob, type JobQueue } from '@/lib/server/jobs'

const file = z.object({ storageKey: z.string().min(1), keys: z.array(z.string().min(1)) })

/**
 * Removes the files of a tree's picture or attachment unless it has a row. Enqueued before the files are written, to run
 * a day later in case the row was never written.
 */
export const removeUnknownTreeFileJob = defineJob({
  name: 'remove-unknown-tree-file',
  isIrreversible: true,
  payload: file,
  handle: async (removed) => removeUnknown([removed]),
})

/** The same for many, when their rows are deleted. */
export const removeTreeFilesJob = defineJob({
  name: 'remove-tree-files',
  payload: z.object({ files: z.array(file) }),
  handle: async ({ files }) => removeUnknown(files),
})

async function removeUnknown(files: readonly z.output<typeof file>[]): Promise<void> {
  const storageKeys = files.map(({ storageKey }) => storageKey)
  const known = await db.treeMedia.findMany({
    where: { storageKey: { in: storageKeys } },
    select: { storageKey: true },
  })
  const kept = new Set(known.map(({ storageKey }) => storageKey))
  for (const { keys } of files.filter(({ storageKey }) => !kept.has(storageKey))) {
    for (const key of keys) await storage.delete(key)
  }
}

const ofFile = z.object({ storageKey: z.string().min(1) })

/** Removes an import's file, which tree-files does; a day after its upload only when no import refers to it. */
export const removeImportFileQueue: JobQueue<z.output<typeof ofFile>> = {
  name: 'remove-tree-import-file',
  isIrreversible: true,
  payload: ofFile,
}
