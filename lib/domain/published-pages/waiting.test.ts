import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { publishAgain } from '@/lib/domain/published-pages/commands/publish-again'
import { countWaiting, findUnpublished, unpublishedSql, waitingSql } from '@/lib/domain/published-pages/waiting'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { releaseName } from '@/lib/server/telemetry/release'
import { administratorFor, callerFor, createAccount } from '@/tests/factories/accounts'
import { triedAsOwner } from '@/tests/factories/as-owner'
import { createMemorial } from '@/tests/factories/memorials'
import { createPublished, publishByHand } from '@/tests/factories/published-pages'

it('is found by indexes among a hundred thousand pages', async () => {
  await triedAsOwner(async (client) => {
    // Rows of copies alone, without their pages and triggers.
    await client.query('SET LOCAL session_replication_role = replica')
    await client.query(
      `INSERT INTO "PageVersion" ("memorialId", "needsCopy")
        SELECT gen_random_uuid(), n <= 20 FROM generate_series(1, 100000) n`,
    )
    await client.query(
      `INSERT INTO "PublishedPage" ("memorialId", folder, places, version, release, checksum, "trueUntil")
        SELECT "memorialId", '', '{}', '1.0', CASE WHEN n <= 20 THEN 'before' ELSE $1 END, '',
          now() + make_interval(mins => n - 20)
        FROM (SELECT "memorialId", (row_number() OVER ())::int AS n FROM "PageVersion") AS pages`,
      [releaseName],
    )
    await client.query('ANALYZE "PageVersion", "PublishedPage"')
    const scans = async (sql: string, values: unknown[]) => {
      const { rows } = await client.query<{ 'QUERY PLAN': string }>(`EXPLAIN ${sql}`, values)
      return rows.map((row) => row['QUERY PLAN']).filter((line) => line.includes('Seq Scan'))
    }
    expect(await scans(waitingSql, [new Date()])).toEqual([])
    expect(await scans(unpublishedSql, [releaseName, 200])).toEqual([])
  })
})

it('is each page that must stand and has no copy of today, until it has one', async () => {
  const beside = await createMemorial({ owner: await createAccount() })
  const page = await createPublished([beside])
  const waits = async () => ({ found: await findUnpublished(200), count: (await countWaiting(new Date())).count })
  const settle = async (id: string) => {
    await publishByHand(id)
    await db.publishedPage.update({ where: { memorialId: id }, data: { release: releaseName } })
  }
  await settle(page.id)
  expect(await waits()).toEqual({ found: [beside.id], count: 1 })
  await settle(beside.id)
  expect(await waits()).toEqual({ found: [], count: 0 })
  const caller = callerFor(administratorFor(await createAccount()))
  await execute(publishAgain, caller, { id: page.id })
  expect(await waits()).toEqual({ found: [page.id], count: 1 })
  await settle(page.id)
  // Each names the other.
  await db.memorial.update({ where: { id: beside.id }, data: { epitaph: randomUUID() } })
  expect(await waits()).toEqual({ found: [beside.id, page.id], count: 2 })
  await settle(beside.id)
  expect(await waits()).toEqual({ found: [page.id], count: 1 })
  await settle(page.id)
  await db.publishedPage.update({ where: { memorialId: page.id }, data: { release: 'before' } })
  expect(await waits()).toEqual({ found: [page.id], count: 0 })
  await settle(page.id)
  await db.publishedPage.delete({ where: { memorialId: page.id } })
  expect(await waits()).toEqual({ found: [page.id], count: 1 })
  await db.memorial.update({ where: { id: page.id }, data: { visibility: 'members' } })
  expect(await waits()).toEqual({ found: [beside.id], count: 1 })
})
