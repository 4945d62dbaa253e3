import 'server-only'
import { fork } from 'node:child_process'
import os from 'node:os'
import path from 'node:path'
import { type Hand, type PoolSettings, type PoolTasks, taskPool } from '@/lib/server/task-pool'

/**
 * A pool of processes for files that others made: what a decoder does with them ends a process of its own and never this
 * one. Each has `memoryMb` for all that it writes to, held by the kernel where there is one that does (Linux); a task has
 * `patienceMs`, after which its process is killed. They get none of our secrets: the environment is empty but for what
 * Node.js needs. `script` is a module within the project, from its root, that calls `answerTasks`.
 */
export function processPool<T extends PoolTasks>({
  script,
  processes,
  memoryMb,
  ...settings
}: Omit<PoolSettings, 'name' | 'hands'> & { script: string; processes: number; memoryMb: number }) {
  return taskPool<T>({ ...settings, name: `the process of ${script}`, hands: processes }, () =>
    startProcess(script, memoryMb, Math.ceil(settings.patienceMs / 1000)),
  )
}

/** Below whoever answers visitors, in the processor's order of rank. */
const niceness = 5

const alive = new Set<{ kill: (signal: NodeJS.Signals) => unknown }>()
// One that is lost in a file does not see that we are gone.
process.on('exit', () => {
  for (const child of alive) child.kill('SIGKILL')
})

function startProcess(script: string, memoryMb: number, patienceSeconds: number): Hand {
  const child = fork(path.join(/* turbopackIgnore: true */ process.cwd(), script), [String(patienceSeconds)], {
    ...bounded(memoryMb, patienceSeconds, [
      '--conditions=react-server',
      `--max-old-space-size=${Math.floor(memoryMb / 2)}`,
    ]),
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
  let how = ''
  child.on('error', (error) => {
    how = error.message
  })
  try {
    if (child.pid) os.setPriority(child.pid, niceness)
  } catch {
    // Gone already, or not ours to say.
  }
  return {
    // Where it cannot be sent, the end follows.
    send: (message) => void child.send(message, () => {}),
    listen: ({ answer, end }) => {
      child.on('message', answer)
      let isTold = false
      const tell = (words: string) => {
        alive.delete(child)
        if (!isTold) end(words)
        isTold = true
      }
      child.once('exit', (code, signal) => tell(signal ?? `code ${code}`))
      // One that could not even be started has no exit.
      child.once('error', () => child.exitCode === null && !child.pid && tell(how))
    },
    stop: () => void child.kill('SIGKILL'),
    hold: (holds) => {
      if (holds) {
        child.ref()
        child.channel?.ref()
      } else {
        child.unref()
        child.channel?.unref()
      }
    },
  }
}

/**
 * How it is started so that the kernel holds it to its bounds: through a shell that sets them and becomes Node.js. `-d` is
 * all memory that can be written to (on Linux since 4.7 also what is mapped), `-t` seconds of the processor, for one whose
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
