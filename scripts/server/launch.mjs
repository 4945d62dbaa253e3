import { spawn } from 'node:child_process'
import path from 'node:path'
import { ROOT } from '../set-up/root.mjs'

// Longer than the server's own timeout for running requests: only a hung server is killed.
export const KILL_AFTER_MS = 12_000

/**
 * glibc gives each of a dozen threads (pictures, proofs, the engine's own) a heap and holds freed memory in all of
 * them: after minutes of pictures, a film and an export that was 715 MB of 1,090, with these settings 140 of 670, and
 * no slower. An explicit threshold returns large blocks to the system immediately (mallopt(3)). Ignored on other
 * platforms.
 */
const ALLOCATOR = { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072' }

// After standard input, output, errors and the channel to the launcher.
const SOCKET_FD = '4'

/**
 * Runs the server process. It has its own process group, so that Ctrl-C reaches only the launcher, which stops the
 * server first and the database after it; and a channel to the launcher, so that it exits when the launcher is
 * killed.
 * @param {{ env: NodeJS.ProcessEnv, dev?: boolean, folder?: string, socket?: { fd: number }, isStandby?: boolean }} options
 * `folder`: of the release; `socket`: the one to listen on, in place of `PORT`; with `isStandby` it accepts nothing before
 * `listen`
 * @returns {{ pid: number, ready: Promise<number>, ended: Promise<number>, stop: () => Promise<void>, listen: () => Promise<void>,
 * leave: () => Promise<void> }} `ready` is the port, and rejects when the server exits before that; `ended` is the exit
 * code; `leave` resolves when nothing more is accepted, and the process ends when it has answered everything
 */
export function launchServer({ env, dev = false, folder = ROOT, socket, isStandby = false }) {
  const flags = [...(dev ? ['--dev'] : []), ...(isStandby ? ['--standby'] : [])]
  const child = spawn(process.execPath, [path.join(folder, 'scripts/serve.mjs'), ...flags], {
    cwd: folder,
    env: { ...withAllocator(env), LISTEN_FD: socket ? SOCKET_FD : '' },
    detached: process.platform !== 'win32',
    stdio: ['ignore', 'inherit', 'inherit', 'ipc', ...(socket ? [socket.fd] : [])],
  })
  const ended = new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code) => resolve(code ?? 1))
  })
  const told = (type) =>
    new Promise((resolve) => {
      child.on('message', (message) => message?.type === type && resolve(message))
    })
  const ready = Promise.race([
    told('ready').then(({ port }) => port),
    ended.then((code) => {
      throw new Error(`Serveren kom ikke i gang (kode ${code}).`)
    }),
  ])
  // Whoever does not ask whether it is ready, asks for its end.
  ready.catch(() => {})
  const tell = async (type, answer) => {
    const answered = told(answer)
    // One that has ended hears nothing, and answers nothing.
    child.send({ type }, () => {})
    await Promise.race([answered, ended])
  }
  return {
    pid: child.pid,
    ready,
    ended,
    listen: () => tell('listen', 'listening'),
    leave: () => tell('leave', 'left'),
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
