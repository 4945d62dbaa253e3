import fs from 'node:fs'
import path from 'node:path'
import { startEmbeddedPostgres } from '../../scripts/postgres/embedded.mjs'
import { dropDatabases, makeTemplate } from '../../scripts/postgres/test-databases.mjs'
import { ensurePrismaClient } from '../../scripts/set-up/prisma-client.mjs'
import { ensurePrograms } from '../../scripts/set-up/programs.mjs'
import { RUN_VARIABLE, runFolder } from '../../scripts/test/run-folder.mjs'

/** Runs once before all test files; `worker-database.mjs` reads what it provides in each of them. */
export default async function setup(project) {
  await ensurePrismaClient()
  await ensurePrograms(['lib/domain', 'tests/factories'])
  const folder = path.join(runFolder('vitest'), 'unit')
  const given = process.env.TEST_DATABASE_URL || process.env.DATABASE_URL
  const embedded = given
    ? undefined
    : await startEmbeddedPostgres({ dir: path.join(folder, 'postgres'), durable: false })
  const adminUrl = given || embedded.adminUrl
  // Tests run with the application's rights. A configured server keeps its own roles.
  const applicationUrl = embedded?.url ?? adminUrl
  const run = `test_${process.pid}_${Date.now().toString(36)}`
  const template = await makeTemplate(adminUrl, { name: `${run}_template`, role: new URL(applicationUrl).username })
  project.provide('database', { adminUrl, applicationUrl, template, run, files: path.join(folder, 'files') })

  return async function teardown() {
    await dropDatabases(adminUrl, run)
    await embedded?.stop()
    fs.rmSync(folder, { recursive: true, force: true })
    // Its own folder; the one of a whole run stays.
    if (!process.env[RUN_VARIABLE]) fs.rmSync(path.dirname(folder), { recursive: true, force: true })
  }
}
