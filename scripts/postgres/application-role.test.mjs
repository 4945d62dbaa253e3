import fs from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { PgBoss } from 'pg-boss'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { retentionDays } from '../../lib/domain/legal/retention.ts'
import { AUDIT_KEPT_DAYS, grantToApplication } from './application-role.mjs'
import { startEmbeddedPostgres } from './embedded.mjs'
import { applyMigrations } from './migrate.mjs'

const dir = path.join(inject('database').files, 'roles')
const home = path.join(dir, 'postgres')
let server

const start = () => startEmbeddedPostgres({ dir: home, durable: false })

async function query(url, sql, values) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(sql, values)).rows
  } finally {
    await client.end()
  }
}
const asApplication = (sql, values) => query(server.url, sql, values)
const asOwner = (sql, values) => query(server.ownerUrl, sql, values)

const CODE = `INSERT INTO "QrPackage" (id, name, count) VALUES (gen_random_uuid(), 'P', 1) RETURNING id`

// A data folder from when the application was the server's superuser: the owner has everything, including the queue.
beforeAll(async () => {
  server = await start()
  await applyMigrations(server.ownerUrl)
  // Migrated by the same single role, before anything was granted.
  await query(server.adminUrl, 'CREATE DATABASE alone TEMPLATE mindelund')
  await asOwner(`CREATE SCHEMA pgboss; CREATE TYPE pgboss.job_state AS ENUM ('created'); CREATE TABLE pgboss.job (id int);
    CREATE FUNCTION pgboss.job_now() RETURNS timestamptz LANGUAGE sql AS 'SELECT now()'`)
  await asOwner('DROP ROLE mindelund_app')
  await server.stop()
  fs.rmSync(path.join(home, 'application-password'))
  server = await start()
  await grantToApplication(server.ownerUrl, 'mindelund_app')
})
afterAll(async () => {
  await server?.stop()
  fs.rmSync(dir, { recursive: true, force: true })
})

test('the application has no special rights on the server, even in an old data folder', async () => {
  const [role] = await asApplication('SELECT * FROM pg_roles WHERE rolname = current_user')
  expect(role).toMatchObject({ rolname: 'mindelund_app', rolsuper: false, rolcreatedb: false, rolcreaterole: false })
  for (const forbidden of [
    'CREATE TABLE own (n int)',
    'DROP TABLE "User"',
    'ALTER TABLE "User" ADD n int',
    'TRUNCATE "User"',
    'ALTER TABLE "AuditEntry" DISABLE ROW LEVEL SECURITY',
    'ALTER TABLE "AuditDay" DISABLE ROW LEVEL SECURITY',
    'SET session_replication_role = replica',
    "SELECT pg_read_file('postgresql.conf')",
    'COPY "User" TO PROGRAM \'cat\'',
    'DELETE FROM _prisma_migrations',
    'UPDATE pg_authid SET rolsuper = true',
  ]) {
    await expect(asApplication(forbidden), forbidden).rejects.toThrow(/denied|must be owner/)
  }
})

test('the audit log can be added to and read, and deleted from only after its retention', async () => {
  expect(AUDIT_KEPT_DAYS).toBe(retentionDays.auditEntry)
  const add = `INSERT INTO "AuditEntry" (id, command, "actorKind", at) VALUES (gen_random_uuid(), $1, 'system', now() - $2::interval)`
  await asApplication(add, ['young', `${AUDIT_KEPT_DAYS - 1} days`])
  await asApplication(add, ['old', `${AUDIT_KEPT_DAYS + 1} days`])
  await expect(asApplication(`UPDATE "AuditEntry" SET command = 'other'`)).rejects.toThrow('denied')
  await asApplication('DELETE FROM "AuditEntry"')
  expect(await asApplication('SELECT command FROM "AuditEntry"')).toEqual([{ command: 'young' }])
})

test('the digest of a day can be added and read, and deleted only after its retention', async () => {
  const add = `INSERT INTO "AuditDay" (day, entries, digest) VALUES (now() - $1::interval, 0, '')`
  await asApplication(add, [`${AUDIT_KEPT_DAYS - 1} days`])
  await asApplication(add, [`${AUDIT_KEPT_DAYS + 1} days`])
  await expect(asApplication('UPDATE "AuditDay" SET entries = 1')).rejects.toThrow('denied')
  await asApplication('DELETE FROM "AuditDay"')
  expect(await asApplication('SELECT entries FROM "AuditDay"')).toEqual([{ entries: 0 }])
})

test('an engraved code can be blocked, but neither deleted nor changed', async () => {
  const [{ id }] = await asApplication(CODE)
  await asApplication(
    `INSERT INTO "QrCode" (id, code, "packageId", state) VALUES (gen_random_uuid(), 'E123456789', $1, 'produced')`,
    [id],
  )
  await expect(asApplication('DELETE FROM "QrCode"')).rejects.toThrow('denied')
  await expect(asApplication(`UPDATE "QrCode" SET code = 'E000000000'`)).rejects.toThrow('denied')
  await asApplication(`UPDATE "QrCode" SET state = 'blocked'`)
  expect(await asApplication('SELECT code, state FROM "QrCode" FOR UPDATE')).toEqual([
    { code: 'E123456789', state: 'blocked' },
  ])
})

test('the application can repair and migrate its queue', async () => {
  await asApplication('ALTER TABLE pgboss.job ADD n int; CREATE TABLE pgboss.more (n int); DROP TABLE pgboss.more')
  await asApplication(
    'CREATE OR REPLACE FUNCTION pgboss.job_now() RETURNS timestamptz LANGUAGE sql AS $$ SELECT now() $$',
  )
})

test('granting the rights again, even concurrently, changes nothing', async () => {
  const rights = () =>
    asOwner(
      `SELECT relname, relacl::text, relowner FROM pg_class WHERE relnamespace = 'public'::regnamespace ORDER BY 1`,
    )
  const before = await rights()
  await Promise.all([1, 2].map(() => grantToApplication(server.ownerUrl, 'mindelund_app')))
  expect(await rights()).toEqual(before)
})

test('two manually created roles, neither a superuser, suffice for the application and its queue', async () => {
  await asOwner(`CREATE ROLE own_owner LOGIN PASSWORD 'one'; CREATE ROLE own_app LOGIN PASSWORD 'two';
    GRANT own_app TO own_owner`)
  await asOwner('CREATE DATABASE own OWNER own_owner')
  const named = (username, password) =>
    Object.assign(new URL(server.adminUrl), { username, password, pathname: '/own' }).href
  const [ownerUrl, url] = [named('own_owner', 'one'), named('own_app', 'two')]
  await applyMigrations(ownerUrl)
  expect(await grantToApplication(ownerUrl, 'own_app')).toBe(true)
  const boss = new PgBoss({ connectionString: url, createSchema: false })
  await boss.start()
  await boss.createQueue('work')
  expect(await boss.send('work', {})).toBeTruthy()
  await boss.stop({ graceful: false })
  await query(url, CODE)
  await expect(query(url, 'DROP TABLE "QrCode"')).rejects.toThrow('must be owner')
  // Again, after the queue has created its tables.
  await grantToApplication(ownerUrl, 'own_app')
})

test('a single role still works, and has a schema for its queue', async () => {
  const url = Object.assign(new URL(server.adminUrl), { pathname: '/alone' }).href
  expect(await grantToApplication(url, 'app')).toBe(false)
  const boss = new PgBoss({ connectionString: url, createSchema: false })
  await boss.start()
  await boss.stop({ graceful: false })
})
