import 'server-only'
import { FairQueue } from '@/lib/server/fair-queue'

/** What a pool can do: the functions of its worker by their names. */
export type PoolTasks = Record<string, (task: never) => unknown>

/** Has a task done; `from` is the caller it is for, by which the queue is fair. Rejects with a PoolError. */
export type Pool<T extends PoolTasks> = <K extends keyof T & string>(
  kind: K,
  task: Parameters<T[K]>[0],
  from?: string,
) => Promise<Awaited<ReturnType<T[K]>>>

/**
 * Why a task has no answer: its own code threw (`refusal` is what the error carried), its worker ended, it took too long,
 * or too many tasks were waiting already.
 */
export class PoolError extends Error {
  constructor(
    readonly reason: 'failed' | 'ended' | 'late' | 'full',
    message: string,
    readonly refusal?: unknown,
  ) {
    super(message)
    this.name = 'PoolError'
  }
}

export type PoolSettings = {
  /** The worker, as `workerFile` takes it. */
  worker: string
  /** How many tasks run at the same time. */
  atOnce: number
  /** How long a task may run; its worker is ended then. */
  patienceMs: number
  /** How many tasks may wait for one caller and for all; without it any number may, first come, first served. */
  queue?: { each: number; all: number }
}

/** Runs one task. Must end its worker and reject when `late` aborts. */
type Run = (kind: string, task: object, late: AbortSignal) => Promise<unknown>

type Job = {
  kind: string
  task: object
  from: string
  resolve: (answer: never) => void
  reject: (error: unknown) => void
}

/** After this a worker that has nothing to do gives its memory back. */
export const idleMs = 30_000

/** The queue in front of workers, whatever they are: by caller, bounded in number and time. */
export function taskPool<T extends PoolTasks>({ worker, atOnce, patienceMs, queue }: PoolSettings, run: Run): Pool<T> {
  const endless = { each: Number.POSITIVE_INFINITY, all: Number.POSITIVE_INFINITY }
  const waiting = new FairQueue<Job>({ ...(queue ?? endless), oneAtATime: queue !== undefined })
  let running = 0

  function next(): void {
    const job = running < atOnce ? waiting.next()?.item : undefined
    if (!job) return
    running++
    const late = new AbortController()
    const timer = setTimeout(
      () => late.abort(new PoolError('late', `${job.kind} took longer than ${patienceMs} ms`)),
      patienceMs,
    )
    run(job.kind, job.task, late.signal)
      .finally(() => {
        clearTimeout(timer)
        running--
        waiting.done(job.from)
        next()
      })
      .then(
        (answer) => job.resolve(answer as never),
        (error) => job.reject(late.signal.aborted ? late.signal.reason : error),
      )
  }

  return (kind, task, from = '') =>
    new Promise((resolve, reject) => {
      if (waiting.add(from, { kind, task, from, resolve, reject })) next()
      else reject(new PoolError('full', `too many tasks are waiting for ${worker}`))
    })
}
