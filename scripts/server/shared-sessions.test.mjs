import { spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { freePort } from '../set-up/free-port.mjs'
import { refuseSharedSessions } from './shared-sessions.mjs'

const program = ['/usr/sbin/pgbouncer', '/usr/bin/pgbouncer', '/opt/homebrew/bin/pgbouncer'].find(fs.existsSync)
const missing = 'PgBouncer is not installed (Debian: apt-get install pgbouncer)'

let running
afterEach(async () => {
  if (!running) return
  running.child.kill('SIGKILL')
  await once(running.child, 'exit')
  fs.rmSync(running.folder, { recursive: true })
  running = undefined
})

/** The tests' database behind PgBouncer. */
async function pooled(mode, { poolSize = 20 } = {}) {
  const { hostname, port, username, password, pathname } = new URL(process.env.DATABASE_URL)
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'pool-'))
  const ownPort = await freePort()
  const file = path.join(folder, 'pgbouncer.ini')
  fs.writeFileSync(
    file,
    `[databases]
pooled = host=${hostname} port=${port} dbname=${pathname.slice(1)} user=${username} password=${password}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${ownPort}
unix_socket_dir =
auth_type = any
pool_mode = ${mode}
default_pool_size = ${poolSize}
`,
  )
  fs.chmodSync(folder, 0o755)
  // It refuses to run as root.
  const asNobody = process.getuid() === 0 ? { uid: 65_534, gid: 65_534 } : {}
  running = { child: spawn(program, [file], { ...asNobody, stdio: 'ignore' }), folder }
  while (!(await isListening(ownPort))) {
    if (running.child.exitCode !== null) throw new Error(`PgBouncer ended with ${running.child.exitCode}`)
    await pause(20)
  }
  return `postgresql://anybody@127.0.0.1:${ownPort}/pooled`
}

function isListening(port) {
  return new Promise((resolve) => {
    const socket = net.connect(port, '127.0.0.1', () => resolve(true)).on('error', () => resolve(false))
    socket.on('connect', () => socket.destroy())
  })
}

test('the database itself is taken', async () => {
  await refuseSharedSessions(process.env.DATABASE_URL)
})

test.for([20, 1])(
  'a pool in transaction mode is refused with a sentence, of %i sessions',
  async (poolSize, { skip }) => {
    skip(!program, missing)
    const url = await pooled('transaction', { poolSize })
    const refused = { name: 'StartRefused', message: expect.stringContaining('pool_mode = session') }
    await expect(refuseSharedSessions(url)).rejects.toMatchObject(refused)
  },
)

test('a pool in session mode is taken', async ({ skip }) => {
  skip(!program, missing)
  await refuseSharedSessions(await pooled('session'))
})
