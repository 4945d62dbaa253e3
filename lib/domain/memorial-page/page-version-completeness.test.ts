import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { beforeAll, expect, it, onTestFinished, vi } from 'vitest'
import { getMemorialPage } from '@/lib/domain/memorial-page/page-query'
import { findSharePicture } from '@/lib/domain/sharing/share-picture-queries'
import { pool } from '@/lib/server/db'
import { env } from '@/lib/server/env'
import { outsider } from '@/lib/shared/actor'
import { changedValues } from '@/tests/factories/changed-values'
import { openShop } from '@/tests/factories/plans'
import { createRichPage } from '@/tests/factories/rich-page'

beforeAll(openShop)

it('every value in the database that changes a page for strangers moves its version in the same transaction', async () => {
  const { memorial, code } = await createRichPage()
  const { client, read } = await readInTransaction()
  const look = () => shownAt(memorial.slug, [`for-${memorial.slug}`, code.code])
  const [before, version] = [await look(), await versionOf(client, memorial)]
  const tables = [...read].sort()
  const tried = { changes: 0, moving: new Set<string>(), missed: [] as string[] }
  for (const table of tables) {
    for (const { column, statements } of await changedValues(client, table)) {
      await client.query('SAVEPOINT column_changed')
      let kept = 0
      for (const statement of statements) {
        await client.query('SAVEPOINT value_changed')
        const isChanged = await changes(client, statement)
        const isMoved = isChanged && (await versionOf(client, memorial)) !== version
        if (isChanged) tried.changes++
        if (isMoved) tried.moving.add(table)
        // What moved nothing stays, so that the page is looked at once for all of them.
        if (isChanged && !isMoved) kept++
        else await client.query('ROLLBACK TO SAVEPOINT value_changed')
      }
      if (kept > 0 && (await look()) !== before) tried.missed.push(`${column}: ${statements[0]}`)
      await client.query('ROLLBACK TO SAVEPOINT column_changed')
    }
  }
  expect(tried.missed).toEqual([])
  expect((await watchedTables(client)).filter((table) => !tried.moving.has(table))).toEqual([])
  // Nothing was read that was not tried.
  expect([...read].sort()).toEqual(tables)
  expect(tried.changes).toBeGreaterThan(2000)
})

it('every row that a page loses and gets back moves its version both times', async () => {
  const { memorial, code } = await createRichPage()
  const { client } = await readInTransaction()
  const look = () => shownAt(memorial.slug, [`for-${memorial.slug}`, code.code])
  const version = await versionOf(client, memorial)
  const [back, missed] = [new Set<string>(), [] as string[]]
  const tables = await watchedTables(client)
  for (const table of tables) {
    const { rows } = await client.query(`SELECT ctid::text AS place, to_jsonb(shown) AS row FROM "${table}" shown`)
    for (const { place, row } of rows) {
      await client.query('SAVEPOINT row_changed')
      const isGone = await changes(client, `DELETE FROM "${table}" WHERE ctid = '${place}'`)
      if (!isGone) await client.query('ROLLBACK TO SAVEPOINT row_changed')
      const without = { version: await versionOf(client, memorial), shown: await look() }
      // Where a row may not be deleted, another like it.
      const added = pg.escapeLiteral(JSON.stringify(isGone ? row : { ...row, id: randomUUID() }))
      const insert = `INSERT INTO "${table}" SELECT * FROM jsonb_populate_record(NULL::"${table}", ${added})`
      if ((!isGone || without.version !== version) && (await changes(client, insert))) {
        if ((await versionOf(client, memorial)) !== without.version) back.add(table)
        else if ((await look()) !== without.shown) missed.push(`${table}: ${added}`)
      }
      await client.query('ROLLBACK TO SAVEPOINT row_changed')
    }
  }
  expect(missed).toEqual([])
  // A page and a code are there before anything refers to them.
  expect(tables.filter((table) => !back.has(table))).toEqual(['Memorial', 'QrCode'])
})

/**
 * A transaction that all reads of this file see, until the test has ended; `read` has the tables they named. Versions move
 * at each statement instead of at the commit, and candles burn on.
 */
async function readInTransaction(): Promise<{ client: pg.Client; read: Set<string> }> {
  const client = new pg.Client({ connectionString: env.DATABASE_URL })
  await client.connect()
  vi.useFakeTimers({ toFake: ['Date'], now: new Date() })
  onTestFinished(async () => {
    vi.useRealTimers()
    await client.end()
  })
  await client.query('BEGIN')
  await client.query('SET CONSTRAINTS ALL IMMEDIATE')
  const read = new Set<string>()
  let last: Promise<unknown> = Promise.resolve()
  vi.spyOn(pool, 'query').mockImplementation((...[query]: unknown[]) => {
    if (!isQuery(query)) throw new Error('Not a query of Prisma')
    for (const [, name] of query.text.matchAll(/(?:FROM|JOIN) (?:"public"\.)?"(\w+)"/g)) if (name) read.add(name)
    const result = last.then(() => client.query(query))
    last = result.catch(() => {})
    return result
  })
  return { client, read }
}

function isQuery(query: unknown): query is pg.QueryConfig {
  return typeof query === 'object' && query !== null && 'text' in query && typeof query.text === 'string'
}

/** Pages at their own and at other addresses. What fails because of a changed row is a change, too. */
async function shownAt(slug: string, others: string[]): Promise<string> {
  const pages = [slug, ...others].map((key) => getMemorialPage(outsider, key))
  return JSON.stringify(await Promise.allSettled([...pages, findSharePicture(outsider, { id: slug })]))
}

/** Null for a page that is gone. */
async function versionOf(client: pg.Client, { id }: { id: string }): Promise<number | null> {
  const text = 'SELECT version FROM "PageVersion" WHERE "memorialId" = $1'
  const { rows } = await client.query<{ version: number }>({ name: 'version', text, values: [id] })
  return rows[0]?.version ?? null
}

/** What a change may meet: a constraint, a value out of range, a missing right, a trigger that keeps history. */
const refusals = /^(23|22|42501|P0001)/

/** Whether the statement changes a row; false where the database refuses it. */
async function changes(client: pg.Client, statement: string): Promise<boolean> {
  try {
    return (await client.query(statement)).rowCount === 1
  } catch (error) {
    if (error instanceof pg.DatabaseError && refusals.test(error.code ?? '')) return false
    throw error
  }
}

async function watchedTables(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT relname AS name FROM pg_trigger JOIN pg_class ON pg_class.oid = tgrelid WHERE tgname LIKE '%\\_page\\_update' ORDER BY 1`,
  )
  return rows.map(({ name }) => name)
}
