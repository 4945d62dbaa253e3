import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { expect, inject, onTestFinished, test, vi } from 'vitest'
import { runVerb } from './admin/run-verb.mjs'
import { cloneDatabase, databaseUrl } from './postgres/test-databases.mjs'
import { ROOT } from './set-up/root.mjs'

const { adminUrl, applicationUrl, template, run, files } = inject('database')
const name = `${run}_admin`
const ownerUrl = databaseUrl(adminUrl, name)

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
async function admin(...args) {
  const env = {
    ...process.env,
    DATABASE_URL: databaseUrl(applicationUrl, name),
    MIGRATE_DATABASE_URL: ownerUrl,
    DATA_DIR: path.join(files, 'admin'),
    SITE_URL: 'https://minder.dk',
    NODE_ENV: 'production',
  }
  return promisify(execFile)(process.execPath, [path.join(ROOT, 'scripts/admin.mjs'), ...args], { env }).then(
    ({ stdout, stderr }) => ({ said: stdout + stderr, code: 0 }),
    ({ stdout, stderr, code }) => ({ said: stdout + stderr, code }),
  )
}

/** Of what the launcher ends with, which is all that the verbs differ in: here, on this file's own database. */
async function verb(...args) {
  const said = []
  const spies = ['log', 'error'].map((level) => vi.spyOn(console, level).mockImplementation((text) => said.push(text)))
  const code = await runVerb(args)
  for (const spy of spies) spy.mockRestore()
  return { said: said.join('\n'), code }
}
const own = (sql) => query(process.env.TEST_OWNER_URL, sql)

const ida = ['--name', 'Ida Ejer', '--username', 'ida', '--email', 'ida@minder.dk', '--scope', 'full']

test('takes an empty database to an administrator and back, and empties nothing while there are real accounts', async () => {
  await cloneDatabase(adminUrl, { template, name })
  onTestFinished(() => query(adminUrl, `DROP DATABASE IF EXISTS "${name}" WITH (FORCE)`))
  const made = await admin('create', ...ida)
  expect(made).toMatchObject({
    code: 0,
    said: expect.stringMatching(/https:\/\/minder\.dk\/reset-password\/[\w-]{40,}/),
  })
  const refused = await admin('remove-demo', '--yes')
  expect(refused).toMatchObject({ code: 1, said: expect.stringContaining('ida. Derfor bliver intet slettet') })
  expect(await query(ownerUrl, 'SELECT username FROM "User"')).toEqual([{ username: 'ida' }])
  await query(ownerUrl, `UPDATE "User" SET email = 'demo@mindelund.example', "emailKey" = 'demo@mindelund.example'`)
  expect(await admin('remove-demo', '--yes')).toMatchObject({ code: 0 })
  expect(await query(ownerUrl, 'SELECT 1 FROM "User"')).toEqual([])
})

test('creates an administrator, gives the password anew and lists everybody', async () => {
  expect(await verb('create', ...ida)).toMatchObject({ code: 0, said: expect.stringContaining('/reset-password/') })
  expect(await verb('reset', 'ida')).toMatchObject({ code: 0, said: expect.stringContaining('/reset-password/') })
  const listed = await verb('list')
  expect(listed).toMatchObject({ code: 0, said: expect.stringContaining('ida  Ida Ejer, ida@minder.dk') })
  const kept = await own('SELECT command, "actorKind" FROM "AuditEntry" ORDER BY at')
  expect(kept).toEqual([
    { command: 'accounts.create-staff', actorKind: 'system' },
    { command: 'accounts.reset-staff', actorKind: 'system' },
  ])
})

test('notes a backup with its size, and refuses one that is no number', async () => {
  expect(await verb('backup-done', '--bytes', '123456789012')).toMatchObject({
    code: 0,
    said: expect.stringContaining('Sikkerhedskopien er noteret'),
  })
  expect(await verb('backup-done')).toMatchObject({ code: 0 })
  expect(await verb('backup-done', '--bytes', 'stor')).toMatchObject({ code: 1 })
  expect(await own('SELECT bytes FROM "Backup" ORDER BY at')).toEqual([{ bytes: '123456789012' }, { bytes: null }])
})

test('takes no password from the command line, which others see and shells keep', async () => {
  const eve = ['--name', 'Eve', '--username', 'eve', '--email', 'eve@minder.dk', '--scope', 'full']
  expect(await verb('create', ...eve, '--password', 'hemmelig på linjen')).toMatchObject({ code: 1 })
  expect(await own(`SELECT 1 FROM "User" WHERE username = 'eve'`)).toEqual([])
})
