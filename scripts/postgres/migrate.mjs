import crypto from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import pg from 'pg'

// The lock key of Prisma's own migration engine, so that the two never run at once.
const PRISMA_MIGRATION_LOCK = 72707369

// A line of its own in a migration that an earlier release cannot run on. Without it a migration only adds.
const BREAKS = /^-- breaks earlier releases\b/m
/** What the ledger says of such a migration: a release that does not have it must know. */
const BREAKS_EARLIER = 'breaks earlier releases'

const LEDGER = `CREATE TABLE IF NOT EXISTS _prisma_migrations (
  id VARCHAR(36) PRIMARY KEY NOT NULL,
  checksum VARCHAR(64) NOT NULL,
  finished_at TIMESTAMPTZ,
  migration_name VARCHAR(255) NOT NULL,
  logs TEXT,
  rolled_back_at TIMESTAMPTZ,
  started_at TIMESTAMPTZ NOT NULL DEFAULT now(),
  applied_steps_count INTEGER NOT NULL DEFAULT 0)`

/**
 * Applies pending migrations of `prisma/migrations` with Prisma's own ledger, checksums and lock, but without its
 * engine. Each migration is one transaction together with its ledger row: a kill at any moment leaves all of it or
 * nothing.
 * @returns {Promise<string[]>} names of the migrations applied now
 * @throws when a migration fails; the message has its name and PostgreSQL's error. Also when the database has a migration
 * that this release does not know and cannot run on, by its name
 */
export function applyMigrations(url, directory = 'prisma/migrations') {
  return onPending(url, directory, async (client, pending) => {
    for (const migration of pending) await applyOne(client, migration)
    return pending.map(({ name }) => name)
  })
}

/**
 * Runs the pending migrations in one transaction that is rolled back.
 * @returns {Promise<{ name: string, breaksEarlier: boolean }[]>} the pending ones
 * @throws as `applyMigrations`
 */
export function rehearseMigrations(url, directory = 'prisma/migrations') {
  return onPending(url, directory, async (client, pending) => {
    await client.query('BEGIN')
    // Visitors queue behind a lock that is waited for.
    await client.query("SET LOCAL lock_timeout = '5s'")
    for (const { name, sql } of pending) {
      try {
        await client.query(sql)
      } catch (cause) {
        // A new value of an enumeration cannot be used before it is committed: as far as this can be tried.
        if (cause.code === '55P04') break
        throw new Error(`Migreringen ${name} ville fejle: ${cause.message}`, { cause })
      }
    }
    await client.query('ROLLBACK')
    return pending
  })
}

async function onPending(url, directory, act) {
  const target = new URL(url)
  const schema = target.searchParams.get('schema') ?? 'public'
  target.searchParams.delete('schema')
  const client = new pg.Client({ connectionString: target.href })
  await connect(client, target)
  try {
    await client.query('SELECT pg_advisory_lock($1)', [PRISMA_MIGRATION_LOCK])
    if (schema !== 'public') await client.query(`CREATE SCHEMA IF NOT EXISTS ${client.escapeIdentifier(schema)}`)
    await client.query("SELECT set_config('search_path', $1, false)", [client.escapeIdentifier(schema)])
    await client.query(LEDGER)
    const finished = await readLedger(client)
    const migrations = readMigrations(directory)
    refuseEarlier(finished, migrations)
    for (const { name, checksum } of migrations) {
      const known = finished.get(name)
      if (known && known.checksum !== checksum) {
        console.warn(`Migreringen ${name} er ændret, efter at den blev kørt på denne database.`)
      }
    }
    return await act(
      client,
      migrations.filter(({ name }) => !finished.has(name)),
    )
  } finally {
    await client.end()
  }
}

/**
 * The migrations of a folder in order.
 * @returns {{ name: string, sql: string, checksum: string, breaksEarlier: boolean }[]} checksum as Prisma computes it
 * (SHA-256, hex); `breaksEarlier`: whether a release without it cannot run on it
 */
export function readMigrations(directory = 'prisma/migrations') {
  if (!fs.existsSync(directory)) return []
  return fs
    .readdirSync(directory, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort()
    .map((name) => {
      const sql = fs.readFileSync(path.join(directory, name, 'migration.sql'), 'utf8')
      const checksum = crypto.createHash('sha256').update(sql).digest('hex')
      return { name, sql, checksum, breaksEarlier: BREAKS.test(sql) }
    })
}

async function connect(client, target) {
  try {
    await client.connect()
  } catch (cause) {
    // The password in the address must never reach a log.
    throw new Error(
      `Databasen på ${target.host} (${target.pathname.slice(1)}) svarer ikke: ${cause.message || cause.code}. ` +
        'Se efter, at DATABASE_URL er rigtig, og at serveren kører.',
      { cause },
    )
  }
}

async function readLedger(client) {
  const { rows } = await client.query('SELECT * FROM _prisma_migrations WHERE rolled_back_at IS NULL')
  const unfinished = rows.find((row) => !row.finished_at)
  if (unfinished) {
    throw new Error(
      `Migreringen ${unfinished.migration_name} blev begyndt af Prisma og aldrig færdig. Se _prisma_migrations.logs, ` +
        `og brug npm run prisma -- migrate resolve --rolled-back ${unfinished.migration_name}`,
    )
  }
  return new Map(rows.map(({ migration_name: name, checksum, logs }) => [name, { checksum, logs }]))
}

function refuseEarlier(finished, migrations) {
  const known = new Set(migrations.map(({ name }) => name))
  const breaking = [...finished].find(([name, { logs }]) => logs === BREAKS_EARLIER && !known.has(name))
  if (!breaking) return
  throw new Error(
    `Databasen hører til en nyere udgave end denne: den har migreringen ${breaking[0]}, som denne udgave ikke kan køre på. ` +
      'Brug den nyere udgave, eller læg en sikkerhedskopi tilbage fra før den.',
  )
}

async function applyOne(client, { name, sql, checksum, breaksEarlier }) {
  const entry = [crypto.randomUUID(), checksum, name]
  try {
    await client.query('BEGIN')
    await client.query('INSERT INTO _prisma_migrations (id, checksum, migration_name) VALUES ($1, $2, $3)', entry)
    await client.query(sql)
    await client.query(
      'UPDATE _prisma_migrations SET finished_at = now(), applied_steps_count = 1, logs = $2 WHERE id = $1',
      [entry[0], breaksEarlier ? BREAKS_EARLIER : null],
    )
    await client.query('COMMIT')
  } catch (cause) {
    await client.query('ROLLBACK').catch(() => {})
    // Recorded as rolled back: the next start retries it once the cause is fixed.
    await client
      .query(
        `INSERT INTO _prisma_migrations (id, checksum, migration_name, logs, rolled_back_at)
         VALUES ($1, $2, $3, $4, now())`,
        [...entry, String(cause.message)],
      )
      .catch(() => {})
    throw new Error(`Migreringen ${name} fejlede, og intet af den er gemt: ${cause.message}`, { cause })
  }
}
