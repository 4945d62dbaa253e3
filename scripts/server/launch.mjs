import { spawn } from 'node:child_process'
import path from 'node:path'
import { ROOT } from '../set-up/root.mjs'

// Longer than the server's own patience with calls that run: only a server that hangs is killed.
const KILL_AFTER_MS = 12_000

/**
 * glibc gives a dozen threads (pictures, proofs, the engine's own) a heap each and keeps what was freed in all of them:
 * after minutes of pictures, a film and an export that was 715 MB of 1,090, with these settings 140 of 670, and no slower.
 * With a threshold that is told, large blocks go back to the system at once (mallopt(3)). Elsewhere nobody reads them.
 */
const ALLOCATOR = { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072' }

const SERVER = path.join(ROOT, 'scripts/serve.mjs')

/**
 * Runs the server process. It has a process group of its own, so that Ctrl-C reaches only the launcher, which ends the
 * server first and the database after it; and a channel to the launcher, so that it ends when the launcher is killed.
 * @param {{ env: NodeJS.ProcessEnv, dev?: boolean }} options
 * @returns {{ ready: Promise<number>, ended: Promise<number>, stop: () => Promise<void> }} `ready` is the port, and fails
 *   when the server ends before; `ended` is the exit code
 */
export function launchServer({ env, dev = false }) {
  const child = spawn(process.execPath, [SERVER, ...(dev ? ['--dev'] : [])], {
    cwd: ROOT,
    env: withAllocator(env),
    detached: process.platform !== 'win32',
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const ended = new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code) => resolve(code ?? 1))
  })
  const ready = new Promise((resolve, reject) => {
    child.on('message', (message) => {
      if (message?.type === 'ready') resolve(message.port)
    })
    ended.then((code) => reject(new Error(`Serveren kom ikke i gang (kode ${code}).`)), reject)
  })
  return {
    ready,
    ended,
    async stop() {
      child.kill('SIGTERM')
      const lastResort = setTimeout(() => child.kill('SIGKILL'), KILL_AFTER_MS)
      await ended
      clearTimeout(lastResort)
    },
  }
}

/** The settings of the server process: whoever runs it may tell its allocator something else. */
export function withAllocator(env) {
  return { ...ALLOCATOR, ...env }
}
