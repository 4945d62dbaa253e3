import 'server-only'
import { z } from 'zod'
import type { JobQueue } from '@/lib/server/jobs'

const ofFile = z.object({ storageKey: z.string().min(1) })

/** Removes an import's file, which tree-files does; a day after its upload only when no import refers to it. */
export const removeImportFileQueue: JobQueue<z.output<typeof ofFile>> = {
  name: 'remove-tree-import-file',
  isIrreversible: true,
  payload: ofFile,
}
