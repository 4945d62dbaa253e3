import 'server-only'
import { availableParallelism } from 'node:os'
import { threadPool } from '@/lib/server/thread-pool'

/** One core is left for requests. */
export const proofThreads = Math.max(1, availableParallelism() - 1)

/** Runs the tasks of proof-worker.ts in a thread. Rejects with a PoolError, also when a task takes over a minute. */
export const inProofPool = threadPool<typeof import('./proof-worker')>({
  worker: 'proof',
  atOnce: proofThreads,
  // The longest task takes seconds on a slow and busy server.
  patienceMs: 60_000,
  heapMb: 256,
})
