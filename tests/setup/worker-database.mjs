// Runs before every test file: each has an empty database and an empty data folder, and must leave settings, globals
// and the clock as it found them. Modules stay loaded between files, which halves the run time, so none may be replaced
// (tests/lint/module-mocks.test.ts).
import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
// Before any module of Next, as its server does: the stores of a request that are made without it hold none.
import 'next/dist/server/node-environment-baseline.js'
import { beforeAll, inject, vi } from 'vitest'
import { oncePerProcess } from '../../lib/server/process-globals.mjs'
import { cloneDatabase, databaseUrl, emptyDatabase } from '../../scripts/postgres/test-databases.mjs'
import { watchLeftovers } from './left-behind.mjs'

const { adminUrl, applicationUrl, template, run, files } = inject('database')
const name = `${run}_${process.env.VITEST_POOL_ID}`
const url = databaseUrl(applicationUrl, name)
const ownerUrl = databaseUrl(adminUrl, name)

/** A guard: a file that left something behind fails after so many hundredths of a second. */
const TURNS = 500

// A process clones the template for its first file and empties it between files; it clones again when a row is
// locked.
const isEmptied = globalThis.mindelundTestDatabase === url && (await isDone(emptyDatabase(ownerUrl)))
if (!isEmptied) await cloneDatabase(adminUrl, { template, name })
globalThis.mindelundTestDatabase = url

const dataDir = path.join(files, name)
const temporary = path.join(files, `${name}_tmp`)
for (const folder of [dataDir, temporary]) {
  fs.rmSync(folder, { recursive: true, force: true })
  fs.mkdirSync(folder, { recursive: true })
}

Object.assign(process.env, {
  NODE_ENV: 'test',
  DATABASE_URL: url,
  // For tests only: the application never gets it (tests/factories/as-owner.ts).
  TEST_OWNER_URL: ownerUrl,
  DATA_DIR: dataDir,
  TMPDIR: temporary,
  SITE_URL: 'http://localhost:3000',
  NEXTAUTH_URL: 'http://localhost:3000',
  NEXTAUTH_SECRET: 'wXk2V9qLr7TzB4mNcY8sHdJ6fGpA3eUo',
  RUN_JOBS: '0',
  LOG_LEVEL: 'silent',
})
// Read from the variables above, so it is loaded only here.
const { env } = await import('../../lib/server/env.ts')

const leftovers = watchLeftovers(env)
const { user, system } = process.cpuUsage()

// The first to be registered, and so the last to run, after what a file's own beforeAll takes back.
// biome-ignore lint/correctness/noEmptyPattern: Vitest reads the fixtures that are needed from the pattern
beforeAll(({}, suite) => async () => {
  const spent = process.cpuUsage()
  suite.meta.processorSeconds = (spent.user - user + spent.system - system) / 1e6
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
  // The queue would go on polling.
  const queue = oncePerProcess('queue', () => ({}))
  const boss = await queue.boss?.catch(() => undefined)
  queue.boss = undefined
  await boss?.stop({ graceful: false }).catch(() => undefined)
  // What was closed is gone a few turns later.
  for (let turn = 0; turn < TURNS && leftovers().length > 0; turn++) await pause(10)
  const found = leftovers()
  vi.useRealTimers()
  if (found.length > 0) throw new Error(`The file left behind: ${found.join(', ')}`)
})

function isDone(work) {
  return work.then(
    () => true,
    () => false,
  )
}
