// `npm run admin -- …`: creates, restores and lists staff, notes a backup, and removes a demonstration, on the database the launchers
// would use, whether or not the site is running. The domain's own commands do the work (scripts/admin/run-verb.mjs); only
// emptying a database needs the owner role.

import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { grantToApplication } from './postgres/application-role.mjs'
import { answerVerb, enterInstallation, runProgram } from './server/run-program.mjs'
import { dataDir } from './set-up/root.mjs'

const NAMES = ['files', 'uploads', 'mail', 'stand-in.json']

/**
 * Empties the database and the file folders, and what its payments left. The caller has checked that they hold only the demonstration.
 * @returns {Promise<number>} the exit code
 */
async function removeDemo({ ownerUrl, role, dataDir }) {
  await clearDatabase(ownerUrl, role)
  for (const name of NAMES) fs.rmSync(path.join(dataDir, name), { recursive: true, force: true })
  console.log('\n  Demonstrationen er fjernet. Lav nu den første administrator: npm run admin -- create\n')
  return 0
}

/**
 * Deletes every row of a migrated database, including engraved codes. Only for data that can be lost.
 * @param {string} ownerUrl the role that migrates
 * @param {string} role the application's
 * @throws when there are other connections
 */
async function clearDatabase(ownerUrl, role) {
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

const USAGE = `
  npm run admin -- create        laver en konto til en, der arbejder for jer
                                 (--name --username --email --scope full|production, ellers bliver du spurgt;
                                  --ask-password spørger om en adgangskode i stedet for at lave et link)
  npm run admin -- reset NAVN    giver en, der arbejder for jer, et link til en ny adgangskode
                                 (--scope full|production giver også rettighederne igen)
  npm run admin -- list          viser dem, der arbejder for jer
  npm run admin -- close-demo    lukker demonstrationens konti, sider og koder; alt andet bliver, som det er
  npm run admin -- backup-done   noterer, at der netop er taget en sikkerhedskopi (--bytes hvor stor den er)
  npm run admin -- remove-demo   tømmer en database, som kun demonstrationen har været på
`

await answerVerb({
  usage: USAGE,
  verbs: ['create', 'reset', 'list', 'close-demo', 'remove-demo', 'backup-done'],
  async act(verb, rest) {
    const { ownerUrl, role } = await enterInstallation()
    const answer = runProgram('admin', [verb, ...rest])
    return verb === 'remove-demo' && answer === 0 ? removeDemo({ ownerUrl, role, dataDir: dataDir() }) : answer
  },
})
