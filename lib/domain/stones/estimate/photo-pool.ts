import 'server-only'
import { threadPool } from '@/lib/server/thread-pool'

/** Reads and grades photographs of stones in another thread. Rejects with a PoolError, also after a minute. */
export const inPhotoPool = threadPool<typeof import('./photo-worker')>({
  worker: 'photo',
  atOnce: 1,
  patienceMs: 60_000,
  heapMb: 256,
})
