// Runs before every test file: each has its own database and data folder, named after the process, and finds the
// settings, the globals and the clock as the first one did. Modules stay loaded between files, which halves the run
// time, so none may be replaced (tests/lint/module-mocks.test.ts).
import fs from 'node:fs'
import path from 'node:path'
// Before any module of Next, as its server does: the stores of a request that are made without it hold none.
import 'next/dist/server/node-environment-baseline.js'
import { inject, vi } from 'vitest'
import { cloneDatabase, databaseUrl, emptyDatabase } from '../../scripts/postgres/test-databases.mjs'

const { adminUrl, applicationUrl, template, run, files } = inject('database')
const name = `${run}_${process.env.VITEST_POOL_ID}`
const url = databaseUrl(applicationUrl, name)
const ownerUrl = databaseUrl(adminUrl, name)
vi.useRealTimers()
vi.unstubAllGlobals()
vi.unstubAllEnvs()
vi.restoreAllMocks()
// The previous file's queue would go on polling.
const boss = await globalThis.mindelundBoss?.catch(() => undefined)
globalThis.mindelundBoss = undefined
await boss?.stop({ graceful: false }).catch(() => undefined)

// A process clones the template for its first file and empties it between files; it clones again when a row is
// locked.
const isEmptied = globalThis.mindelundTestDatabase === url && (await isDone(emptyDatabase(ownerUrl)))
if (!isEmptied) await cloneDatabase(adminUrl, { template, name })
globalThis.mindelundTestDatabase = url

const dataDir = path.join(files, name)
fs.rmSync(dataDir, { recursive: true, force: true })
fs.mkdirSync(dataDir, { recursive: true })

Object.assign(process.env, {
  NODE_ENV: 'test',
  DATABASE_URL: url,
  // For tests only: the application never gets it (tests/factories/as-owner.ts).
  TEST_OWNER_URL: ownerUrl,
  DATA_DIR: dataDir,
  SITE_URL: 'http://localhost:3000',
  NEXTAUTH_URL: 'http://localhost:3000',
  NEXTAUTH_SECRET: 'wXk2V9qLr7TzB4mNcY8sHdJ6fGpA3eUo',
  RUN_JOBS: '0',
  LOG_LEVEL: 'silent',
})
// Read from the variables above, so it is loaded only here.
const { env } = await import('../../lib/server/env.ts')
globalThis.mindelundTestSettings ??= { ...env }
for (const name of Object.keys(env)) delete env[name]
Object.assign(env, globalThis.mindelundTestSettings)

function isDone(work) {
  return work.then(
    () => true,
    () => false,
  )
}
