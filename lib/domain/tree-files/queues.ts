import 'server-only'
import { z } from 'zod'
import type { Transaction } from '@/lib/server/db'
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

/** A file with so many bytes takes as long to read as a small one waits. */
const longBytes = 5_000_000

/** Senders take turns, and small files come before large ones: whose turn an import has that is under way. */
export async function importTurn(tx: Transaction, importId: string): Promise<{ priority: number }> {
  const { userId, bytes } = await tx.treeImport.findUniqueOrThrow({
    where: { id: importId },
    select: { userId: true, bytes: true },
  })
  const own = userId ? await tx.treeImport.count({ where: { userId, status: { in: ['reading', 'writing'] } } }) : 1
  return { priority: 1 - own - Math.floor(bytes / longBytes) }
}
