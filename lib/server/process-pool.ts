import 'server-only'
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import os from 'node:os'
import type { TaskAnswer } from '@/lib/server/answer-tasks'
import { idleMs, type Pool, PoolError, type PoolSettings, type PoolTasks, taskPool } from '@/lib/server/task-pool'
import { workerArgs, workerFile } from '@/lib/server/worker-file'

/**
 * A pool of processes for files from others: what a decoder does with them ends a process of its own and never this one.
 * Each has `memoryMb` for all that it writes to, enforced by the kernel where there is one that does (Linux); a task has
 * `patienceMs`, after which its process is killed. They get none of our secrets: the environment is empty but for what
 * Node.js needs. The worker calls `answerTasks`.
 */
export function processPool<T extends PoolTasks>({
  memoryMb,
  ...settings
}: PoolSettings & { memoryMb: number }): Pool<T> {
  const { worker, patienceMs } = settings
  const idle = new Map<ChildProcess, NodeJS.Timeout>()

  function start(): ChildProcess {
    const child = startProcess(workerFile(worker), memoryMb, Math.ceil(patienceMs / 1000))
    child.once('exit', () => forget(child))
    return child
  }

  function takeIdle(): ChildProcess | undefined {
    const [child] = idle.keys()
    if (child) forget(child)
    return child
  }

  function forget(child: ChildProcess): void {
    clearTimeout(idle.get(child))
    idle.delete(child)
  }

  function rest(child: ChildProcess): void {
    keepAlive(child, false)
    idle.set(child, setTimeout(() => child.kill('SIGKILL'), idleMs).unref())
  }

  return taskPool<T>(settings, async (kind, task, late) => {
    const child = takeIdle() ?? start()
    keepAlive(child, true)
    const answer = await ask(child, { kind, task }, late).catch((error) => {
      child.kill('SIGKILL')
      throw error instanceof PoolError ? error : new PoolError('ended', `${worker} ended during ${kind}: ${error}`)
    })
    if (answer.isWorn) child.kill('SIGKILL')
    else rest(child)
    if ('failure' in answer) throw new PoolError('failed', `${kind} failed: ${answer.failure}`, answer.refusal)
    return answer.answer
  })
}

/** Rejects when the process ends or cannot be started, and when `late` aborts. */
async function ask(child: ChildProcess, message: object, late: AbortSignal): Promise<TaskAnswer> {
  const settled = new AbortController()
  const until = { signal: AbortSignal.any([late, settled.signal]) }
  const ended = once(child, 'exit', until).then(([code, signal]) => Promise.reject(signal ?? `code ${code}`))
  const answered = once(child, 'message', until)
  // Where it cannot be sent, the end follows.
  child.send(message, () => {})
  try {
    const [answer] = await Promise.race([answered, ended])
    return answer
  } finally {
    settled.abort()
  }
}

/** Whether it keeps this process from ending. */
function keepAlive(child: ChildProcess, isKept: boolean): void {
  for (const handle of [child, child.channel]) {
    if (isKept) handle?.ref()
    else handle?.unref()
  }
}

/** Below the processes that answer visitors. */
const niceness = 5

const alive = new Set<ChildProcess>()
// One that hangs in a file does not notice that we are gone.
process.on('exit', () => {
  for (const child of alive) child.kill('SIGKILL')
})

function startProcess(file: string, memoryMb: number, patienceSeconds: number): ChildProcess {
  const child = fork(file, [String(patienceSeconds)], {
    ...bounded(memoryMb, patienceSeconds, [...workerArgs, `--max-old-space-size=${Math.floor(memoryMb / 2)}`]),
    env: {
      // biome-ignore lint/style/noProcessEnv: where programs and temporary files lie is the machine's, not a setting.
      ...pick(process.env, ['PATH', 'TMPDIR', 'TEMP', 'SystemRoot', 'LD_LIBRARY_PATH']),
      NODE_ENV: 'production',
      MALLOC_ARENA_MAX: '2',
    },
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  alive.add(child)
  child.once('exit', () => alive.delete(child))
  // Without a listener an error between two tasks would end this process.
  child.on('error', () => alive.delete(child))
  try {
    if (child.pid) os.setPriority(child.pid, niceness)
  } catch {
    // It has ended already, or we may not.
  }
  return child
}

/**
 * How it is started so that the kernel enforces its bounds: through a shell that sets them and becomes Node.js. `-d` is
 * all memory that can be written to (on Linux since 4.7 also what is mapped), `-t` seconds of CPU time, for one whose
 * parent was killed in the middle of a file that never ends, `-c` leaves no copy of a visitor's file behind after a crash.
 * Should memory run out on the whole machine, it is the first to go.
 */
function bounded(memoryMb: number, patienceSeconds: number, execArgv: string[]) {
  if (process.platform !== 'linux') return { execArgv }
  const limits = `ulimit -c 0; ulimit -d ${memoryMb * 1024}; ulimit -t ${4 * patienceSeconds}`
  const last = '{ echo 1000 > /proc/self/oom_score_adj; } 2>/dev/null'
  return {
    execPath: '/bin/sh',
    execArgv: ['-c', `${limits}; ${last}; exec "$0" "$@"`, process.execPath, ...execArgv],
  }
}

function pick(from: Record<string, string | undefined>, names: string[]): Record<string, string | undefined> {
  return Object.fromEntries(names.flatMap((name) => (from[name] === undefined ? [] : [[name, from[name]]])))
}
