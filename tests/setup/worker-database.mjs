// Runs in every test file: each has a database and a data folder of its own, under names that are the process's. Modules
// stay loaded from file to file, which halves the time of all; a file that mocks one or changes a setting loads its own
// (`vi.hoisted(() => vi.resetModules())` before, the same after).
import fs from 'node:fs'
import path from 'node:path'
import { inject } from 'vitest'
import { cloneDatabase, databaseUrl, emptyDatabase } from '../../scripts/postgres/test-databases.mjs'

const { adminUrl, applicationUrl, template, run, files } = inject('database')
const name = `${run}_${process.env.VITEST_POOL_ID}`
const url = databaseUrl(applicationUrl, name)
const ownerUrl = databaseUrl(adminUrl, name)
// Of the file before: its queue goes on looking for work.
const boss = await globalThis.mindelundBoss?.catch(() => undefined)
globalThis.mindelundBoss = undefined
await boss?.stop({ graceful: false }).catch(() => undefined)

// A process gets a copy for its first file and takes out of it what each file left; a new copy when one holds on to it.
const isEmptied = globalThis.mindelundTestDatabase === url && (await isDone(emptyDatabase(ownerUrl)))
if (!isEmptied) await cloneDatabase(adminUrl, { template, name })
globalThis.mindelundTestDatabase = url

const dataDir = path.join(files, name)
fs.rmSync(dataDir, { recursive: true, force: true })
fs.mkdirSync(dataDir, { recursive: true })

Object.assign(process.env, {
  NODE_ENV: 'test',
  DATABASE_URL: url,
  // For what only a test does: the application never gets it (tests/factories/as-owner.ts).
  TEST_OWNER_URL: ownerUrl,
  DATA_DIR: dataDir,
  SITE_URL: 'http://localhost:3000',
  NEXTAUTH_URL: 'http://localhost:3000',
  NEXTAUTH_SECRET: 'wXk2V9qLr7TzB4mNcY8sHdJ6fGpA3eUo',
  RUN_JOBS: '0',
  LOG_LEVEL: 'silent',
})

function isDone(work) {
  return work.then(
    () => true,
    () => false,
  )
}
