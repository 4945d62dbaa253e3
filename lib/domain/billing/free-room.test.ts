import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { readFreeUse } from '@/lib/domain/billing/free-room'
import { freeRoom } from '@/lib/domain/billing/plans'
import { setPortrait } from '@/lib/domain/family-tree/commands/set-portrait'
import { beginUpload } from '@/lib/domain/media/commands/begin-upload'
import { uploadPicture } from '@/lib/domain/media/commands/upload-picture'
import { updateMemorial } from '@/lib/domain/memorials/commands/update-memorial'
import { createMemorial as createPage } from '@/lib/domain/page-creation/commands/create-memorial'
import { unlinkQrCode } from '@/lib/domain/qr-codes/commands/unlink-qr-code'
import { publishSong } from '@/lib/domain/songs/commands/publish-song'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { dayMs, hourMs } from '@/lib/shared/durations'
import { actorFor, callerFor, createAccount } from '@/tests/factories/accounts'
import { upload as importFile } from '@/tests/factories/family-files'
import { createTree } from '@/tests/factories/family-tree'
import { pictureFile } from '@/tests/factories/media'
import { addMember, createMemorial, createMemorials } from '@/tests/factories/memorials'
import { givePlan, openShop } from '@/tests/factories/plans'
import { createCode } from '@/tests/factories/qr-codes'
import { createMadeSong } from '@/tests/factories/songs'

type Owner = Awaited<ReturnType<typeof createAccount>>
type Page = { id: string }

const begin = (owner: Owner, input: object = {}) =>
  execute(createPage, callerFor(actorFor(owner)), { firstName: 'Ruth', ...input })
const pagesOf = (owner: Owner, count: number) =>
  createMemorials(Array(count).fill(owner), { state: 'draft', publishedAt: null })

/** Media rows of this many bytes together, without files. */
async function fill(memorial: Page, bytes: number): Promise<void> {
  const most = 2_000_000_000
  const sizes = Array.from({ length: Math.ceil(bytes / most) }, (_, at) => Math.min(most, bytes - at * most))
  await db.media.createMany({
    data: sizes.map((each) => ({
      memorialId: memorial.id,
      storageKey: `media/${randomUUID()}`,
      bytes: each,
      kind: 'recording' as const,
      width: 0,
      height: 0,
      widths: [],
      colour: '#b8b4ae',
      contentType: 'audio/mp4',
      checksum: 'c'.repeat(64),
    })),
  })
}

/** A page without a code with room for so many bytes more. */
async function almostFull(left: number) {
  const owner = await createAccount()
  const memorial = await createMemorial({ owner })
  await fill(memorial, freeRoom.bytes - left)
  return { owner, memorial, actor: actorFor(owner) }
}

const send = (actor: ReturnType<typeof actorFor>, { id }: Page, bytes: number) =>
  execute(beginUpload, callerFor(actor), { memorialId: id, filename: 'stemme.m4a', filetype: 'audio/mp4', bytes })

describe('what an account uses', () => {
  it.each<[string, (owner: Owner, page: Page) => Promise<unknown>, number]>([
    ['a draft', async () => {}, 1],
    ['a page whose plan ran out', (_, { id }) => givePlan(id, 'premium', { status: 'ended', endReason: 'lapsed' }), 1],
    ['a plan that was ordered and not paid', (_, { id }) => givePlan(id, 'premium', { status: 'ordered' }), 1],
    ['Premium', (_, { id }) => givePlan(id, 'premium'), 0],
    [
      'Premium in its days of grace',
      (_, { id }) => givePlan(id, 'premium', { paidUntil: new Date(Date.now() - dayMs) }),
      0,
    ],
    [
      'a paid plan that begins later',
      (_, { id }) => givePlan(id, 'premium', { startedAt: new Date(Date.now() + dayMs) }),
      0,
    ],
    ['Livstid', (_, { id }) => givePlan(id, 'livstid'), 0],
    ['a code', (owner, page) => createCode({ owner, memorials: [page] }), 0],
    ['a code that was blocked', (owner, page) => createCode({ owner, memorials: [page], state: 'blocked' }), 0],
  ])('counts %s', async (_, change, pages) => {
    const owner = await createAccount()
    const [page] = await pagesOf(owner, 1)
    if (!page) throw new Error('No page')
    await fill(page, 700)
    await change(owner, page)
    expect(await readFreeUse(db, owner.id)).toEqual({ pages, bytes: pages * 700 })
  })

  it('is of its own pages only, with uploads on their way and the files of its trees', async () => {
    const [owner, other] = [await createAccount(), await createAccount()]
    const [mine, theirs] = [await createMemorial({ owner }), await createMemorial({ owner: other })]
    await addMember(theirs, owner, 'editor')
    await fill(theirs, 5000)
    await send(actorFor(owner), mine, 300)
    const tree = await createTree({ memorial: mine })
    const file = { contentType: 'image/webp', checksum: 'c'.repeat(64), storageKey: `trees/${randomUUID()}`, bytes: 40 }
    await db.treeMedia.create({ data: { ...file, treeId: tree.id } })
    expect(await readFreeUse(db, owner.id)).toEqual({ pages: 1, bytes: 340 })
  })
})

describe('pages without a code', () => {
  it('are refused beyond the bound, with how many there are and what to do', async () => {
    const owner = await createAccount()
    await pagesOf(owner, freeRoom.pages - 1)
    await begin(owner)
    const refused = await begin(owner).catch((error: unknown) => error)
    expect(refused).toMatchObject({ code: 'FREE_PAGES', status: 409 })
    expect(refused).toMatchObject({
      sentence: `Du har ${freeRoom.pages} mindesider uden QR-kode, og der er plads til ${freeRoom.pages}. De bliver, hvor de er. Vil du lave en ny, så slet en kladde, du ikke skal bruge, eller knyt en QR-kode til en af siderne.`,
    })
    // Somebody else's bound is their own.
    await begin(await createAccount())
  })

  it('name a plan only where one can be had', async () => {
    const owner = await createAccount()
    await pagesOf(owner, freeRoom.pages)
    const closeShop = openShop()
    try {
      await expect(begin(owner)).rejects.toMatchObject({ sentence: expect.stringContaining('vælg Premium') })
    } finally {
      closeShop()
    }
  })

  it('stay within it when many are begun at once', async () => {
    const owner = await createAccount()
    await pagesOf(owner, freeRoom.pages - 3)
    const begun = await Promise.allSettled(Array.from({ length: 9 }, () => begin(owner)))
    expect(begun.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
    expect(await readFreeUse(db, owner.id)).toMatchObject({ pages: freeRoom.pages })
  })

  it('that are more already stay, can be edited, and refuse no page with a code', async () => {
    const owner = await createAccount()
    const [page] = await pagesOf(owner, freeRoom.pages + 4)
    await execute(updateMemorial, callerFor(actorFor(owner)), { id: page?.id, revision: 1, epitaph: 'Savnet' })
    const { code } = await createCode({ owner })
    await begin(owner, { qrCode: code })
    await expect(begin(owner)).rejects.toMatchObject({ code: 'FREE_PAGES' })
    expect(await readFreeUse(db, owner.id)).toMatchObject({ pages: freeRoom.pages + 4 })
  })

  it('do not grow by taking one code from page to page', async () => {
    const owner = await createAccount()
    await pagesOf(owner, freeRoom.pages)
    const { code } = await createCode({ owner })
    const { result } = await begin(owner, { qrCode: code })
    await execute(unlinkQrCode, callerFor(actorFor(owner)), { code, memorialId: result.id })
    await expect(begin(owner, { qrCode: code })).rejects.toMatchObject({ code: 'FREE_PAGES' })
  })
})

describe('the bytes of pages without a code', () => {
  it('are refused beyond the bound, with what is used and what to do', async () => {
    const { memorial, actor } = await almostFull(2000)
    await expect(send(actor, memorial, 2001)).rejects.toMatchObject({
      code: 'FREE_BYTES',
      status: 409,
      sentence: expect.stringMatching(/fylder 10 GB tilsammen, og der er plads til 10 GB.+slet en kladde.+QR-kode/),
    })
    await send(actor, memorial, 2000)
    await expect(send(actor, memorial, 1)).rejects.toMatchObject({ code: 'FREE_BYTES' })
  })

  it('are counted across the pages of the account, also when many files come at once', async () => {
    const { owner, memorial, actor } = await almostFull(2500)
    const other = await createMemorial({ owner })
    const sent = await Promise.allSettled(
      Array.from({ length: 8 }, (_, at) => send(actor, at % 2 ? other : memorial, 1000)),
    )
    expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
  })

  it.each<[string, (owner: Owner, page: Page) => Promise<unknown>]>([
    ['a code', (owner, page) => createCode({ owner, memorials: [page] })],
    ['a plan', (_, { id }) => givePlan(id, 'livstid')],
  ])('are no limit to a page with %s', async (_, give) => {
    const { owner, actor } = await almostFull(0)
    const page = await createMemorial({ owner })
    await expect(send(actor, page, 1)).rejects.toMatchObject({ code: 'FREE_BYTES' })
    await give(owner, page)
    await send(actor, page, 1)
  })

  it('are the owner’s, and an editor is not told of the owner’s other pages', async () => {
    const { memorial } = await almostFull(0)
    const editor = await createAccount()
    await addMember(memorial, editor, 'editor')
    const refused = await send(actorFor(editor), memorial, 4096).catch((error: unknown) => error)
    expect(refused).toMatchObject({ code: 'FREE_BYTES_OF_OWNER', sentence: expect.stringContaining('4 KB') })
    // Their own room is not used.
    await send(actorFor(editor), await createMemorial({ owner: editor }), 4096)
  })

  it('give way to new uploads when they were begun more than a day ago', async () => {
    const { memorial, actor } = await almostFull(1000)
    await send(actor, memorial, 1000)
    await expect(send(actor, memorial, 500)).rejects.toMatchObject({ code: 'FREE_BYTES' })
    const createdAt = new Date(Date.now() - dayMs - hourMs)
    await db.upload.updateMany({ where: { memorialId: memorial.id }, data: { createdAt } })
    await send(actor, memorial, 500)
  })

  const doors: Array<[string, (place: Awaited<ReturnType<typeof almostFull>>) => Promise<unknown>]> = [
    [
      'a picture in one request',
      async ({ actor, memorial }) =>
        execute(uploadPicture, callerFor(actor), { id: memorial.id, file: await pictureFile() }),
    ],
    [
      'a song made of the biography',
      async ({ actor, memorial }) => {
        const { id: songId, revision } = await createMadeSong({ memorial })
        return execute(publishSong, callerFor(actor), { id: memorial.id, songId, revision })
      },
    ],
    [
      'a portrait in the family tree',
      async ({ actor, memorial }) => {
        const { personId } = await createTree({ memorial })
        const input = { id: memorial.id, personId, file: await pictureFile() }
        return execute(setPortrait, callerFor(actor), input)
      },
    ],
    [
      'a file of a family tree',
      async ({ actor, memorial }) => {
        await createTree({ memorial })
        return importFile({ actor, memorial }, '0 HEAD\n0 TRLR\n')
      },
    ],
  ]
  it.each(doors)('refuse %s', async (_, door) => {
    await door(await almostFull(50_000_000))
    await expect(door(await almostFull(0))).rejects.toMatchObject({ code: 'FREE_BYTES' })
  })
})
