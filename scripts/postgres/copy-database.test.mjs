import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { grantToApplication } from './application-role.mjs'
import { copyDatabase, readyQueue } from './copy-database.mjs'
import { applyMigrations } from './migrate.mjs'
import { cloneDatabase, databaseUrl } from './test-databases.mjs'

const { adminUrl, template, run } = inject('database')
const [source, target] = [`${run}_moved_from`, `${run}_moved_to`]
const [owner, application] = [`${run}_owner`, `${run}_app`]
const from = databaseUrl(adminUrl, source)
const as = (username) => Object.assign(new URL(databaseUrl(adminUrl, target)), { username, password: 'secret' }).href

async function query(url, sql, values) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(sql, values)).rows
  } finally {
    await client.end()
  }
}

const difficult = ['Æ "Ø" \\ Å', '{a,"b"}', 'NULL', ' \n\t', "'); DROP TABLE x; --"]
const mails = 'SELECT subject, files FROM "Mail" ORDER BY "messageId"'

// To a server on which nobody is a superuser, as in operations.md.
beforeAll(async () => {
  await cloneDatabase(adminUrl, { template, name: source })
  await readyQueue(from)
  await query(adminUrl, `CREATE ROLE ${owner} LOGIN PASSWORD 'secret'`)
  await query(adminUrl, `CREATE ROLE ${application} LOGIN PASSWORD 'secret'`)
  await query(adminUrl, `GRANT ${application} TO ${owner}`)
  await query(adminUrl, `CREATE DATABASE ${target} OWNER ${owner} ENCODING 'UTF8' TEMPLATE template0`)
  await applyMigrations(as(owner))
  await grantToApplication(as(owner), application)
  await readyQueue(as(application))
  await grantToApplication(as(owner), application)
  for (const [n, subject] of difficult.entries()) {
    await query(
      from,
      `INSERT INTO "Mail" (id, "messageId", template, recipient, subject, html, text, files)
       VALUES (gen_random_uuid(), $1, 't', 'a@eksempel.dk', $2, '', '', $3)`,
      [String(n), subject, n === 0 ? null : JSON.stringify(n === 1 ? null : [{ key: subject }])],
    )
  }
  await query(
    from,
    `INSERT INTO "AuditEntry" (id, command, "actorKind", at) SELECT gen_random_uuid(), 'a.b', 'system', now() FROM generate_series(1, 450)`,
  )
})
afterAll(async () => {
  for (const name of [source, target]) await query(adminUrl, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)
  for (const role of [owner, application]) await query(adminUrl, `DROP ROLE IF EXISTS ${role}`)
})

test('a table that differs is named, and nothing is changed', async () => {
  await query(as(owner), 'ALTER TABLE "Mail" ADD extra int')
  await expect(copyDatabase({ from, to: as(owner) })).rejects.toThrow('"Mail"')
  await query(as(owner), 'ALTER TABLE "Mail" DROP extra')
  expect(await query(as(owner), mails)).toEqual([])
})

test('every row and sequence moves as it is, and the rules stand again', async () => {
  const rules = `SELECT conname, pg_get_constraintdef(oid) FROM pg_constraint WHERE connamespace = 'public'::regnamespace
    UNION ALL SELECT tgname, tgenabled::text FROM pg_trigger WHERE NOT tgisinternal ORDER BY 1, 2`
  const before = await query(as(owner), rules)
  const { tables, rows } = await copyDatabase({ from, to: as(owner) })
  expect(tables).toBeGreaterThan(100)
  expect(rows).toBeGreaterThan(500)
  expect(await query(as(owner), mails)).toEqual(await query(from, mails))
  expect(await query(as(owner), rules)).toEqual(before)
  // The application goes on: it writes, and it changes no history.
  const add = `INSERT INTO "AuditEntry" (id, command, "actorKind") VALUES (gen_random_uuid(), 'c.d', 'system')`
  await query(as(application), add)
  expect(await query(as(owner), 'SELECT count(*)::int AS entries FROM "AuditEntry"')).toEqual([{ entries: 451 }])
  await expect(query(as(application), 'UPDATE "AuditEntry" SET command = \'x\'')).rejects.toThrow('denied')
})
