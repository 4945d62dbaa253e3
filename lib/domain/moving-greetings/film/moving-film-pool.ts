import 'server-only'
import { threadPool } from '@/lib/server/thread-pool'

/** Runs the tasks of moving-film-worker.ts in a thread, one at a time. Rejects with a PoolError. */
export const inMovingFilmPool = threadPool<typeof import('./moving-film-worker')>({
  worker: 'moving-film',
  atOnce: 1,
  // Twenty seconds of film take half a minute here, and longer while both cores are busy. Ends before its job.
  patienceMs: 240_000,
  heapMb: 256,
})
