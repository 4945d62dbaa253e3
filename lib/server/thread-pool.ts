import 'server-only'
import path from 'node:path'
import { Worker } from 'node:worker_threads'

/** What the threads of a pool can do, and what they answer. */
export type ThreadTasks = Record<string, { task: object; answer: unknown }>

type Job = {
  kind: string
  task: object
  resolve: (answer: never) => void
  reject: (error: Error) => void
}

/** Then a thread gives its memory back. */
const IDLE_MS = 30_000

/**
 * A pool of threads for what takes a processor's whole attention. Answers the function that does a task in one of them:
 * it rejects when the thread dies or takes longer than `patienceMs`; the next task gets a new one. Waiting threads do not
 * keep a process from ending. `script` is a module within the project, from its root, that answers each message
 * `{ kind, task }` with one `{ answer }` or `{ failure }`.
 */
export function threadPool<T extends ThreadTasks>({
  script,
  threads: most,
  patienceMs,
  execArgv,
}: {
  script: string
  threads: number
  patienceMs: number
  /** For the threads' own Node.js; this process's unless told. */
  execArgv?: string[]
}): <K extends keyof T & string>(kind: K, task: T[K]['task']) => Promise<T[K]['answer']> {
  const waiting: Job[] = []
  const idle = new Map<Worker, NodeJS.Timeout>()
  let threads = 0

  function next(): void {
    if (waiting.length === 0) return
    const worker = takeIdle() ?? (threads < most ? startWorker() : null)
    if (!worker) return
    const job = waiting.shift()
    if (job) work(worker, job)
  }

  function takeIdle(): Worker | null {
    for (const [worker, timer] of idle) {
      clearTimeout(timer)
      idle.delete(worker)
      return worker
    }
    return null
  }

  function startWorker(): Worker {
    // By path and not by import: the bundler would make a worker of its own, without what it reads from the disk.
    const worker = new Worker(path.join(/* turbopackIgnore: true */ process.cwd(), script), { execArgv })
    threads++
    worker.once('exit', () => {
      threads--
      clearTimeout(idle.get(worker))
      idle.delete(worker)
      next()
    })
    // Without a listener an error between two tasks would end the whole process; its exit is handled above.
    worker.on('error', () => {})
    return worker
  }

  function work(worker: Worker, { kind, task, resolve, reject }: Job): void {
    worker.ref()
    const end = (finish: () => void) => {
      clearTimeout(late)
      worker.off('message', answered)
      worker.off('error', failed)
      worker.off('exit', exited)
      finish()
    }
    const failed = (error: Error) => end(() => reject(error))
    const exited = (code: number) => end(() => reject(new Error(`the thread of ${script} ended with ${code}`)))
    const answered = (message: { answer: never } | { failure: string }) =>
      end(() => {
        if ('failure' in message) reject(new Error(`${kind} failed: ${message.failure}`))
        else resolve(message.answer)
        rest(worker)
        next()
      })
    const late = setTimeout(() => {
      failed(new Error(`${kind} took longer than ${patienceMs} ms`))
      void worker.terminate()
    }, patienceMs)
    worker.on('message', answered)
    worker.on('error', failed)
    worker.on('exit', exited)
    worker.postMessage({ kind, task })
  }

  function rest(worker: Worker): void {
    worker.unref()
    idle.set(worker, setTimeout(() => void worker.terminate(), IDLE_MS).unref())
  }

  return (kind, task) =>
    new Promise((resolve, reject) => {
      waiting.push({ kind, task, resolve, reject })
      next()
    })
}
