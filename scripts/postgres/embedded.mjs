import crypto from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import lockfile from 'proper-lockfile'
import { freePort } from '../set-up/free-port.mjs'
import { postgresBinaries } from './binaries.mjs'
import { boundLog } from './bounded-log.mjs'
import { clearRecycledPidFile, portOfDead, runningPostmaster } from './postmaster.mjs'
import { serverUser } from './server-user.mjs'

// Only test data may be lost in a power cut.
const FAST_AND_FORGETFUL = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '300' }
const DURABLE = { fsync: 'on', synchronous_commit: 'on', full_page_writes: 'on', max_connections: '100' }

// Under a temporary name first: a segment in the folder is a whole one. The server runs this in its own data folder.
const ARCHIVED = {
  archive_mode: 'on',
  archive_command: 'cp %p ../archive/%f.tmp && sync ../archive/%f.tmp && mv ../archive/%f.tmp ../archive/%f',
}

// The name of the connection that marks the server as in use. It disappears with its process, even after kill -9, so
// the last process is known.
const HOLD = 'mindelund-hold'

// A server that dies again and again: the pauses before each further try are 1, 2, 4, 8 and 16 seconds.
const FIRST_PAUSE_MS = 500
const MOST_FAILURES = 6
const CALM_MS = 60_000

// When each held connection has ended.
const ends = new WeakMap()

// The cluster's superuser, which owns everything; for the launchers only. Its name dates from when the application
// used it too.
const OWNER = 'app'
/** The application's role, with access to rows only (application-role.mjs). */
export const APPLICATION_ROLE = 'mindelund_app'

/**
 * Starts the embedded PostgreSQL of `dir`, or finds the running one. Safe when several processes start it at once,
 * and after a kill -9 of the app, of PostgreSQL or of the whole machine.
 * @param {{ dir: string, database?: string, durable?: boolean, archive?: boolean, waitSeconds?: number, programs?: {
 * postgres: string, initdb: string, pg_ctl: string } }} options
 * `archive`: full log segments are left in `dir`/archive for the backup to take; `waitSeconds`: for a restored server that
 * first replays its log; `programs`: PostgreSQL's, where they are not the installed ones
 * @returns {Promise<{ url: string, ownerUrl: string, adminUrl: string, startedHere: boolean, stop: () =>
 * Promise<boolean>, keepRunning: (restarted: (at: Date) => void) => Promise<Error> }>}
 * `url` is for the application, `ownerUrl` for migrations; both of `database`. `adminUrl` is the owner's, of
 * `postgres`.
 * `stop` stops the server unless another launcher uses it, and returns whether it did. Other connections are cut: a
 * server process that was killed may leave some behind for a moment, and they must not keep the database running.
 * `keepRunning` starts a server that died again, on the same port, and resolves once that cannot be done; `restarted` gets
 * the new one's beginning by its own clock, and is not called where another launcher was first.
 */
export async function startEmbeddedPostgres({
  dir,
  database = 'mindelund',
  durable = true,
  archive = false,
  waitSeconds = 120,
  programs: given,
}) {
  const home = path.resolve(dir)
  fs.mkdirSync(home, { recursive: true })
  const programs = given ?? (await postgresBinaries())
  const paths = { dataDir: path.join(home, 'pgdata'), log: path.join(home, 'postgres.log') }
  const cluster = { home, ...paths, programs, durable, archive, waitSeconds }
  // Asked of the folder around it: one that root has just made is closed for others.
  cluster.user = await serverUser({ dir: path.dirname(home), dataDir: cluster.dataDir, postgres: programs.postgres })
  if (cluster.user.owner) fs.chownSync(home, cluster.user.owner.uid, cluster.user.owner.gid)

  return exclusively(home, async () => {
    if (!fs.existsSync(path.join(cluster.dataDir, 'PG_VERSION'))) await createCluster(cluster)
    let server = runningPostmaster(cluster.dataDir)
    const startedHere = !server
    server ??= await startServer(cluster)

    const password = fs.readFileSync(passwordFile(home), 'utf8').trim()
    const urlOf = (role, secret, name) => `postgresql://${role}:${secret}@127.0.0.1:${server.port}/${name}`
    const adminUrl = urlOf(OWNER, password, 'postgres')
    const hold = await connectPatiently(adminUrl, waitSeconds)
    boundLog(cluster.log)
    const held = { client: hold, isLeaving: false }
    const applicationPassword = await ensureApplicationRole(hold, home)
    const known = await hold.query('SELECT 1 FROM pg_database WHERE datname = $1', [database])
    if (!known.rowCount) await hold.query(`CREATE DATABASE ${hold.escapeIdentifier(database)}`)
    return {
      url: urlOf(APPLICATION_ROLE, applicationPassword, database),
      ownerUrl: urlOf(OWNER, password, database),
      adminUrl,
      startedHere,
      stop() {
        held.isLeaving = true
        return exclusively(home, () => leave(cluster, held.client))
      },
      keepRunning: (restarted) => keepRunning(cluster, { port: server.port, adminUrl, held, restarted }),
    }
  })
}

/** As long as nobody leaves: each time the held connection ends, the server is found or started again. */
async function keepRunning(cluster, { port, adminUrl, held, restarted }) {
  for (let failures = 0; ; ) {
    const since = performance.now()
    await ends.get(held.client)
    if (performance.now() - since > CALM_MS) failures = 0
    for (let isBack = false; !isBack && !held.isLeaving; ) {
      if (failures > 0) await pause(FIRST_PAUSE_MS * 2 ** failures)
      failures += 1
      try {
        await exclusively(cluster.home, async () => held.isLeaving || (await comeBack()))
        isBack = true
      } catch (error) {
        if (failures === MOST_FAILURES) return error
      }
    }
    if (held.isLeaving) return new Promise(() => {})
  }

  async function comeBack() {
    const running = runningPostmaster(cluster.dataDir)
    if (running && running.port !== port)
      throw new Error(`PostgreSQL lytter nu på port ${running.port}, før på ${port}.`)
    if (!running) await startServer(cluster, port)
    held.client = await connectPatiently(adminUrl, cluster.waitSeconds)
    if (running) return
    const { rows } = await held.client.query('SELECT pg_postmaster_start_time() AS at')
    restarted(rows[0].at)
  }
}

const passwordFile = (home) => path.join(home, 'password')
const applicationPasswordFile = (home) => path.join(home, 'application-password')

/** Also in a cluster older than the role, and where its password file was lost. */
async function ensureApplicationRole(hold, home) {
  const file = applicationPasswordFile(home)
  const known = await hold.query('SELECT 1 FROM pg_roles WHERE rolname = $1', [APPLICATION_ROLE])
  const kept = fs.existsSync(file) ? fs.readFileSync(file, 'utf8').trim() : ''
  if (known.rowCount && kept) return kept
  const password = kept || crypto.randomBytes(24).toString('base64url')
  fs.writeFileSync(file, `${password}\n`, { mode: 0o600, flush: true })
  const verb = known.rowCount ? 'ALTER' : 'CREATE'
  await hold.query(
    `${verb} ROLE ${APPLICATION_ROLE} LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE PASSWORD ${hold.escapeLiteral(password)}`,
  )
  return password
}

const execOptions = () => ({
  cwd: os.tmpdir(),
  env: { ...process.env, LC_ALL: 'C', PGOPTIONS: '' },
  maxBuffer: 16 * 1024 * 1024,
})

async function exclusively(home, act) {
  const release = await lockfile.lock(home, {
    lockfilePath: path.join(home, 'start.lock'),
    realpath: false,
    stale: 5_000,
    update: 1_000,
    retries: { retries: 1_200, factor: 1, minTimeout: 50, maxTimeout: 100 },
  })
  try {
    return await act()
  } finally {
    await release()
  }
}

// Created under a temporary name and renamed: an interrupted initdb never leaves half a cluster.
async function createCluster({ home, dataDir, programs, user, durable }) {
  for (const entry of fs.readdirSync(home)) {
    if (entry.startsWith('pgdata.new-')) fs.rmSync(path.join(home, entry), { recursive: true, force: true })
  }
  const secret = passwordFile(home)
  fs.writeFileSync(secret, `${crypto.randomBytes(24).toString('base64url')}\n`, { mode: 0o600 })
  if (user.owner) fs.chownSync(secret, user.owner.uid, user.owner.gid)
  const unfinished = `${dataDir}.new-${process.pid}`
  await user.exec(
    programs.initdb,
    [
      ...['-D', unfinished, '-U', OWNER, '--auth=scram-sha-256', `--pwfile=${secret}`, '--encoding=UTF8'],
      ...['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C'],
      ...(durable ? [] : ['--no-sync']),
    ],
    execOptions(),
  )
  fs.renameSync(unfinished, dataDir)
}

/** @param {number} [port] the only one that will do */
async function startServer(cluster, port) {
  const { home, dataDir, log, programs, user, durable, archive, waitSeconds } = cluster
  // Of a server that died: whoever used it will ask there.
  const former = portOfDead(dataDir)
  await clearRecycledPidFile(dataDir)
  const settings = {
    ...(durable ? DURABLE : FAST_AND_FORGETFUL),
    listen_addresses: '127.0.0.1',
    ...(archive ? ARCHIVED : {}),
  }
  if (archive) makeArchive(home, user)
  let lastError
  // Retries, because the port may have been taken since it was found free, and because the backends of a killed
  // server take a moment to exit.
  for (let attempt = 0; attempt < 10; attempt += 1) {
    const tried = port ?? ((attempt < 3 && former) || (await freePort()))
    const given = Object.entries(settings).map(([name, value]) => `-c "${name}=${value}"`)
    try {
      await user.exec(
        programs.pg_ctl,
        [
          ...['start', '-w', '-t', String(waitSeconds), '-s', '-D', dataDir, '-l', log],
          ...['-o', [`-p ${tried}`, "-c unix_socket_directories=''", ...given].join(' ')],
        ],
        execOptions(),
      )
      return { port: tried }
    } catch (error) {
      lastError = error
      const reason = `${error.stderr ?? error.message}\n${tailOf(log)}`
      if (!/could not bind|Address already in use|still in use|already exists/.test(reason)) break
      await pause(500)
    }
  }
  throw new Error(`PostgreSQL startede ikke:\n${lastError.stderr ?? lastError.message}\n${tailOf(log)}`, {
    cause: lastError,
  })
}

function makeArchive(home, { owner }) {
  const folder = path.join(home, 'archive')
  fs.mkdirSync(folder, { recursive: true, mode: 0o700 })
  if (owner) fs.chownSync(folder, owner.uid, owner.gid)
}

function tailOf(log) {
  return fs.existsSync(log) ? fs.readFileSync(log, 'utf8').split('\n').slice(-15).join('\n') : ''
}

// A found server may still be replaying its log after a crash.
async function connectPatiently(connectionString, waitSeconds) {
  const until = Date.now() + waitSeconds * 1000
  for (;;) {
    const client = new pg.Client({ connectionString, application_name: HOLD })
    // Without a listener, a server shutdown would end this process too.
    client.on('error', () => {})
    const end = new Promise((resolve) => client.once('end', resolve))
    try {
      await client.connect()
      ends.set(client, end)
      return client
    } catch (error) {
      await client.end().catch(() => {})
      const startingUp = error.code === '57P03' || error.code === 'ECONNREFUSED'
      if (!startingUp || Date.now() > until) throw error
      await pause(100)
    }
  }
}

async function leave({ dataDir, programs, user }, hold) {
  let others = 0
  try {
    // The name is given up first: the next to leave must not count a connection that is still closing.
    await hold.query("SET application_name TO ''")
    const counted = await hold.query(
      'SELECT count(*)::int AS others FROM pg_stat_activity WHERE application_name = $1',
      [HOLD],
    )
    others = counted.rows[0].others
  } catch {
    // The server is already gone; pg_ctl below decides.
  }
  await hold.end().catch(() => {})
  if (others > 0) return false
  if (runningPostmaster(dataDir)) {
    await user.exec(programs.pg_ctl, ['stop', '-w', '-s', '-m', 'fast', '-D', dataDir], execOptions())
  }
  return true
}
