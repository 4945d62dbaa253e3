import { randomUUID } from 'node:crypto'
import { readdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import zlib from 'node:zlib'
import { beforeAll, describe, expect, test } from 'vitest'
import { keepDocument } from '@/lib/domain/memorial-page/documents'
import { updateMemorial } from '@/lib/domain/memorials/commands/update-memorial'
import { variantKey } from '@/lib/domain/pictures/picture-files'
import { tendPublishedJob } from '@/lib/domain/published-pages/jobs'
import { publishPage } from '@/lib/domain/published-pages/publish'
import { lockCopy, takeAwayClosed } from '@/lib/domain/published-pages/take-away'
import { manifestName, tree } from '@/lib/domain/published-pages/tree'
import { inTree, treeFolder } from '@/lib/domain/published-pages/tree-on-disk'
import { blockCode } from '@/lib/domain/qr-codes/commands/block-code'
import { unlinkQrCode } from '@/lib/domain/qr-codes/commands/unlink-qr-code'
import { songSheetAddress } from '@/lib/domain/songs/paths'
import { storage } from '@/lib/integrations/storage/storage'
import { afterEveryCommand, execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { actorFor, callerFor, createAccount } from '@/tests/factories/accounts'
import { createAlbum } from '@/tests/factories/albums'
import { administrator } from '@/tests/factories/console'
import { drawStaticHere } from '@/tests/factories/draw-static'
import { createTree } from '@/tests/factories/family-tree'
import { whileLocked } from '@/tests/factories/held-locks'
import { createPicture } from '@/tests/factories/media'
import { createMemorial, versionOf } from '@/tests/factories/memorials'
import { createPiece } from '@/tests/factories/music'
import { createCode } from '@/tests/factories/qr-codes'
import { createMadeSong } from '@/tests/factories/songs'

beforeAll(() => {
  afterEveryCommand(takeAwayClosed)
  drawStaticHere()
  return () => afterEveryCommand(null)
})

async function stone({ pages = 1 } = {}) {
  const owner = await createAccount()
  const caller = callerFor(actorFor(owner))
  const memorials = await Promise.all(Array.from({ length: pages }, () => createMemorial({ owner })))
  const { code, id: codeId } = await createCode({ owner, memorials })
  const [memorial] = memorials
  if (!memorial) throw new Error('A stone without a page')
  return { owner, caller, memorial, memorials, code, codeId }
}

const htmlOf = (body: string) =>
  `<html lang="da"><head><title>Side</title></head><body><main>${body}</main></body></html>`

async function make(memorialId: string, text: string, more: { trueUntil?: Date } = {}): Promise<void> {
  const html = htmlOf(`<p>${text}</p>`)
  const packed = { br: zlib.brotliCompressSync(html), gzip: zlib.gzipSync(html) }
  const made = { memorialId, layout: 'memorial', version: await versionOf(memorialId), trueUntil: null, headers: {} }
  await keepDocument({ ...made, packed, ...more })
}

async function publish(memorialId: string, text = 'Karen'): Promise<void> {
  await make(memorialId, text)
  await publishPage(memorialId)
}

const read = (file: string) => readFile(inTree(file), 'utf8').catch(() => null)
const rowOf = (memorialId: string) => db.publishedPage.findUnique({ where: { memorialId } })
const change = (id: string) => db.memorial.update({ where: { id }, data: { epitaph: randomUUID() } })

describe('a page that a code leads to', () => {
  test('stands under its slug, its former ones and its code, with its files and their checksums', async () => {
    const { memorial, code } = await stone()
    await db.memorialSlug.create({ data: { slug: `foer-${memorial.slug}`, memorialId: memorial.id } })
    const { id, prepared } = await createPicture({ memorial })
    const [width = 0] = prepared.widths
    await publish(memorial.id, `Karen <img alt="Hun" src="/media/${id}/${width}.webp">`)
    const stored = await storage.get(variantKey(prepared.storageKey, width))
    const bytes = stored && (await buffer(stored.stream))
    for (const place of [`memorial/${memorial.slug}`, `memorial/foer-${memorial.slug}`, `QR/${code}`]) {
      expect(await read(`${place}/index.html`)).toContain('Karen')
      expect(await read(`${place}/index.html`)).toContain(`src="medier/${id}-${width}.webp"`)
      expect(await readFile(inTree(`${place}/medier/${id}-${width}.webp`))).toEqual(bytes)
      expect((await read(`${place}/${manifestName}`))?.split('\n')).toHaveLength(4)
    }
    expect((await readdir(treeFolder)).toSorted()).toEqual(['QR', 'memorial', 'pages'])
  })

  test('can be read by a web server that runs as another user, though what the service writes is its own', async () => {
    const before = process.umask(0o077)
    try {
      const { memorial } = await stone()
      const { id, prepared } = await createPicture({ memorial })
      const [width = 0] = prepared.widths
      const shown = `<img alt="Hun" src="/media/${id}/${width}.webp">`
      await publish(memorial.id, shown)
      await change(memorial.id)
      await publish(memorial.id, `${shown} nu`)
      const entries = await readdir(treeFolder, { recursive: true, withFileTypes: true })
      const closed = await Promise.all(
        entries.map(async ({ parentPath, name }) => {
          const { mode } = await stat(path.join(parentPath, name))
          return (mode & 0o005) === 0 || (mode & 0o022) !== 0 ? [name] : []
        }),
      )
      expect(entries.length).toBeGreaterThan(6)
      expect(closed.flat()).toEqual([])
    } finally {
      process.umask(before)
    }
  })

  test('is published again when it has changed, at once as a whole, and the copy before is gone', async () => {
    const { memorial, code } = await stone()
    await publish(memorial.id, 'først')
    const before = await rowOf(memorial.id)
    await publishPage(memorial.id)
    expect(await rowOf(memorial.id)).toEqual(before)
    await change(memorial.id)
    await publishPage(memorial.id)
    expect(await read(`QR/${code}/index.html`)).toContain('>først<')
    await publish(memorial.id, 'siden')
    expect(await read(`QR/${code}/index.html`)).toContain('>siden<')
    expect(await readdir(inTree(`pages/${memorial.id}`))).toHaveLength(1)
  })

  test('is found when its copy is missing, of before a change, or no longer true', async () => {
    const { memorial } = await stone()
    const waits = async () => {
      await db.$executeRaw`DELETE FROM pgboss.job WHERE name = 'publish-page'`
      await tendPublishedJob.perform({})
      const rows = await db.$queryRaw<unknown[]>`
        SELECT 1 FROM pgboss.job WHERE name = 'publish-page' AND data ->> 'memorialId' = ${memorial.id}`
      return rows.length > 0
    }
    expect(await waits()).toBe(true)
    await publish(memorial.id)
    expect(await waits()).toBe(false)
    await change(memorial.id)
    expect(await waits()).toBe(true)
    await make(memorial.id, 'til midnat', { trueUntil: new Date(Date.now() + 3600_000) })
    await publishPage(memorial.id)
    expect(await waits()).toBe(false)
    await db.publishedPage.update({ where: { memorialId: memorial.id }, data: { trueUntil: new Date(0) } })
    expect(await waits()).toBe(true)
  })

  test('has its albums and the notes of its song, and nothing that only the family gets', async () => {
    const { memorial, code } = await stone()
    await createTree({ memorial })
    const album = await createAlbum({ memorial })
    const { id, prepared } = await createPicture({ memorial })
    await db.media.update({ where: { id }, data: { albumId: album.id } })
    const { id: songId, revision } = await createMadeSong({ memorial })
    const piece = await createPiece({ memorial })
    await db.musicPiece.update({ where: { mediaId: piece.id }, data: { source: 'song', songId } })
    const sheet = songSheetAddress(memorial.id, songId, 'pdf')
    const links = `<a href="/memorial/${memorial.slug}?album=${album.id}#billeder">Album</a><a href="${sheet}" download="noder.pdf">Noder</a>`
    await publish(memorial.id, links)
    const notes = `medier/${songId}-noder-${revision}.pdf`
    expect(await read(`QR/${code}/index.html`)).toContain(
      `<a href="album-1.html">Album</a><a href="${notes}" download="noder.pdf">Noder</a>`,
    )
    const pictures = prepared.widths.map((width) => `medier/${id}-${width}.webp`)
    const files = (await readdir(inTree(`QR/${code}`), { recursive: true })).filter((name) => name.includes('.'))
    expect(new Set(files)).toEqual(
      new Set(['album-1.html', 'index.html', 'parts.json', manifestName, notes, ...pictures]),
    )
    await db.musicPiece.update({ where: { mediaId: piece.id }, data: { isShown: false } })
    await publish(memorial.id, links)
    expect(await read(`QR/${code}/index.html`)).not.toContain('noder')
    expect(await readdir(inTree(`QR/${code}/medier`))).not.toContain(path.basename(notes))
  })

  test('without the files that the store has lost is published, and said to be so', async () => {
    const { memorial } = await stone()
    const { id, prepared } = await createPicture({ memorial })
    const [width = 0] = prepared.widths
    await storage.delete(variantKey(prepared.storageKey, width))
    await publish(memorial.id, `<img alt="Hun" src="/media/${id}/${width}.webp">`)
    expect(await rowOf(memorial.id)).toMatchObject({ problem: expect.stringContaining('1') })
  })
})

test('a page without a code, and one that is not open, is not published', async () => {
  const owner = await createAccount()
  const { id } = await createMemorial({ owner })
  await publish(id)
  expect(await rowOf(id)).toBeNull()
  const { memorial } = await stone()
  await make(memorial.id, 'Karen')
  await db.memorial.update({ where: { id: memorial.id }, data: { visibility: 'members' } })
  await publishPage(memorial.id)
  expect(await rowOf(memorial.id)).toBeNull()
})

describe('before the answer of what closes a page', () => {
  type Stone = Awaited<ReturnType<typeof stone>>
  test.each<[string, (of: Stone) => Promise<unknown>]>([
    ['closing it', ({ caller, memorial: { id } }) => execute(updateMemorial, caller, { id, visibility: 'members' })],
    ['putting it away', ({ caller, memorial: { id } }) => execute(updateMemorial, caller, { id, state: 'archived' })],
    [
      'unlinking its code',
      ({ caller, code, memorial }) => execute(unlinkQrCode, caller, { code, memorialId: memorial.id }),
    ],
    [
      'blocking its code',
      async ({ code }) => execute(blockCode, (await administrator()).caller, { code, reason: 'Stjålet' }),
    ],
  ])('%s takes it away from every place', async (_, act) => {
    const made = await stone()
    await publish(made.memorial.id)
    expect(await tree.targetOf(`QR/${made.code}`)).not.toBeNull()
    await act(made)
    expect(await tree.targetOf(`QR/${made.code}`)).toBeNull()
    expect(await tree.targetOf(`memorial/${made.memorial.slug}`)).toBeNull()
    expect(await readdir(inTree('pages'))).not.toContain(made.memorial.id)
    expect(await rowOf(made.memorial.id)).toBeNull()
  })
})

test('a copy that is being put when its page is closed is gone afterwards, whichever comes first', async () => {
  for (let round = 0; round < 10; round++) {
    const { memorial, code } = await stone()
    await make(memorial.id, 'Karen')
    const close = async () => {
      await db.memorial.update({ where: { id: memorial.id }, data: { state: 'archived' } })
      await takeAwayClosed()
    }
    await Promise.all([publishPage(memorial.id), close()])
    expect(await tree.targetOf(`QR/${code}`)).toBeNull()
    expect(await rowOf(memorial.id)).toBeNull()
  }
})

test('of ten publishings at once of a page that changes, the last version stands', async () => {
  const { memorial, code } = await stone()
  await publish(memorial.id)
  await Promise.all(
    Array.from({ length: 10 }, async (_, n) => {
      await change(memorial.id)
      await publish(memorial.id, `nr. ${n}`)
    }),
  )
  await change(memorial.id)
  await publish(memorial.id, 'sidst')
  expect(await read(`QR/${code}/index.html`)).toContain('>sidst<')
  expect(await readdir(inTree(`pages/${memorial.id}`))).toHaveLength(1)
})

test('a process that died after the closing is followed by another one, and waits for who is putting', async () => {
  const { memorial, code } = await stone()
  await publish(memorial.id)
  await db.memorial.delete({ where: { id: memorial.id } })
  await whileLocked(
    {
      held: (tx) => lockCopy(tx, memorial.id),
      wanted: async () => expect(await tree.targetOf(`QR/${code}`)).not.toBeNull(),
    },
    takeAwayClosed,
  )
  expect(await tree.targetOf(`QR/${code}`)).toBeNull()
})

describe('a double stone', () => {
  test('has a page of its own that names both, in the copy of the first', async () => {
    const { code, memorials } = await stone({ pages: 2 })
    for (const { id } of memorials) await publish(id)
    const page = await read(`QR/${code}/index.html`)
    for (const { slug } of memorials) expect(page).toContain(`href="../../memorial/${slug}/"`)
    for (const { slug } of memorials) expect(await read(`memorial/${slug}/index.html`)).toContain('>Karen<')
  })

  test('names neither any more when one page is closed, until it is published again', async () => {
    const { code, memorials, caller } = await stone({ pages: 2 })
    const [first, second] = memorials
    if (!first || !second) throw new Error('A double stone with less than two pages')
    for (const { id } of memorials) await publish(id)
    const { folder } = (await rowOf(first.id)) ?? { folder: '' }
    await execute(updateMemorial, caller, { id: second.id, visibility: 'members' })
    expect(await tree.targetOf(`QR/${code}`)).toBeNull()
    expect(await read(`${folder}/sten/${code}/index.html`)).toBeNull()
    expect(await read(`memorial/${first.slug}/index.html`)).toContain('>Karen<')
    expect(await tree.targetOf(`memorial/${second.slug}`)).toBeNull()
    await publish(first.id)
    expect(await tree.targetOf(`QR/${code}`)).toContain(first.id)
  })

  test('is published again when the other page has another name', async () => {
    const { memorials } = await stone({ pages: 2 })
    const [first, second] = memorials
    if (!first || !second) throw new Error('A double stone with less than two pages')
    await publish(first.id)
    const before = await rowOf(first.id)
    await db.memorial.update({ where: { id: second.id }, data: { firstName: 'Else' } })
    await publishPage(first.id)
    expect((await rowOf(first.id))?.folder).not.toBe(before?.folder)
  })
})

test('a code that leads to another page now is not taken from that page', async () => {
  const { owner, memorial, code, codeId } = await stone()
  await publish(memorial.id, 'Karen')
  const other = await createMemorial({ owner })
  await db.qrLink.updateMany({ where: { qrCodeId: codeId }, data: { memorialId: other.id } })
  await publish(other.id, 'Else')
  await takeAwayClosed()
  expect(await read(`QR/${code}/index.html`)).toContain('>Else<')
  expect(await tree.targetOf(`memorial/${memorial.slug}`)).toBeNull()
})
