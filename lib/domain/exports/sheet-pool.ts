import 'server-only'
import { threadPool } from '@/lib/server/thread-pool'

type Tasks = typeof import('@/lib/domain/exports/sheet-worker')

/**
 * Makes sheets in another thread. Rejects when a sheet cannot be made or read back, or takes longer than ten minutes.
 */
export const inSheetPool = threadPool<Pick<Tasks, 'count' | 'make'>>({
  worker: 'sheet',
  // Proofs are more urgent than sheets: one sheet at a time leaves them the other threads.
  atOnce: 1,
  patienceMs: 600_000,
  // The largest sheet of 500 plaques needs between 512 and 1,024.
  heapMb: 2048,
})

/**
 * Draws large drawings in a thread of their own, because a user waits for them; fair by caller. Rejects after ten
 * seconds, and at once when too many are waiting.
 */
export const inDrawingPool = threadPool<Pick<Tasks, 'draw'>>({
  worker: 'sheet',
  atOnce: 1,
  patienceMs: 10_000,
  heapMb: 1024,
  queue: { each: 6, all: 40 },
})
