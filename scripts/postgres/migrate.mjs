import crypto from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import pg from 'pg'

// The lock key of Prisma's own migration engine, so that the two never run at once.
const PRISMA_MIGRATION_LOCK = 72707369

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
 * @throws when a migration fails; the message has its name and PostgreSQL's error
 */
export async function applyMigrations(url, directory = 'prisma/migrations') {
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
    const applied = []
    for (const migration of readMigrations(directory)) {
      const checksum = finished.get(migration.name)
      if (checksum === undefined) {
        await applyOne(client, migration)
        applied.push(migration.name)
      } else if (checksum !== migration.checksum) {
        console.warn(`Migreringen ${migration.name} er ændret, efter at den blev kørt på denne database.`)
      }
    }
    return applied
  } finally {
    await client.end()
  }
}

/**
 * The migrations of a folder in order.
 * @returns {{ name: string, sql: string, checksum: string }[]} checksum as Prisma computes it (SHA-256, hex)
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
      return { name, sql, checksum: crypto.createHash('sha256').update(sql).digest('hex') }
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
  return new Map(rows.map((row) => [row.migration_name, row.checksum]))
}

async function applyOne(client, { name, sql, checksum }) {
  const entry = [crypto.randomUUID(), checksum, name]
  try {
    await client.query('BEGIN')
    await client.query('INSERT INTO _prisma_migrations (id, checksum, migration_name) VALUES ($1, $2, $3)', entry)
    await client.query(sql)
    await client.query(
      'UPDATE _prisma_migrations SET finished_at = now(), applied_steps_count = 1 WHERE id = $1',
      entry.slice(0, 1),
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
