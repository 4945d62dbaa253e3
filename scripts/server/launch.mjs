import { spawn } from 'node:child_process'
import path from 'node:path'
import { ROOT } from '../set-up/root.mjs'

// Longer than the server's own timeout for running requests: only a hung server is killed.
const KILL_AFTER_MS = 12_000

/**
 * glibc gives each of a dozen threads (pictures, proofs, the engine's own) a heap and holds freed memory in all of
 * them: after minutes of pictures, a film and an export that was 715 MB of 1,090, with these settings 140 of 670, and
 * no slower. An explicit threshold returns large blocks to the system immediately (mallopt(3)). Ignored on other
 * platforms.
 */
const ALLOCATOR = { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072' }

const SERVER = path.join(ROOT, 'scripts/serve.mjs')

/**
 * Runs the server process. It has its own process group, so that Ctrl-C reaches only the launcher, which stops the
 * server first and the database after it; and a channel to the launcher, so that it exits when the launcher is
 * killed.
 * @param {{ env: NodeJS.ProcessEnv, dev?: boolean }} options
 * @returns {{ ready: Promise<number>, ended: Promise<number>, stop: () => Promise<void> }} `ready` is the port, and
 * rejects when the server exits before that; `ended` is the exit code
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

/** The environment of the server process; the operator's allocator settings take precedence. */
export function withAllocator(env) {
  return { ...ALLOCATOR, ...env }
}
