import fs from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { startFollower } from '../backup/start-follower.mjs'
import { grantToApplication } from '../postgres/application-role.mjs'
import { startEmbeddedPostgres } from '../postgres/embedded.mjs'
import { applyMigrations } from '../postgres/migrate.mjs'
import { step } from '../set-up/progress.mjs'
import { dataDir, ROOT } from '../set-up/root.mjs'
import { beforeEnd, end } from './clean-up.mjs'
import { refuseSharedSessions } from './shared-sessions.mjs'

export const MIGRATIONS = path.join(ROOT, 'prisma/migrations')

const KEPT_RESTARTS = 20

/**
 * The migrated database: the one in DATABASE_URL, else the embedded one in the data folder, which stops when the
 * launcher exits and no other process uses it. Its backup is kept up to date meanwhile, if BACKUP_TO is set.
 * @param {{ durable?: boolean, warn?: (sentence: string) => void }} [options] `warn` gets a sentence when the role
 * has too many rights
 * @returns {Promise<string>} the address for the application
 */
export async function prepareDatabase({ durable = true, warn = () => {} } = {}) {
  const { url, ownerUrl, role, isSuperuser } = await openDatabase({ durable })
  if (isSuperuser) warn(superuserWarning(role))
  beforeEnd(startFollower(ownerUrl))
  return url
}

/**
 * As `prepareDatabase`, for callers that need the owner. Migrations use another role than the application:
 * MIGRATE_DATABASE_URL, or the embedded server's owner. That address stays in the launcher and its backup.
 * @returns {Promise<{ url: string, ownerUrl: string, role: string, isSuperuser: boolean }>}
 * `role` is the application's
 */
export async function openDatabase({ durable = true } = {}) {
  return migrateDatabase(await reachDatabase({ durable }))
}

/** The database as it is, for `migrateDatabase`. */
export async function reachDatabase({ durable = true } = {}) {
  for (const file of keepPrivate(dataDir())) console.warn(`\n  ${notPrivate(file)}\n`)
  const { url, ownerUrl } = process.env.DATABASE_URL ? given() : await startEmbedded(durable)
  if (process.env.DATABASE_URL) for (const address of new Set([url, ownerUrl])) await refuseSharedSessions(address)
  delete process.env.MIGRATE_DATABASE_URL
  return { url, ownerUrl }
}

/** Brings it to this release's migrations and rights. */
export async function migrateDatabase({ url, ownerUrl }) {
  await step('Ser efter nye migreringer', async () => {
    const applied = await applyMigrations(ownerUrl, MIGRATIONS)
    return { note: applied.length > 0 ? `${applied.length} kørt` : 'ingen' }
  })
  const { role, isSuperuser } = await readRole(url)
  await grantToApplication(ownerUrl, role)
  return { url, ownerUrl, role, isSuperuser }
}

function given() {
  return { url: process.env.DATABASE_URL, ownerUrl: process.env.MIGRATE_DATABASE_URL || process.env.DATABASE_URL }
}

async function startEmbedded(durable) {
  const archive = Boolean(process.env.BACKUP_TO)
  const starting = startEmbeddedPostgres({ dir: path.join(dataDir(), 'postgres'), durable, archive })
  // At once: a signal may come while it starts.
  beforeEnd(async () => (await starting.catch(() => null))?.stop())
  const embedded = await step('Starter databasen', async () => {
    const server = await starting
    return { ...server, note: server.startedHere ? 'PostgreSQL' : 'kørte allerede' }
  })
  embedded.keepRunning(recordRestart).then(async (error) => {
    console.error(`\nDatabasen gik ned og kan ikke startes igen.\n${error.message}\n`)
    await end(1)
  })
  return embedded
}

/** For the line on /admin (lib/domain/server-times/database-restarts.ts). */
function recordRestart(at) {
  console.error(`\n  Databasen gik ned og er startet igen (${at.toISOString()}).\n`)
  const file = path.join(dataDir(), 'database-restarts.txt')
  const before = fs.existsSync(file) ? fs.readFileSync(file, 'utf8').split('\n').filter(Boolean) : []
  fs.writeFileSync(file, `${[...before.slice(1 - KEPT_RESTARTS), at.toISOString()].join('\n')}\n`)
}

/** Read from the server, because the address may name another role (a connection pool in front of it). */
async function readRole(url) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query(
      'SELECT rolname AS role, rolsuper AS "isSuperuser" FROM pg_roles WHERE rolname = current_user',
    )
    return rows[0]
  } finally {
    await client.end()
  }
}

const notPrivate = (file) =>
  `Andre på maskinen kan måske læse ${file}, og vi må ikke lukke for det, fordi den tilhører en anden bruger. ` +
  'Giv den til den bruger, som siden kører som (chown), og start igen.'

const superuserWarning = (role) =>
  `Siden bruger databasen som superbruger (${role}). Et hul i siden ville åbne hele databaseserveren. ` +
  'Lav en rolle til siden og en til migreringerne (DATABASE_URL og MIGRATE_DATABASE_URL), som docs/operations.md viser.'

/** The copies of open pages, which a web server beside the service reads as a user of its own. */
const forEverybody = new Set(['published'])

/**
 * Keeps DATA_DIR from the machine's other users, also one of an earlier version: from now on this process and its
 * children make files that only their user reads, and each entry of the folder is closed, so what is in it is out of
 * reach whatever its own rights. Others may pass through DATA_DIR itself, but not list it. Links are not followed.
 * @param {string} folder made if it is not there
 * @returns {string[]} paths whose rights could not be changed, for they belong to another user
 */
export function keepPrivate(folder) {
  // Folders above it are not ours to close.
  fs.mkdirSync(folder, { recursive: true })
  process.umask(0o077)
  const entries = fs.readdirSync(folder, { withFileTypes: true })
  const rights = entries
    .filter((entry) => entry.isDirectory() || entry.isFile())
    .map((entry) => [path.join(folder, entry.name), rightsOf(entry)])
  return [[folder, 0o711], ...rights].filter(([file, mode]) => !hasRights(file, mode)).map(([file]) => file)
}

function rightsOf(entry) {
  if (entry.isFile()) return 0o600
  return forEverybody.has(entry.name) ? 0o755 : 0o700
}

function hasRights(file, mode) {
  try {
    if ((fs.lstatSync(file).mode & 0o777) !== mode) fs.chmodSync(file, mode)
    return true
  } catch (error) {
    // A file that another process has just removed needs no rights.
    return error.code === 'ENOENT'
  }
}
