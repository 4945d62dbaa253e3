import 'server-only'
import { threadPool } from '@/lib/server/thread-pool'

/** Runs the tasks of photo-worker.ts in a thread. Rejects with a PoolError, also when a task takes over a minute. */
export const inPhotoPool = threadPool<typeof import('./photo-worker')>({
  worker: 'photo',
  atOnce: 1,
  patienceMs: 60_000,
  heapMb: 256,
})
