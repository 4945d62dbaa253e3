// Runs in every test file before anything of the project is imported: settings are read on import, and each file has a
// database and a data folder of its own.
import fs from 'node:fs'
import path from 'node:path'
import { inject } from 'vitest'
import { cloneDatabase, databaseUrl } from '../../scripts/postgres/test-databases.mjs'

const { adminUrl, template, run, files } = inject('database')
const name = `${run}_${process.env.VITEST_POOL_ID}`
await cloneDatabase(adminUrl, { template, name })

const dataDir = path.join(files, name)
fs.rmSync(dataDir, { recursive: true, force: true })
fs.mkdirSync(dataDir, { recursive: true })

Object.assign(process.env, {
  NODE_ENV: 'test',
  DATABASE_URL: databaseUrl(adminUrl, name),
  DATA_DIR: dataDir,
  SITE_URL: 'http://localhost:3000',
  NEXTAUTH_URL: 'http://localhost:3000',
  NEXTAUTH_SECRET: 'wXk2V9qLr7TzB4mNcY8sHdJ6fGpA3eUo',
  RUN_JOBS: '0',
  LOG_LEVEL: 'silent',
})
