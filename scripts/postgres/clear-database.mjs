import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { grantToApplication } from './application-role.mjs'

/**
 * Deletes every row of a migrated database, including engraved codes. Only for data that can be lost.
 * @param {string} ownerUrl the role that migrates
 * @param {string} role the application's
 * @throws when there are other connections
 */
export async function clearDatabase(ownerUrl, role) {
  const client = new pg.Client({ connectionString: ownerUrl })
  await client.connect()
  try {
    if (!(await isAlone(client))) throw new Error('Siden kører på databasen. Stop den først, og prøv igen.')
    const { rows } = await client.query(
      `SELECT format('%I', tablename) AS name FROM pg_tables
       WHERE schemaname = current_schema() AND tablename <> '_prisma_migrations'`,
    )
    await client.query('BEGIN')
    await client.query(`TRUNCATE ${rows.map(({ name }) => name).join(', ')} RESTART IDENTITY`)
    // Queued jobs refer to rows that are gone; the server recreates the schema.
    await client.query('DROP SCHEMA IF EXISTS pgboss CASCADE')
    await client.query('COMMIT')
  } finally {
    await client.end()
  }
  await grantToApplication(ownerUrl, role)
}

/** Retries, because a process that has just ended stays connected for a moment. */
async function isAlone(client) {
  for (let attempt = 0; attempt < 20; attempt += 1) {
    const { rowCount } = await client.query(
      `SELECT 1 FROM pg_stat_activity
       WHERE datname = current_database() AND pid <> pg_backend_pid() AND backend_type = 'client backend'`,
    )
    if (rowCount === 0) return true
    await pause(100)
  }
  return false
}
