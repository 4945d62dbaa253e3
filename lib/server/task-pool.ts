import 'server-only'
import { FairQueue, type Turn } from '@/lib/server/fair-queue'
import { countTasks } from '@/lib/server/task-counts'

/** Tells which part of a task is done, from 0 to 1. */
export type Progress = (part: number) => void

/** The functions of a worker, by name. */
export type PoolTasks = Record<string, (task: never, tell: Progress) => unknown>

/**
 * Runs a task. The queue is fair between senders and pages, `from`. Rejects with a PoolError, or as `FairQueue.add`
 * throws. `onProgress` is called
 * as the task tells it; threads tell nothing.
 */
export type Pool<T extends PoolTasks> = <K extends keyof T & string>(
  kind: K,
  task: Parameters<T[K]>[0],
  from?: Turn,
  onProgress?: Progress,
) => Promise<Awaited<ReturnType<T[K]>>>

/**
 * Why a task has no result: `failed`, its code threw (`refusal` is what the error carried); `heavy`, it took too much
 * memory; `late`, it timed out.
 */
export class PoolError extends Error {
  constructor(
    readonly reason: 'failed' | 'heavy' | 'late',
    message: string,
    readonly refusal?: unknown,
  ) {
    super(message)
    this.name = 'PoolError'
  }
}

export type PoolSettings = {
  /** The worker's name, as in `workerFile`. */
  worker: string
  /** How many tasks run at the same time. */
  atOnce: number
  /** How long a task may run before its worker is terminated. */
  patienceMs: number
  /**
   * How many tasks may wait per sender and in all, half of them of one page. Default: unlimited, and a sender's tasks
   * run in parallel.
   */
  queue?: { each: number; all: number }
  /** How long a task takes, in the time of the shortest: the short ones come first. Default: all alike. */
  costOf?: (task: object) => number
}

/** Runs one task. Must terminate its worker and reject when `late` aborts. */
type Run = (kind: string, task: object, late: AbortSignal, onProgress: Progress) => Promise<unknown>

type Job = {
  kind: string
  task: object
  from: Turn
  onProgress: Progress
  resolve: (answer: never) => void
  reject: (error: unknown) => void
}

/** After this an idle worker is ended. */
export const idleMs = 30_000

/** A fair, bounded queue with timeouts in front of workers of any kind. */
export function taskPool<T extends PoolTasks>(
  { atOnce, patienceMs, queue, costOf = () => 1 }: PoolSettings,
  run: Run,
): Pool<T> {
  const endless = { each: Number.POSITIVE_INFINITY, all: Number.POSITIVE_INFINITY }
  const waiting = new FairQueue<Job>({ ...(queue ?? endless), atOnce: queue ? 1 : Number.POSITIVE_INFINITY })
  let running = 0

  // The end of one task may let two others begin: one of its page, and one of its sender.
  function next(): void {
    while (running < atOnce) {
      const job = waiting.next()?.item
      if (!job) return
      start(job)
    }
  }

  function start(job: Job): void {
    running++
    countTasks({ waiting: -1, running: 1 })
    const late = new AbortController()
    const timer = setTimeout(
      () => late.abort(new PoolError('late', `${job.kind} took longer than ${patienceMs} ms`)),
      patienceMs,
    )
    run(job.kind, job.task, late.signal, job.onProgress)
      .finally(() => {
        clearTimeout(timer)
        running--
        countTasks({ running: -1 })
        waiting.done(job.from)
        next()
      })
      .then(
        (answer) => job.resolve(answer as never),
        (error) => job.reject(late.signal.aborted ? late.signal.reason : error),
      )
  }

  return (kind, task, from = '', onProgress = () => {}) =>
    new Promise((resolve, reject) => {
      waiting.add(from, { kind, task, from, onProgress, resolve, reject }, costOf(task))
      countTasks({ waiting: 1 })
      next()
    })
}
