// A run of the tests has one folder for all it makes, and its processes carry the run's name in their environment, so
// that nothing of a run outlives it, however it ends.
import { spawn, spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { isAlive } from '../postgres/postmaster.mjs'
import { ROOT } from '../set-up/root.mjs'

const RUNS = path.join(ROOT, '.data-test')
/** The variable that every process of a run inherits; its value is the run's folder. */
export const RUN_VARIABLE = 'MINDELUND_RUN'
const GENTLY_MS = 10_000

/**
 * The folder of this process's run. A test runner started by itself has one of its own.
 * @param {string} [owner] what the folder is named after
 */
export function runFolder(owner = 'run') {
  return process.env[RUN_VARIABLE] || path.join(RUNS, `${owner}-${process.pid}`)
}

/**
 * Opens this process's run, and removes what runs left behind whose process is gone. A process of its own clears up
 * after this one, also when it is killed.
 * @returns {Promise<{ folder: string, close: () => Promise<string[]> }>} `close` clears up and returns the commands of
 * processes that were still running: a test left them behind
 */
export async function openRun() {
  const folder = runFolder()
  fs.mkdirSync(folder, { recursive: true })
  process.env[RUN_VARIABLE] = folder
  for (const name of fs.readdirSync(RUNS)) {
    const pid = Number(/^[a-z]+-(\d+)$/.exec(name)?.[1])
    if (pid && !isAlive(pid)) await clearUp(path.join(RUNS, name))
  }
  const watch = spawn(process.execPath, [import.meta.filename, folder], {
    // Without the run's name, and out of reach of Ctrl-C.
    env: { PATH: process.env.PATH },
    detached: true,
    stdio: ['pipe', 'ignore', 'inherit'],
  })
  watch.stdin.on('error', () => {})
  watch.unref()
  return {
    folder,
    async close() {
      const left = processesOf(folder).map(({ command }) => command)
      await clearUp(folder)
      watch.stdin.end()
      return left
    },
  }
}

/** Ends the processes of a run, gently first, and deletes its folder. */
async function clearUp(folder) {
  for (const { pid } of processesOf(folder)) signal(pid, 'SIGTERM')
  const until = performance.now() + GENTLY_MS
  while (processesOf(folder).length > 0 && performance.now() < until) await pause(100)
  for (const { pid } of processesOf(folder)) signal(pid, 'SIGKILL')
  for (const mount of mountsBelow(folder)) spawnSync('umount', ['-l', mount])
  fs.rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
}

/** Linux only; elsewhere a run's own clearing up has to do. */
function processesOf(folder) {
  if (!fs.existsSync('/proc/self/environ')) return []
  const marked = `${RUN_VARIABLE}=${folder}`
  return fs.readdirSync('/proc').flatMap((entry) => {
    const pid = Number(entry)
    if (!pid || pid === process.pid) return []
    const [environment, command] = ['environ', 'cmdline'].map((name) => readOrNothing(`/proc/${pid}/${name}`))
    // A process that has ended and was not fetched yet has no command.
    return command && environment.split('\0').includes(marked) ? [{ pid, command: command.replaceAll('\0', ' ') }] : []
  })
}

function mountsBelow(folder) {
  return readOrNothing('/proc/mounts')
    .split('\n')
    .map((line) => line.split(' ')[1] ?? '')
    .filter((place) => place.startsWith(`${folder}/`))
}

function readOrNothing(file) {
  try {
    return fs.readFileSync(file, 'utf8')
  } catch {
    // Gone in the meantime, or another user's.
    return ''
  }
}

function signal(pid, name) {
  try {
    process.kill(pid, name)
  } catch {
    // Already gone.
  }
}

if (process.argv[1] === import.meta.filename) {
  // The pipe ends with the runner, however it ends.
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(name, () => {})
  process.stdin.resume().once('close', () => clearUp(process.argv[2]))
}
