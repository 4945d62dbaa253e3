import { existsSync, rmSync } from 'node:fs'
import { buffer } from 'node:stream/consumers'
import { describe, expect, test, vi } from 'vitest'
import { deleteMedia } from '@/lib/domain/media/commands/delete-media'
import { processMedia } from '@/lib/domain/media/commands/process-media'
import { processMediaJob } from '@/lib/domain/media/uploads/jobs'
import { uploadIdOf, uploadPath } from '@/lib/domain/media/uploads/upload-files'
import { originalKey, variantKey } from '@/lib/domain/pictures/picture-files'
import { storage } from '@/lib/integrations/storage/storage'
import { StorageError } from '@/lib/integrations/storage/storage-contract'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { actorFor, callerFor, createAccount } from '@/tests/factories/accounts'
import { createArrived } from '@/tests/factories/media'
import { createMemorial, versionOf } from '@/tests/factories/memorials'
import { phoneJpeg } from '@/tests/factories/sample-pictures'
import { sample } from '@/tests/factories/samples'

async function arrived(body: Buffer, filename: string) {
  const user = await createAccount()
  const memorial = await createMemorial({ owner: user })
  const { id } = await createArrived({ user, memorial, body, filename })
  return { user, memorial, ...(await rowOf(id)) }
}

const rowOf = (id: string) => db.media.findUniqueOrThrow({ where: { id } })
const work = ({ id, storageKey }: { id: string; storageKey: string }) =>
  processMediaJob.perform({ mediaId: id, storageKey })

async function isStored(key: string): Promise<boolean> {
  return (await storage.stat(key)) !== null
}

describe('processing an upload', () => {
  test('makes a picture ready, changes the page, and can run again', async () => {
    const media = await arrived(await phoneJpeg(1200, 900), 'IMG_1.JPG')
    const before = await versionOf(media.memorial.id)
    await work(media)
    const row = await rowOf(media.id)
    expect(row).toMatchObject({ status: 'ready', width: 900, height: 1200, widths: [320, 480, 640, 900] })
    expect(await versionOf(media.memorial.id)).toBeGreaterThan(before)
    for (const width of row.widths) expect(await isStored(variantKey(row.storageKey, width))).toBe(true)
    expect(existsSync(uploadPath(uploadIdOf(row.storageKey)))).toBe(false)
    await work(media)
    expect(await rowOf(media.id)).toEqual(row)
  })

  test('makes a phone’s film playable and strips its metadata', async () => {
    const media = await arrived(await sample('phone.mov'), 'IMG_2.MOV')
    await work(media)
    const row = await rowOf(media.id)
    expect(row).toMatchObject({
      kind: 'video',
      status: 'ready',
      contentType: 'video/mp4',
      durationSeconds: 2,
      width: 96,
    })
    const stored = await storage.get(originalKey(row.storageKey, row.contentType))
    const bytes = stored ? await buffer(stored.stream) : Buffer.alloc(0)
    expect(bytes.length).toBe(row.bytes)
    expect(bytes.includes('Karen Testperson')).toBe(false)
  })

  test.each(['voice.m4a', 'voice.mp3', 'voice.ogg', 'voice.wav', 'voice.webm'] as const)(
    'makes %s ready',
    async (name) => {
      const media = await arrived(await sample(name), name)
      await work(media)
      const row = await rowOf(media.id)
      expect(row).toMatchObject({ kind: 'recording', status: 'ready' })
      expect(await isStored(originalKey(row.storageKey, row.contentType))).toBe(true)
    },
  )
})

test('two concurrent runs keep the files', async () => {
  const media = await arrived(await phoneJpeg(400, 300), 'IMG_9.JPG')
  const worker = callerFor({ kind: 'system', name: 'jobs' })
  const run = () => execute(processMedia, worker, { mediaId: media.id })
  // Both find it processing, as when a job is taken for lost and given to another process.
  await Promise.all([run(), run()])
  const row = await rowOf(media.id)
  expect(row.status).toBe('ready')
  for (const width of row.widths) expect(await isStored(variantKey(row.storageKey, width))).toBe(true)
})

describe('a failed upload', () => {
  test('records why and leaves no files', async () => {
    const media = await arrived((await phoneJpeg(900, 600)).subarray(0, 500), 'IMG_3.JPG')
    await work(media)
    expect(await rowOf(media.id)).toMatchObject({ status: 'failed', failure: 'PICTURE_BROKEN', widths: [] })
    expect(existsSync(uploadPath(uploadIdOf(media.storageKey)))).toBe(false)
    expect(await isStored(originalKey(media.storageKey, 'image/jpeg'))).toBe(false)
  })

  test('records that its file is missing', async () => {
    const media = await arrived(await sample('phone.mov'), 'IMG_4.MOV')
    rmSync(uploadPath(uploadIdOf(media.storageKey)))
    await work(media)
    expect(await rowOf(media.id)).toMatchObject({ status: 'failed', failure: 'FILE_MISSING' })
  })

  test('is retried later when the disk is full, with no files left from the first attempt', async () => {
    const media = await arrived(await phoneJpeg(900, 600), 'IMG_5.JPG')
    const put = storage.put
    vi.spyOn(storage, 'put').mockImplementation(async (key, body, options) => {
      if (key.endsWith('/480.webp')) throw new StorageError('STORAGE_FULL', key)
      return put(key, body, options)
    })
    await expect(work(media)).rejects.toMatchObject({ code: 'STORAGE_FULL' })
    expect(await rowOf(media.id)).toMatchObject({ status: 'processing' })
    expect(await isStored(originalKey(media.storageKey, 'image/jpeg'))).toBe(false)
    expect(await isStored(variantKey(media.storageKey, 320))).toBe(false)
    vi.restoreAllMocks()
    await work(media)
    expect(await rowOf(media.id)).toMatchObject({ status: 'ready' })
  })

  test('leaves nothing when its page is deleted meanwhile', async () => {
    const media = await arrived(await phoneJpeg(400, 300), 'IMG_8.JPG')
    const put = storage.put
    vi.spyOn(storage, 'put').mockImplementation(async (key, body, options) => {
      await db.media.deleteMany({ where: { id: media.id } })
      await db.memorial.deleteMany({ where: { id: media.memorial.id } })
      return put(key, body, options)
    })
    await work(media)
    expect(await isStored(variantKey(media.storageKey, 320))).toBe(false)
    expect(await isStored(originalKey(media.storageKey, 'image/jpeg'))).toBe(false)
  })

  test('leaves nothing when it is deleted meanwhile', async () => {
    const media = await arrived(await phoneJpeg(400, 300), 'IMG_6.JPG')
    const put = storage.put
    vi.spyOn(storage, 'put').mockImplementation(async (key, body, options) => {
      const { id, memorial, user } = media
      await execute(deleteMedia, callerFor(actorFor(user)), { id: memorial.id, mediaId: id }).catch(() => {})
      return put(key, body, options)
    })
    await work(media)
    expect(await db.media.count({ where: { id: media.id } })).toBe(0)
    for (const width of [320, 300]) expect(await isStored(variantKey(media.storageKey, width))).toBe(false)
    expect(await isStored(originalKey(media.storageKey, 'image/jpeg'))).toBe(false)
  })
})

test('only the system may run it', async () => {
  const media = await arrived(await phoneJpeg(40, 30), 'IMG_7.JPG')
  const attempt = execute(processMedia, callerFor(actorFor(media.user)), { mediaId: media.id })
  await expect(attempt).rejects.toMatchObject({ code: 'FORBIDDEN' })
  expect(await rowOf(media.id)).toMatchObject({ status: 'processing' })
})
