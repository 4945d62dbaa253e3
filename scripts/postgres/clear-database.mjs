import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { grantToApplication } from './application-role.mjs'

/**
 * Takes every row out of a migrated database, engraved codes too: for a database that holds nothing anybody needs.
 * @param {string} ownerUrl the role that migrates
 * @param {string} role the application's
 * @throws when somebody else is connected
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
    // What waits in the queue is about rows that are gone; the server makes it anew.
    await client.query('DROP SCHEMA IF EXISTS pgboss CASCADE')
    await client.query('COMMIT')
  } finally {
    await client.end()
  }
  await grantToApplication(ownerUrl, role)
}

/** A process that has just ended is still connected for a moment. */
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
