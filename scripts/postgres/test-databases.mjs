import crypto from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { grantToApplication } from './application-role.mjs'
import { applyMigrations, readMigrations } from './migrate.mjs'

// An arbitrary lock number: one process at a time creates a template and drops old ones.
const TEMPLATE_LOCK = 31_415_926

/**
 * A database with all migrations, created once for each state of the migrations folder, which every test file copies
 * in some 50 ms. Safe when several runs start at once, even with different migrations. `role` is the application's
 * and gets its rights; without one the tests run as the database's owner.
 * @returns {Promise<{ template: string, close: () => Promise<void> }>} the template stays at least until `close`
 */
export async function openTemplate(adminUrl, { role, directory = 'prisma/migrations' } = {}) {
  const template = `template_${fingerprint(directory)}`
  // The connection's name tells other runs that the template is in use.
  const client = new pg.Client({ connectionString: adminUrl, application_name: template })
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query('SELECT pg_advisory_lock($1)', [TEMPLATE_LOCK])
    await dropUnusedTemplates(client)
    if (!(await exists(client, template))) await makeTemplate({ client, adminUrl, template, role, directory })
    await client.query('SELECT pg_advisory_unlock($1)', [TEMPLATE_LOCK])
  } catch (error) {
    await client.end()
    throw error
  }
  return { template, close: () => client.end() }
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
    for (const name of await namesWith(client, prefix)) await drop(client, name)
  })
}

/**
 * Drops the databases of killed runs. Names contain the pid of their run.
 * @param {(pid: number) => boolean} isAlive
 */
export async function dropAbandonedDatabases(adminUrl, isAlive) {
  await withClient(adminUrl, async (client) => {
    for (const name of await namesWith(client, 'test_')) {
      const pid = Number(name.split('_')[1])
      if (!isAlive(pid)) await drop(client, name)
    }
  })
}

/** The same server and role, another database. */
export function databaseUrl(adminUrl, name) {
  const url = new URL(adminUrl)
  url.pathname = `/${name}`
  return url.href
}

function fingerprint(directory) {
  const hash = crypto.createHash('sha256')
  for (const { name, checksum } of readMigrations(directory)) hash.update(`${name} ${checksum}\n`)
  hash.update(fs.readFileSync(path.join(import.meta.dirname, 'application-role.mjs')))
  return hash.digest('hex').slice(0, 16)
}

// Built under a temporary name: a template that exists is complete.
async function makeTemplate({ client, adminUrl, template, role, directory }) {
  const draft = `${template}_draft`
  await drop(client, draft)
  await client.query(`CREATE DATABASE ${client.escapeIdentifier(draft)}`)
  await applyMigrations(databaseUrl(adminUrl, draft), directory)
  await grantToApplication(databaseUrl(adminUrl, draft), role ?? new URL(adminUrl).username)
  await client.query(`ALTER DATABASE ${client.escapeIdentifier(draft)} RENAME TO ${client.escapeIdentifier(template)}`)
}

async function dropUnusedTemplates(client) {
  const { rows } = await client.query(
    `SELECT datname AS name FROM pg_database WHERE datname LIKE 'template\\_%'
     AND datname NOT IN (SELECT application_name FROM pg_stat_activity)`,
  )
  for (const { name } of rows) await drop(client, name)
}

async function namesWith(client, prefix) {
  const { rows } = await client.query('SELECT datname AS name FROM pg_database WHERE starts_with(datname, $1)', [
    prefix,
  ])
  return rows.map((row) => row.name)
}

const exists = async (client, name) =>
  (await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [name])).rowCount > 0

const drop = (client, name) => client.query(`DROP DATABASE IF EXISTS ${client.escapeIdentifier(name)} WITH (FORCE)`)

async function withClient(connectionString, act) {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    return await act(client)
  } finally {
    await client.end()
  }
}
