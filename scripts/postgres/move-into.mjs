import path from 'node:path'
import pg from 'pg'
import { ROOT } from '../set-up/root.mjs'
import { grantToApplication } from './application-role.mjs'
import { copyDatabase, readyQueue } from './copy-database.mjs'
import { applyMigrations } from './migrate.mjs'

/**
 * The addresses of one database: the owner's, and the application's.
 * @typedef {{ ownerUrl: string, url: string }} Addresses
 */

/** @returns {Addresses | null} of a server of one's own, as the settings name it */
export function ownDatabase({ DATABASE_URL: url, MIGRATE_DATABASE_URL: ownerUrl } = process.env) {
  return url ? { url, ownerUrl: ownerUrl || url } : null
}

/**
 * Brings both to this release, and moves all rows of one to the other. The other is empty until all of them are there.
 * @param {{ source: Addresses, target: Addresses }} options
 * @returns {Promise<{ tables: number, rows: number }>}
 */
export async function moveInto({ source, target }) {
  for (const each of [source, target]) await bringUpToDate(each)
  return copyDatabase({ from: source.ownerUrl, to: target.ownerUrl })
}

/** @param {Addresses} addresses */
export async function bringUpToDate({ ownerUrl, url }) {
  const role = decodeURIComponent(new URL(url).username)
  await applyMigrations(ownerUrl, path.join(ROOT, 'prisma/migrations'))
  await grantToApplication(ownerUrl, role)
  await readyQueue(url)
  await grantToApplication(ownerUrl, role)
}

/** What is written meanwhile would be left behind. */
export async function refuseWhileUsed(ownerUrl) {
  const [{ others }] = await ask(
    ownerUrl,
    `SELECT count(*)::int AS others FROM pg_stat_activity
     WHERE datname = current_database() AND pid <> pg_backend_pid() AND backend_type = 'client backend'`,
  )
  if (others > 0) throw new Error(`Databasen bruges endnu af ${others} forbindelser. Stop siden først.`)
}

/** One that was only made ready, by a move that did not get to its end, is empty too. */
export async function refuseFilled(ownerUrl) {
  const [{ tables, users }] = await ask(
    ownerUrl,
    `SELECT count(*)::int AS tables, to_regclass('"User"') IS NOT NULL AS users
     FROM pg_tables WHERE schemaname IN (current_schema(), 'pgboss')`,
  )
  if (tables === 0) return
  if (users && (await ask(ownerUrl, 'SELECT 1 FROM "User" LIMIT 1')).length === 0) return
  throw new Error('Den nye database er ikke tom, og intet er rørt. Lav en ny (docs/operations.md), og prøv igen.')
}

async function ask(connectionString, text) {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    return (await client.query(text)).rows
  } finally {
    await client.end()
  }
}
