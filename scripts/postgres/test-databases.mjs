import pg from 'pg'
import { grantToApplication } from './application-role.mjs'
import { applyMigrations } from './migrate.mjs'

/**
 * A database with all migrations, which every worker copies. `role` is the application's and gets its rights; the owner
 * itself where a server has no other.
 * @returns {Promise<string>} its name
 */
export async function makeTemplate(adminUrl, { name, role, directory = 'prisma/migrations' }) {
  await withClient(adminUrl, (client) => client.query(`CREATE DATABASE ${client.escapeIdentifier(name)}`))
  await applyMigrations(databaseUrl(adminUrl, name), directory)
  await grantToApplication(databaseUrl(adminUrl, name), role)
  return name
}

/** Creates a fresh copy of the template as `name`, replacing an earlier one. */
export async function cloneDatabase(adminUrl, { template, name }) {
  const [copy, original] = [name, template].map((each) => pg.escapeIdentifier(each))
  await withClient(adminUrl, async (client) => {
    await client.query(`DROP DATABASE IF EXISTS ${copy} WITH (FORCE)`)
    await client.query(`CREATE DATABASE ${copy} TEMPLATE ${original}`)
  })
}

/**
 * Empties a database made from the template, in a twentieth of the time another copy takes: deletes rows without
 * triggers or foreign keys, since engraved codes cannot be deleted otherwise. Sequences continue, and the queue's job
 * types stay. Fails when a row is locked.
 */
export async function emptyDatabase(url) {
  await withClient(url, async (client) => {
    const { rows: tables } = await client.query(
      `SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables
       WHERE schemaname IN ('public', 'pgboss') AND tablename <> '_prisma_migrations'
       AND NOT (schemaname = 'pgboss' AND tablename IN ('version', 'queue'))`,
    )
    await client.query(
      [
        'BEGIN',
        "SET LOCAL lock_timeout = '3s'",
        'SET LOCAL session_replication_role = replica',
        ...tables.map(({ name }) => `DELETE FROM ${name}`),
        'COMMIT',
      ].join(';\n'),
    )
  })
}

/** Drops the databases with this name prefix, disconnecting their users. */
export async function dropDatabases(adminUrl, prefix) {
  await withClient(adminUrl, async (client) => {
    const { rows } = await client.query('SELECT datname AS name FROM pg_database WHERE starts_with(datname, $1)', [
      prefix,
    ])
    for (const { name } of rows)
      await client.query(`DROP DATABASE IF EXISTS ${client.escapeIdentifier(name)} WITH (FORCE)`)
  })
}

/** The same server and role, another database. */
export function databaseUrl(adminUrl, name) {
  const url = new URL(adminUrl)
  url.pathname = `/${name}`
  return url.href
}

async function withClient(connectionString, act) {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    return await act(client)
  } finally {
    await client.end()
  }
}
