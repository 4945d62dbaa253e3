import 'server-only'
import path from 'node:path'
import { Worker } from 'node:worker_threads'
import { type Hand, type PoolSettings, type PoolTasks, taskPool } from '@/lib/server/task-pool'

/**
 * A pool of threads for what takes a processor's whole attention, with what we made ourselves: a thread's memory is this
 * process's, and nothing bounds it. Files of others are opened in a processPool. Answers the function that does a task in
 * one of them; see taskPool. Waiting threads do not keep a process from ending. `script` is a module within the project,
 * from its root, that answers each message `{ kind, task }` with one `{ answer }` or `{ failure }`.
 */
export function threadPool<T extends PoolTasks>({
  script,
  threads,
  patienceMs,
  queue,
  execArgv,
}: {
  script: string
  threads: number
  patienceMs: number
  /** How many tasks may wait; without it all may. */
  queue?: PoolSettings['queue']
  /** For the threads' own Node.js; this process's unless told. */
  execArgv?: string[]
}) {
  return taskPool<T>({ name: `the thread of ${script}`, hands: threads, patienceMs, ...(queue && { queue }) }, () =>
    startThread(script, execArgv),
  )
}

function startThread(script: string, execArgv: string[] | undefined): Hand {
  // By path and not by import: the bundler would make a worker of its own, without what it reads from the disk.
  const worker = new Worker(path.join(/* turbopackIgnore: true */ process.cwd(), script), { execArgv })
  let how = ''
  // Without a listener an error between two tasks would end the whole process.
  worker.on('error', (error) => {
    how = error.message
  })
  return {
    send: (message) => worker.postMessage(message),
    listen: ({ answer, end }) => {
      worker.on('message', answer)
      worker.once('exit', (code) => end(how || `code ${code}`))
    },
    stop: () => void worker.terminate(),
    hold: (holds) => (holds ? worker.ref() : worker.unref()),
  }
}
