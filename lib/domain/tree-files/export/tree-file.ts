import 'server-only'
import { Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import type { ExportOptions } from '@/lib/domain/tree-files/export/gedcom-of-tree'
import { threadPool } from '@/lib/server/thread-pool'

// 50,000 people take some ten seconds, and a heap of some 600 MB in another version than they came in. What waits is only an
// id, so the queue is long: a download that has begun would break off.
const inExportPool = threadPool<Pick<typeof import('./tree-export-worker'), 'write'>>({
  worker: 'tree-export',
  atOnce: 1,
  patienceMs: 130_000,
  heapMb: 2048,
  queue: { each: 20, all: 200 },
})

/**
 * A whole tree as a file, as it is at one moment. Read and written in a thread, one at a time: the process that serves
 * everybody only sends it. Throws SERVER_BUSY and TOO_MANY_AT_ONCE, and a PoolError where it cannot be written.
 */
export async function treeFile(treeId: string, options: ExportOptions): Promise<Readable> {
  const packed = await inExportPool('write', { treeId, options }, treeId)
  return Readable.from([packed]).pipe(createGunzip())
}
