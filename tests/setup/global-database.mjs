import fs from 'node:fs'
import path from 'node:path'
import { startEmbeddedPostgres } from '../../scripts/postgres/embedded.mjs'
import { dropAbandonedDatabases, dropDatabases, openTemplate } from '../../scripts/postgres/test-databases.mjs'
import { ensurePrismaClient } from '../../scripts/set-up/prisma-client.mjs'
import { ensurePrograms } from '../../scripts/set-up/programs.mjs'
import { ROOT } from '../../scripts/set-up/root.mjs'

/** Runs once before all test files; `worker-database.mjs` reads what it provides in each of them. */
export default async function setup(project) {
  await ensurePrismaClient()
  await ensurePrograms(['lib/domain', 'tests/factories'])
  const given = process.env.TEST_DATABASE_URL || process.env.DATABASE_URL
  const embedded = given
    ? undefined
    : await startEmbeddedPostgres({ dir: path.join(ROOT, '.data-test/postgres'), durable: false })
  const adminUrl = given || embedded.adminUrl
  // On another machine's server, pids cannot be checked here.
  if (embedded) await dropAbandonedDatabases(adminUrl, isAlive)
  // Tests run with the application's rights. A configured server keeps its own roles.
  const applicationUrl = embedded?.url ?? adminUrl
  const { template, close } = await openTemplate(adminUrl, { role: new URL(applicationUrl).username })
  const run = `test_${process.pid}_${Date.now().toString(36)}`
  const files = path.join(ROOT, '.data-test', run)
  project.provide('database', { adminUrl, applicationUrl, template, run, files })

  return async function teardown() {
    await dropDatabases(adminUrl, run)
    await close()
    fs.rmSync(files, { recursive: true, force: true })
    await embedded?.stop()
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}
