import { randomUUID } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import { blockCodes } from '@/lib/domain/packages/commands/block-codes'
import { retireCodes } from '@/lib/domain/packages/commands/retire-codes'
import { blockCode } from '@/lib/domain/qr-codes/commands/block-code'
import { linkQrCode } from '@/lib/domain/qr-codes/commands/link-qr-code'
import { replaceCode } from '@/lib/domain/qr-codes/commands/replace-code'
import { retireCode } from '@/lib/domain/qr-codes/commands/retire-code'
import { unblockCode } from '@/lib/domain/qr-codes/commands/unblock-code'
import { unlinkQrCode } from '@/lib/domain/qr-codes/commands/unlink-qr-code'
import { storage } from '@/lib/integrations/storage/storage'
import { execute } from '@/lib/server/command'
import { db, pool } from '@/lib/server/db'
import { releaseName } from '@/lib/server/telemetry/release'
import { actorFor, callerFor, createAccount } from '@/tests/factories/accounts'
import { triedAsOwner } from '@/tests/factories/as-owner'
import { administrator } from '@/tests/factories/console'
import { createMemorial, versionOf } from '@/tests/factories/memorials'
import { createCode } from '@/tests/factories/qr-codes'
import { findDocument, findSql, keepDocument, readDocument } from './documents'
import { tendPagesJob } from './make-page-job'

const packed = (text: string) => ({ br: Buffer.from(`br ${text}`), gzip: Buffer.from(`gzip ${text}`) })

async function page(options: Partial<Parameters<typeof createMemorial>[0]> = {}) {
  const owner = await createAccount()
  const memorial = await createMemorial({ owner, ...options })
  const find = (layout = 'memorial') => findDocument({ layout, slug: memorial.slug })
  const keep = async (text = 'Karen', more: { version?: number; trueUntil?: Date; layout?: string } = {}) =>
    keepDocument({
      memorialId: memorial.id,
      layout: 'memorial',
      version: more.version ?? (await versionOf(memorial.id)),
      trueUntil: null,
      headers: { etag: `"${text}"` },
      packed: packed(text),
      ...more,
    })
  const rows = () => db.pageDocument.findMany({ where: { memorialId: memorial.id } })
  const change = () => db.memorial.update({ where: { id: memorial.id }, data: { epitaph: randomUUID() } })
  return { owner, memorial, find, keep, rows, change }
}

const bytesOf = async (found: Awaited<ReturnType<typeof findDocument>>) =>
  found?.document && String((await readDocument(found.document.storageKey))?.br)

test('a kept document is found with its headers and bytes until the page changes', async () => {
  const { memorial, find, keep, change } = await page()
  expect(await find()).toMatchObject({ memorialId: memorial.id, slug: memorial.slug, document: null })
  await keep()
  expect(await find()).toMatchObject({ layout: 'memorial', document: { headers: { etag: '"Karen"' } } })
  expect(await bytesOf(await find())).toBe('br Karen')
  expect((await find('enhanced-memorial'))?.document).toBeNull()
  await change()
  expect((await find())?.document).toBeNull()
})

test('a document whose time is over by the database’s clock, or of another release, is not found', async () => {
  const { memorial, find, keep } = await page()
  await keep('past', { trueUntil: new Date(Date.now() - 1000) })
  expect((await find())?.document).toBeNull()
  await keep('ahead', { trueUntil: new Date(Date.now() + 3600_000) })
  expect(await bytesOf(await find())).toBe('br ahead')
  await db.pageDocument.updateMany({ where: { memorialId: memorial.id }, data: { release: `${releaseName}-before` } })
  expect((await find())?.document).toBeNull()
})

test('a document replaces the one before with its files, and never a newer one', async () => {
  const { memorial, find, keep, rows, change } = await page()
  await keep('first')
  const first = (await rows())[0]?.storageKey ?? ''
  await change()
  await keep('second')
  expect(await readDocument(first)).toBeNull()
  await keep('late', { version: (await versionOf(memorial.id)) - 1 })
  expect(await bytesOf(await find())).toBe('br second')
  const files: string[] = []
  for await (const { key } of storage.walk()) if (key.startsWith(`pages/${memorial.id}/`)) files.push(key)
  expect(files).toHaveLength(2)
})

test('of twenty kept at once one stays, whole', async () => {
  const { find, keep, rows } = await page()
  await Promise.all(Array.from({ length: 20 }, (_, n) => keep(`text ${n}`)))
  const [row, ...others] = await rows()
  expect(others).toEqual([])
  const kept = await readDocument(row?.storageKey ?? '')
  expect(await bytesOf(await find())).toBe(String(kept?.br))
})

test('a page deleted while it was made keeps nothing', async () => {
  const { memorial, keep } = await page()
  const version = await versionOf(memorial.id)
  await db.memorial.delete({ where: { id: memorial.id } })
  await keep('gone', { version })
  for await (const { key } of storage.walk()) expect(key).not.toContain(memorial.id)
})

test.each([
  ['members only', { visibility: 'members' as const }],
  ['a draft', { state: 'draft' as const }],
  ['archived', { state: 'archived' as const }],
  ['hidden', { hiddenAt: new Date() }],
])('a page that is %s is not found, and its document is removed', async (_, data) => {
  const { memorial, find, keep, rows } = await page()
  await keep()
  const [row] = await rows()
  await db.memorial.update({ where: { id: memorial.id }, data })
  expect(await find()).toBeNull()
  await tendPagesJob.perform({})
  expect(await rows()).toEqual([])
  expect(await readDocument(row?.storageKey ?? '')).toBeNull()
})

test('many who ask at once get each their own page', async () => {
  const pages = await Promise.all(Array.from({ length: 5 }, () => page()))
  const asked = Array.from({ length: 300 }, (_, n) => pages[n % pages.length])
  const found = await Promise.all(asked.map((each) => each?.find()))
  expect(found.map((each) => each?.slug)).toEqual(asked.map((each) => each?.memorial.slug))
})

const reason = 'Stenen blev stjålet'

async function stone() {
  const { owner, memorial, keep } = await page()
  const { code } = await createCode({ owner, memorials: [memorial] })
  const family = callerFor(actorFor(owner))
  return { code, memorial, keep, family, owner, admin: (await administrator()).caller }
}
type Stone = Awaited<ReturnType<typeof stone>>

test('all who wait for the same page are asked for once', async () => {
  const { memorial, find, keep } = await page()
  await keep()
  const query = vi.spyOn(pool, 'query')
  const found = await Promise.all(Array.from({ length: 30 }, () => find()))
  const asked = { values: [[0], ['memorial'], [memorial.slug], [null], releaseName, expect.any(Date)] }
  expect(query.mock.calls).toEqual([[expect.objectContaining(asked)], [expect.objectContaining(asked)]])
  query.mockRestore()
  expect(found.filter((each) => each?.document)).toHaveLength(30)
})

test('a code finds the document of the page it leads to, in the layout its owner chose', async () => {
  const { code, memorial, keep } = await stone()
  await keep()
  expect(await bytesOf(await findDocument({ code }))).toBe('br Karen')
  await db.memorial.update({ where: { id: memorial.id }, data: { layout: 'classic' } })
  expect(await findDocument({ code })).toMatchObject({ layout: 'classic-memorial', slug: memorial.slug })
  // The address of the page leads on to the classic one.
  expect(await findDocument({ layout: 'memorial', slug: memorial.slug })).toBeNull()
})

test('a stone for two leads to neither page alone', async () => {
  const { code, owner, family } = await stone()
  const second = await createMemorial({ owner })
  await execute(linkQrCode, family, { code, memorialId: second.id })
  expect(await findDocument({ code })).toBeNull()
})

test.each<[string, (stone: Stone) => Promise<unknown>]>([
  ['blocked', ({ code, admin }) => execute(blockCode, admin, { code, reason })],
  ['retired', ({ code, admin }) => execute(retireCode, admin, { code, reason })],
  ['replaced', ({ code, admin }) => execute(replaceCode, admin, { code, reason })],
  ['blocked with others', ({ code, admin }) => execute(blockCodes, admin, { codes: [code], reason })],
  ['retired with others', ({ code, admin }) => execute(retireCodes, admin, { codes: [code], reason })],
  ['unlinked', ({ code, memorial, family }) => execute(unlinkQrCode, family, { code, memorialId: memorial.id })],
])('a code leads to no page from the moment it is %s', async (_, act) => {
  const made = await stone()
  await made.keep()
  expect(await findDocument({ code: made.code })).not.toBeNull()
  await act(made)
  expect(await findDocument({ code: made.code })).toBeNull()
})

test('a code leads to its page again once it is unblocked', async () => {
  const { code, admin } = await stone()
  await execute(blockCode, admin, { code, reason })
  await execute(unblockCode, admin, { code, reason })
  expect(await findDocument({ code })).not.toBeNull()
})

test('who asks while the database hangs hears so, in one question for all, and the next is answered', async () => {
  const { find, memorial } = await page()
  await db.$transaction(async (tx) => {
    await tx.$executeRaw`LOCK TABLE "Memorial"`
    const asked = Array.from({ length: 5 }, () => expect(find()).rejects.toThrow('has not answered'))
    await Promise.all(asked)
    const hanging = await tx.$queryRaw<unknown[]>`
      SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()`
    expect(hanging).toHaveLength(1)
  })
  expect((await find())?.slug).toBe(memorial.slug)
})

test('a page is found by indexes, by its address and by its code, among a hundred thousand', async () => {
  await triedAsOwner(async (client) => {
    // Rows alone, without what belongs to them.
    await client.query('SET LOCAL session_replication_role = replica')
    await client.query(
      `INSERT INTO "QrCode" (id, code, "packageId", state)
        SELECT gen_random_uuid(), lpad(n::text, 10, '0'), gen_random_uuid(), 'linked' FROM generate_series(1, 100000) n`,
    )
    await client.query(
      'INSERT INTO "PageVersion" ("memorialId") SELECT gen_random_uuid() FROM generate_series(1, 100000) n',
    )
    await client.query('ANALYZE "QrCode", "PageVersion"')
    const values = [[0, 1], ['memorial', null], ['karen', null], [null, '0000000001'], releaseName, new Date()]
    const { rows } = await client.query<{ 'QUERY PLAN': string }>(`EXPLAIN ${findSql}`, values)
    const scans = rows.map((row) => row['QUERY PLAN']).filter((line) => line.includes('Seq Scan'))
    expect(scans.filter((line) => /"(QrCode|PageVersion)"/.test(line))).toEqual([])
  })
})
