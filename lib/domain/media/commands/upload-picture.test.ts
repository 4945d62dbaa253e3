import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import { describe, expect, test, vi } from 'vitest'
import { POST } from '@/app/api/memorials/[id]/media/route'
import { uploadPicture } from '@/lib/domain/media/commands/upload-picture'
import { removeUnknownPictureJob } from '@/lib/domain/media/pictures/jobs'
import { preparePicture } from '@/lib/domain/media/pictures/new-picture'
import { mediaLimits } from '@/lib/domain/pictures/media-limits'
import { originalKey, pictureKeys, variantKey } from '@/lib/domain/pictures/picture-files'
import { storage } from '@/lib/integrations/storage/storage'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import type { Actor } from '@/lib/shared/actor'
import { actorFor, callerFor, createAccount, signIn, visitor } from '@/tests/factories/accounts'
import { createPicture, pictureFile } from '@/tests/factories/media'
import { addMember, createMemorial, versionOf } from '@/tests/factories/memorials'
import { bombPng, drawHalves, phoneJpeg } from '@/tests/factories/sample-pictures'
import { sample } from '@/tests/factories/samples'

async function post(body: Buffer, filename = 'billede.jpg', caption?: string) {
  const owner = await createAccount()
  const memorial = await createMemorial({ owner })
  const { cookie } = await signIn(owner)
  const form = new FormData()
  form.set('file', new File([new Uint8Array(body)], filename))
  if (caption) form.set('caption', caption)
  const request = new Request(`http://localhost:3000/api/memorials/${memorial.slug}/media`, {
    method: 'POST',
    body: form,
    headers: { cookie, origin: 'http://localhost:3000', accept: 'application/json' },
  })
  const response = await POST(request, { params: Promise.resolve({ id: memorial.slug }) })
  const answer = await response.json()
  return { status: response.status, answer, memorial, owner }
}

async function upload(actor: Actor, id: string) {
  const { result } = await execute(uploadPicture, callerFor(actor), { id, file: await pictureFile() })
  return result
}

/**
 * Holds the store's writes until `uploads` pictures have come to theirs, so that all of them passed the first check of
 * the limit. Returns the keys written so far.
 */
function storeTogether(uploads: number): () => string[] {
  const keys = new Set<string>()
  const pictures = new Set<string>()
  let open = () => {}
  const together = new Promise<void>((resolve) => {
    open = resolve
  })
  const { put } = storage
  vi.spyOn(storage, 'put').mockImplementation(async (key, ...rest) => {
    keys.add(key)
    pictures.add(key.split('/').slice(0, 2).join('/'))
    if (pictures.size === uploads) open()
    await together
    return put.call(storage, key, ...rest)
  })
  return () => [...keys]
}

async function read(key: string): Promise<Buffer> {
  const file = await storage.get(key)
  if (!file) throw new Error(`no ${key}`)
  return buffer(file.stream)
}

describe('uploading a picture', () => {
  test('a phone’s picture is rotated upright, without location and owner', async () => {
    const { status, answer, memorial, owner } = await post(await phoneJpeg(1200, 900), 'IMG_1.JPG', 'I haven')
    expect(status).toBe(201)
    expect(answer).toMatchObject({ width: 900, height: 1200, caption: 'I haven', alt: 'I haven', altText: null })
    const row = await db.media.findUniqueOrThrow({ where: { id: answer.id } })
    expect(row).toMatchObject({ memorialId: memorial.id, createdById: owner.id, contributionId: null, position: 0 })
    expect(row.widths).toEqual([320, 480, 640, 900])
    for (const key of [variantKey(row.storageKey, 640), originalKey(row.storageKey, row.contentType)]) {
      const stored = await read(key)
      const { exif, orientation } = await sharp(stored).metadata()
      expect({ exif, orientation }).toEqual({ exif: undefined, orientation: undefined })
      expect(stored.includes('Karen Testperson')).toBe(false)
    }
    const top = await sharp(await read(variantKey(row.storageKey, 320)))
      .extract({ left: 100, top: 10, width: 1, height: 1 })
      .raw()
      .toBuffer()
    // The left half is red as stored; upright it is at the top.
    expect(top[0]).toBeGreaterThan(150)
  })

  test('a HEIC from a phone is converted, with its colours but without its metadata', async () => {
    const { status, answer } = await post(await sample('phone.heic'), 'IMG_2.HEIC')
    expect(status).toBe(201)
    expect(answer).toMatchObject({
      kind: 'picture',
      status: 'ready',
      width: 120,
      height: 90,
      contentType: 'image/jpeg',
    })
    const row = await db.media.findUniqueOrThrow({ where: { id: answer.id } })
    const original = await read(originalKey(row.storageKey, row.contentType))
    const { exif, icc } = await sharp(original).metadata()
    expect(exif).toBeUndefined()
    expect(icc).toBeDefined()
    expect(original.includes('Karen Testperson')).toBe(false)
    const { data } = await sharp(original).raw().toBuffer({ resolveWithObject: true })
    // Red on the left, as in the original.
    expect([Number(data[0]) > 150, Number(data[2]) < 100]).toEqual([true, true])
  })

  test('gives the page a new version and logs who did it', async () => {
    const owner = await createAccount()
    const memorial = await createMemorial({ owner })
    const before = await versionOf(memorial.id)
    await upload(actorFor(owner), memorial.id)
    expect(await versionOf(memorial.id)).toBeGreaterThan(before)
    const audit = await db.auditEntry.findFirstOrThrow({ where: { subjectId: memorial.id } })
    expect(audit).toMatchObject({ command: 'media.upload-picture', actorId: owner.id })
  })
})

describe('refuses with a sentence and stores nothing', () => {
  test.each<[string, string, number, () => Buffer | Promise<Buffer>]>([
    ['an SVG', 'PICTURE_UNREADABLE', 415, () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')],
    ['text that is called a picture', 'PICTURE_UNREADABLE', 415, () => Buffer.from('Kære mormor')],
    ['a torn HEIC', 'PICTURE_BROKEN', 415, async () => (await sample('phone.heic')).subarray(0, 900)],
    ['a file of 31 MB', 'PICTURE_TOO_LARGE', 413, () => Buffer.alloc(31 * 1024 * 1024, 0xff)],
    ['a decompression bomb', 'PICTURE_TOO_MANY_PIXELS', 413, () => bombPng(20_000, 20_000)],
    [
      'a torn file',
      'PICTURE_BROKEN',
      415,
      async () => (await drawHalves(900, 600).jpeg().toBuffer()).subarray(0, 2000),
    ],
  ])('%s', async (_, code, status, body) => {
    const refused = await post(await body())
    expect(refused).toMatchObject({ status, answer: { code, message: expect.any(String) } })
    expect(await db.media.count({ where: { memorialId: refused.memorial.id } })).toBe(0)
  })

  test('a post without a file', async () => {
    const owner = await createAccount()
    const memorial = await createMemorial({ owner })
    const attempt = execute(uploadPicture, callerFor(actorFor(owner)), { id: memorial.id })
    await expect(attempt).rejects.toMatchObject({ code: 'INVALID_INPUT', fields: { file: 'Vælg et billede.' } })
  })

  test('visitors, other accounts and viewers, before the picture is decoded', async () => {
    const owner = await createAccount()
    const memorial = await createMemorial({ owner })
    const hidden = await createMemorial({ owner, state: 'draft' })
    const viewer = await createAccount()
    await addMember(memorial, viewer, 'viewer')
    const outsider = actorFor(await createAccount())
    const stored = vi.spyOn(storage, 'put')
    await expect(upload(visitor(), memorial.id)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
    await expect(upload(outsider, hidden.id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(upload(outsider, memorial.id)).rejects.toMatchObject({ code: 'FORBIDDEN' })
    await expect(upload(actorFor(viewer), memorial.id)).rejects.toMatchObject({ code: 'FORBIDDEN' })
    expect(stored).not.toHaveBeenCalled()
  })
})

describe('the limit of the gallery', () => {
  test('holds for two concurrent uploads, and the refused one leaves no files', async () => {
    const owner = await createAccount()
    const memorial = await createMemorial({ owner })
    const { prepared } = await createPicture({ memorial })
    await db.media.createMany({
      data: Array.from({ length: mediaLimits.picture.most - 2 }, (_, index) => ({
        ...prepared,
        storageKey: `media/fyld-${memorial.id}-${index}`,
        memorialId: memorial.id,
        position: index + 1,
      })),
    })
    const stored = storeTogether(2)
    const results = await Promise.allSettled([
      upload(actorFor(owner), memorial.id),
      upload(actorFor(owner), memorial.id),
    ])
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(results.find((result) => result.status === 'rejected')?.reason).toMatchObject({ code: 'TOO_MANY_PICTURES' })
    const kept = await db.media.findFirstOrThrow({ where: { memorialId: memorial.id }, orderBy: { position: 'desc' } })
    for (const key of stored()) {
      expect([key, (await storage.stat(key)) !== null]).toEqual([key, key.startsWith(kept.storageKey)])
    }
    await expect(upload(actorFor(owner), memorial.id)).rejects.toMatchObject({ code: 'TOO_MANY_PICTURES' })
    expect(await db.media.count({ where: { memorialId: memorial.id } })).toBe(mediaLimits.picture.most)
  })
})

describe('files without a row', () => {
  test('are removed at once when the write fails', async () => {
    const owner = await createAccount()
    const memorial = await createMemorial({ owner })
    const put = vi.spyOn(storage, 'put')
    vi.spyOn(db, '$transaction').mockRejectedValueOnce(new Error('the connection is gone'))
    await expect(upload(actorFor(owner), memorial.id)).rejects.toThrow('the connection is gone')
    const keys = put.mock.calls.map(([key]) => key)
    expect(keys.length).toBeGreaterThan(1)
    for (const key of keys) expect(await storage.stat(key), key).toBeNull()
  })

  test('are removed by the job enqueued before they were written; a picture in use is kept', async () => {
    const owner = await createAccount()
    const lost = await preparePicture(await pictureFile(), { from: 'test' })
    const { prepared: used } = await createPicture({ memorial: await createMemorial({ owner }) })
    for (const picture of [lost, used]) {
      await removeUnknownPictureJob.perform({ storageKey: picture.storageKey, keys: pictureKeys(picture) })
    }
    for (const key of pictureKeys(lost)) expect(await storage.stat(key)).toBeNull()
    for (const key of pictureKeys(used)) expect(await storage.stat(key)).not.toBeNull()
    const queued = await db.$queryRaw<Array<{ name: string; waits: boolean }>>`
      SELECT name, start_after > now() + interval '23 hours' AS waits FROM pgboss.job
      WHERE data->>'storageKey' = ${lost.storageKey}`
    expect(queued).toEqual([{ name: 'remove-unknown-picture', waits: true }])
  })
})
