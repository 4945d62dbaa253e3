import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { afterEach, beforeEach, expect, inject, test } from 'vitest'
import { cloneDatabase, databaseUrl } from './postgres/test-databases.mjs'
import { programArgs } from './set-up/programs.mjs'
import { ROOT } from './set-up/root.mjs'

const { adminUrl, applicationUrl, template, run, files } = inject('database')
const name = `${run}_admin`
const ownerUrl = databaseUrl(adminUrl, name)

beforeEach(() => cloneDatabase(adminUrl, { template, name }))
afterEach(() => query(adminUrl, `DROP DATABASE IF EXISTS "${name}" WITH (FORCE)`))

async function query(connectionString, sql) {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    return (await client.query(sql)).rows
  } finally {
    await client.end()
  }
}

/** Output and exit code of the launcher, on a database with two roles. */
const admin = (...args) => outcomeOf([path.join(ROOT, 'scripts/admin.mjs'), ...args])
/** Of the program it ends with, which is all that the verbs differ in. */
const main = (...args) => outcomeOf(programArgs('admin', ...args))

async function outcomeOf(args) {
  const env = {
    ...process.env,
    DATABASE_URL: databaseUrl(applicationUrl, name),
    MIGRATE_DATABASE_URL: ownerUrl,
    DATA_DIR: path.join(files, 'admin'),
    SITE_URL: 'https://minder.dk',
    NODE_ENV: 'production',
  }
  return promisify(execFile)(process.execPath, args, { env }).then(
    ({ stdout, stderr }) => ({ said: stdout + stderr, code: 0 }),
    ({ stdout, stderr, code }) => ({ said: stdout + stderr, code }),
  )
}

const ida = ['--name', 'Ida Ejer', '--username', 'ida', '--email', 'ida@minder.dk', '--scope', 'full']

test('takes an empty database to an administrator and back, and empties nothing while there are real accounts', async () => {
  const made = await admin('create', ...ida)
  expect(made).toMatchObject({
    code: 0,
    said: expect.stringMatching(/https:\/\/minder\.dk\/reset-password\/[\w-]{40,}/),
  })
  const restored = await main('reset', 'ida')
  expect(restored).toMatchObject({ code: 0, said: expect.stringContaining('/reset-password/') })
  const listed = await main('list')
  expect(listed).toMatchObject({ code: 0, said: expect.stringContaining('ida  Ida Ejer, ida@minder.dk') })
  const kept = await query(ownerUrl, 'SELECT command, "actorKind" FROM "AuditEntry" ORDER BY at')
  expect(kept).toEqual([
    { command: 'accounts.create-staff', actorKind: 'system' },
    { command: 'accounts.reset-staff', actorKind: 'system' },
  ])

  const refused = await admin('remove-demo', '--yes')
  expect(refused).toMatchObject({ code: 1, said: expect.stringContaining('ida. Derfor bliver intet slettet') })
  expect(await query(ownerUrl, 'SELECT username FROM "User"')).toEqual([{ username: 'ida' }])
  await query(ownerUrl, `UPDATE "User" SET email = 'demo@mindelund.example', "emailKey" = 'demo@mindelund.example'`)
  expect(await admin('remove-demo', '--yes')).toMatchObject({ code: 0 })
  expect(await query(ownerUrl, 'SELECT 1 FROM "User"')).toEqual([])
})

test('notes a backup with its size, and refuses one that is no number', async () => {
  expect(await main('backup-done', '--bytes', '123456789012')).toMatchObject({
    ...{ code: 0, said: expect.stringContaining('Sikkerhedskopien er noteret') },
  })
  expect(await main('backup-done')).toMatchObject({ code: 0 })
  expect(await main('backup-done', '--bytes', 'stor')).toMatchObject({ code: 1 })
  expect(await query(ownerUrl, 'SELECT bytes FROM "Backup" ORDER BY at')).toEqual([
    { bytes: '123456789012' },
    { bytes: null },
  ])
})

test('takes no password from the command line, which others see and shells keep', async () => {
  expect(await main('create', ...ida, '--password', 'hemmelig på linjen')).toMatchObject({ code: 1 })
  expect(await query(ownerUrl, 'SELECT 1 FROM "User"')).toEqual([])
})
