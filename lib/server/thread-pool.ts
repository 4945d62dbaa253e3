import 'server-only'
import { Piscina } from 'piscina'
import { idleMs, type Pool, PoolError, type PoolSettings, type PoolTasks, taskPool } from '@/lib/server/task-pool'
import { workerArgs, workerFile } from '@/lib/server/worker-file'

/**
 * A pool of threads for CPU-bound work on our own data. Open untrusted files in a processPool: threads share this
 * process's memory outside the heap, and a native crash ends the whole process. The worker exports its tasks.
 */
export function threadPool<T extends PoolTasks>({
  heapMb,
  ...settings
}: PoolSettings & {
  /** A thread whose JavaScript heap exceeds this is terminated with its task. */
  heapMb: number
}): Pool<T> {
  const threads = new Piscina({
    filename: workerFile(settings.worker),
    minThreads: 0,
    maxThreads: settings.atOnce,
    idleTimeout: idleMs,
    resourceLimits: { maxOldGenerationSizeMb: heapMb },
    execArgv: [...workerArgs],
    recordTiming: false,
  })
  // When a thread ends between tasks, the next task gets a new one.
  threads.on('error', () => {})
  return taskPool<T>(settings, async (kind, task, late) => {
    try {
      return await threads.run(task, { name: kind, signal: late })
    } catch (error) {
      throw poolErrorOf(kind, error)
    }
  })
}

function poolErrorOf(kind: string, error: unknown): PoolError {
  if (!(error instanceof Error)) return new PoolError('failed', `${kind} failed: ${String(error)}`)
  const isOutOfMemory = 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
  if (isOutOfMemory) return new PoolError('heavy', `the thread ended during ${kind}: ${error.message}`)
  return new PoolError('failed', `${kind} failed: ${error.stack ?? error.message}`)
}
