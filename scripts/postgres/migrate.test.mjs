import fs from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { afterAll, beforeEach, expect, inject, test } from 'vitest'
import { applyMigrations, rehearseMigrations } from './migrate.mjs'
import { databaseUrl } from './test-databases.mjs'

const { adminUrl, run, files } = inject('database')
const name = `${run}_migrate`
const url = databaseUrl(adminUrl, name)
const folder = path.join(files, 'migrations')

beforeEach(async () => {
  await query(adminUrl, `DROP DATABASE IF EXISTS "${name}" WITH (FORCE)`)
  await query(adminUrl, `CREATE DATABASE "${name}"`)
  fs.rmSync(folder, { recursive: true, force: true })
  write('1_first', 'CREATE TABLE first (id int); INSERT INTO first VALUES (1);')
})
afterAll(() => query(adminUrl, `DROP DATABASE IF EXISTS "${name}" WITH (FORCE)`))

function write(migration, sql) {
  fs.mkdirSync(path.join(folder, migration), { recursive: true })
  fs.writeFileSync(path.join(folder, migration, 'migration.sql'), sql)
}

async function query(connectionString, sql) {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    return (await client.query(sql)).rows
  } finally {
    await client.end()
  }
}

test('migrations are applied once, in order', async () => {
  write('2_second', 'CREATE TABLE second AS SELECT id FROM first;')
  expect(await applyMigrations(url, folder)).toEqual(['1_first', '2_second'])
  expect(await applyMigrations(url, folder)).toEqual([])
})

test('four concurrent starters apply each migration once', async () => {
  const applied = await Promise.all([1, 2, 3, 4].map(() => applyMigrations(url, folder)))
  expect(applied.flat()).toEqual(['1_first'])
  expect(await query(url, 'SELECT id FROM first')).toEqual([{ id: 1 }])
})

test('a failing migration is named, leaves nothing behind, and is retried once it is fixed', async () => {
  write('2_wrong', 'CREATE TABLE second (id int); INSERT INTO nowhere VALUES (1);')
  await expect(applyMigrations(url, folder)).rejects.toThrow(/2_wrong.*nowhere/)
  expect(await query(url, "SELECT to_regclass('second') AS there")).toEqual([{ there: null }])
  write('2_wrong', 'CREATE TABLE second (id int);')
  expect(await applyMigrations(url, folder)).toEqual(['2_wrong'])
})

test('a rehearsal finds what would fail, and changes nothing', async () => {
  write('2_second', 'CREATE TABLE second AS SELECT id FROM first;')
  const names = (await rehearseMigrations(url, folder)).map(({ name }) => name)
  expect(names).toEqual(['1_first', '2_second'])
  expect(await query(url, "SELECT to_regclass('first') AS there")).toEqual([{ there: null }])
  write('3_wrong', 'INSERT INTO nowhere VALUES (1);')
  await expect(rehearseMigrations(url, folder)).rejects.toThrow(/3_wrong.*nowhere/)
  expect(await query(url, 'SELECT 1 FROM _prisma_migrations')).toEqual([])
})

test('a release without the newest migrations runs on what only adds, and is refused by name on what does not', async () => {
  const takeAway = (name) => fs.rmSync(path.join(folder, name), { recursive: true })
  write('2_newer', 'CREATE TABLE newer (id int);')
  await applyMigrations(url, folder)
  takeAway('2_newer')
  expect(await applyMigrations(url, folder)).toEqual([])
  write('3_narrower', '-- breaks earlier releases: they read first.id\nALTER TABLE first DROP COLUMN id;')
  expect(await rehearseMigrations(url, folder)).toMatchObject([{ name: '3_narrower', breaksEarlier: true }])
  await applyMigrations(url, folder)
  expect(await applyMigrations(url, folder)).toEqual([])
  takeAway('3_narrower')
  await expect(applyMigrations(url, folder)).rejects.toThrow(/nyere udgave.*3_narrower/)
  await expect(rehearseMigrations(url, folder)).rejects.toThrow('3_narrower')
})

test('an unreachable database is named without its password', async () => {
  const failure = await applyMigrations('postgresql://app:hemmelig@127.0.0.1:1/mindelund', folder).catch(
    (error) => error,
  )
  expect(failure.message).toContain('127.0.0.1:1')
  expect(failure.message).not.toContain('hemmelig')
})
