import 'server-only'
import { z } from 'zod'
import type { JobQueue } from '@/lib/server/jobs'

const ofImport = z.object({ importId: z.uuid() })
type OfImport = z.output<typeof ofImport>
const ofTurn = ofImport.extend({ turn: z.number().int().default(1) })

// Apart from jobs.ts: the commands order what the jobs call them for. Somebody watches the progress.
const watched = { payload: ofImport, retryLimit: 2 }

/** Reads an uploaded file and writes what it would do. */
export const readImportQueue: JobQueue<OfImport> = { name: 'read-tree-import', ...watched }
/** Writes a confirmed import into the tree. */
export const writeImportQueue: JobQueue<OfImport> = { name: 'write-tree-import', ...watched }
/** Stores the pictures of an import that is in the tree. */
export const storeImportMediaQueue: JobQueue<z.output<typeof ofTurn>> = {
  name: 'store-tree-import-media',
  payload: ofTurn,
  retryLimit: 2,
}
