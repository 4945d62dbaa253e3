import 'server-only'
import { type ChildProcess, fork } from 'node:child_process'
import { on, once } from 'node:events'
import { readFileSync } from 'node:fs'
import os from 'node:os'
import { setInterval } from 'node:timers/promises'
import type { TaskAnswer, TaskMessage } from '@/lib/server/answer-tasks'
import { DomainError } from '@/lib/server/errors'
import { log } from '@/lib/server/log'
import {
  idleMs,
  type Pool,
  PoolError,
  type PoolSettings,
  type PoolTasks,
  type Progress,
  taskPool,
} from '@/lib/server/task-pool'
import { recordFault } from '@/lib/server/telemetry/faults'
import { workerArgs, workerFile } from '@/lib/server/worker-file'

/**
 * A pool of processes for untrusted files: a crashing decoder ends its own process, not this one. On Linux a process that
 * uses more than `memoryMb` is killed, and the kernel gives it no more than twice as much; a task has `patienceMs` before
 * its process is killed. What takes too much of either is a PoolError. A process that ends by itself is a fault of ours:
 * it is recorded, and the task rejects with WORKER_ENDED. Workers get no secrets: their environment only has what Node.js
 * needs. The worker calls `answerTasks`.
 */
export function processPool<T extends PoolTasks>({
  memoryMb,
  nodeArgs = [],
  isBackground = false,
  ...settings
}: PoolSettings & {
  memoryMb: number
  /** More arguments to Node.js. */
  nodeArgs?: readonly string[]
  /** For tasks that take minutes: they leave the processor to those that somebody waits for. */
  isBackground?: boolean
}): Pool<T> {
  const { worker, patienceMs } = settings
  const idle = new Map<ChildProcess, NodeJS.Timeout>()

  function start(): ChildProcess {
    const child = startProcess(workerFile(worker), {
      memoryMb,
      nodeArgs,
      isBackground,
      patienceSeconds: Math.ceil(patienceMs / 1000),
    })
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
    const end = () => {
      // Before its exit arrives, a task would still be sent to it.
      forget(child)
      child.kill('SIGKILL')
    }
    idle.set(child, setTimeout(end, idleMs).unref())
  }

  return taskPool<T>(settings, async (kind, task, late, onProgress) => {
    const child = takeIdle() ?? start()
    keepAlive(child, true)
    const watched: Watched = { peakMb: 0 }
    const answer = await ask(child, { kind, task }, { late, onProgress, memoryMb, watched }).catch((error) => {
      child.kill('SIGKILL')
      if (error instanceof PoolError || late.aborted) throw error
      // The heap ends at half of the memory, before the watch does.
      if (watched.peakMb > memoryMb / 2) throw new PoolError('heavy', `${worker} ended during ${kind}: ${error}`)
      throw endedByItself({ worker, kind, error, watched })
    })
    if (answer.isWorn) child.kill('SIGKILL')
    else rest(child)
    if ('failure' in answer) {
      const isHeavy = answer.refusal === undefined && /allocation failed|out of memory/i.test(answer.failure)
      throw new PoolError(isHeavy ? 'heavy' : 'failed', `${kind} failed: ${answer.failure}`, answer.refusal)
    }
    return answer.answer
  })
}

type Ending = { worker: string; kind: string; error: unknown; watched: Watched }

function endedByItself({ worker, kind, error, watched: { peakMb } }: Ending): DomainError {
  log.error({ worker, kind, ended: String(error), peakMb, node: process.version }, 'a worker ended by itself')
  const fault = new DomainError('WORKER_ENDED')
  recordFault(fault, `${worker}: ${kind}`)
  return fault
}

type Asked = { late: AbortSignal; onProgress: Progress; memoryMb: number; watched: Watched }

/**
 * Sends a task and awaits the answer. Rejects when the process ends, cannot start or takes too much memory, and when
 * `late` aborts.
 */
async function ask(
  child: ChildProcess,
  message: object,
  { late, onProgress, memoryMb: mostMb, watched }: Asked,
): Promise<TaskAnswer> {
  const settled = new AbortController()
  const until = { signal: AbortSignal.any([late, settled.signal]) }
  const ended = once(child, 'exit', until).then(([code, signal]) => Promise.reject(signal ?? `code ${code}`))
  const grown = watchMemory(child.pid, { mostMb, watched, signal: until.signal })
  const answered = answerOf(on(child, 'message', until), onProgress)
  // A failed send is followed by 'exit'.
  child.send(message, () => {})
  try {
    return await Promise.race([answered, ended, grown])
  } finally {
    settled.abort()
  }
}

async function answerOf(messages: AsyncIterable<TaskMessage[]>, onProgress: Progress): Promise<TaskAnswer> {
  for await (const [message] of messages) {
    if (message && !('part' in message)) return message
    if (message) onProgress(message.part)
  }
  throw new Error('the process sent no answer')
}

/** Sets whether the child keeps this process from ending. */
function keepAlive(child: ChildProcess, isKept: boolean): void {
  for (const handle of [child, child.channel]) {
    if (isKept) handle?.ref()
    else handle?.unref()
  }
}

/** Lower priority than the processes that serve requests; background work gets a tenth of the others' share. */
const niceness = { usual: 5, background: 15 }

const alive = new Set<ChildProcess>()
// A worker that hangs in a file does not see the disconnect.
process.on('exit', () => {
  for (const child of alive) child.kill('SIGKILL')
})

type ProcessSettings = {
  memoryMb: number
  nodeArgs: readonly string[]
  isBackground: boolean
  patienceSeconds: number
}

function startProcess(
  file: string,
  { memoryMb, nodeArgs, isBackground, patienceSeconds }: ProcessSettings,
): ChildProcess {
  const heap = `--max-old-space-size=${Math.floor(memoryMb / 2)}`
  const child = fork(file, [String(patienceSeconds)], {
    ...bounded(memoryMb, patienceSeconds, [...workerArgs, heap, ...nodeArgs]),
    env: {
      // biome-ignore lint/style/noProcessEnv: paths of programs and temporary files are the machine's, not settings.
      ...pick(process.env, ['PATH', 'TMPDIR', 'TEMP', 'SystemRoot', 'LD_LIBRARY_PATH']),
      NODE_ENV: 'production',
      MALLOC_ARENA_MAX: '2',
    },
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  alive.add(child)
  child.once('exit', () => alive.delete(child))
  // Without a listener, an error between tasks would end this process.
  child.on('error', () => alive.delete(child))
  try {
    if (child.pid) os.setPriority(child.pid, isBackground ? niceness.background : niceness.usual)
  } catch {
    // It has already ended, or we lack the permission.
  }
  return child
}

/**
 * Options that start the process through a shell, which sets kernel limits and execs Node.js. `-d`: writable memory, also
 * what is only reserved (since Linux 4.7 including private mappings). `-t`: seconds of CPU time, for a worker that hangs after its parent was
 * killed. `-c 0`: no core dump, which would contain a visitor's file. The OOM killer picks it first.
 */
function bounded(memoryMb: number, patienceSeconds: number, execArgv: string[]) {
  if (process.platform !== 'linux') return { execArgv }
  const limits = `ulimit -c 0; ulimit -d ${(2 * memoryMb + idleReserveMb()) * 1024}; ulimit -t ${4 * patienceSeconds}`
  const last = '{ echo 1000 > /proc/self/oom_score_adj; } 2>/dev/null'
  return {
    execPath: '/bin/sh',
    execArgv: ['-c', `${limits}; ${last}; exec "$0" "$@"`, process.execPath, ...execArgv],
  }
}

function pick(from: Record<string, string | undefined>, names: string[]): Record<string, string | undefined> {
  return Object.fromEntries(names.flatMap((name) => (from[name] === undefined ? [] : [[name, from[name]]])))
}

/** Filling 100 MB takes a decoder about as long. */
const watchMs = 50

/** In MB: `reserved` for writing, `used` with contents of its own, without programs and files. Null: not told, or gone. */
function memoryOf(pid: number | 'self'): { reserved: number; used: number } | null {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8')
    const [reserved, used] = ['VmData', 'RssAnon'].map((name) =>
      status.match(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm')),
    )
    return reserved && used ? { reserved: Number(reserved[1]) / 1024, used: Number(used[1]) / 1024 } : null
  } catch {
    return null
  }
}

/**
 * MB that this Node.js has reserved without using. Since version 24 that is 512 more for code, where the processor has
 * memory protection keys; a worker of the same program on the same machine reserves as much.
 */
function idleReserveMb(): number {
  const own = memoryOf('self')
  return own ? Math.ceil(own.reserved - own.used) : 0
}

type Watched = { peakMb: number }

/**
 * Rejects with a PoolError once the process uses more than `mostMb`; sets the most it was seen to use. Ends with
 * `signal`. Never settles before that where the system does not tell (other systems than Linux).
 */
async function watchMemory(
  pid: number | undefined,
  { mostMb, watched, signal }: { mostMb: number; watched: Watched; signal: AbortSignal },
): Promise<never> {
  for await (const _ of setInterval(watchMs, undefined, { signal })) {
    watched.peakMb = Math.max(watched.peakMb, (pid && memoryOf(pid)?.used) || 0)
    if (watched.peakMb > mostMb) throw new PoolError('heavy', `the process took more than ${mostMb} MB`)
  }
  throw new Error('an interval ended')
}
