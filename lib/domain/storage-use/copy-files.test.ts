import { mkdir, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { uploadPath } from '@/lib/domain/media/uploads/upload-files'
import { openPieces } from '@/lib/domain/media/uploads/upload-pieces'
import { originalKey } from '@/lib/domain/pictures/picture-files'
import { copyFiles } from '@/lib/domain/storage-use/copy-files'
import { verifyFiles } from '@/lib/domain/storage-use/verify-files'
import { createS3Storage } from '@/lib/integrations/storage/s3-storage'
import { folderStorage } from '@/lib/integrations/storage/storage'
import type { Storage } from '@/lib/integrations/storage/storage-contract'
import { env } from '@/lib/server/env'
import { createAccount } from '@/tests/factories/accounts'
import { bucketForTests } from '@/tests/factories/bucket-for-tests'
import { createPicture, createUpload } from '@/tests/factories/media'
import { createMemorial } from '@/tests/factories/memorials'

const opened = bucketForTests()
let inBucket: Storage
beforeAll(() => {
  inBucket = createS3Storage(opened.bucket)
})

async function wrongIn(store: Storage, other?: Storage): Promise<string[]> {
  const said: string[] = []
  const { wrong } = await verifyFiles({ store, other, onWrong: (key, problem) => said.push(`${key}: ${problem}`) })
  expect(said).toHaveLength(wrong)
  return said
}

async function aPicture() {
  const { prepared } = await createPicture({ memorial: await createMemorial({ owner: await createAccount() }) })
  return originalKey(prepared.storageKey, prepared.contentType)
}

/** Seconds from now; whole ones are all that some stores tell of theirs. */
async function writtenSince(seconds: number) {
  const at = new Date(Date.now() + seconds * 1000)
  for await (const { key } of folderStorage.walk()) await utimes(path.join(env.DATA_DIR, 'files', key), at, at)
}

describe('files', () => {
  test('move to the bucket and back, and a second pass copies only what is new', async () => {
    const original = await aPicture()
    const first = await copyFiles({ bucket: opened.bucket, to: 'bucket' })
    expect(first).toMatchObject({ same: 0, uploads: 0 })
    expect(first.files).toBeGreaterThan(1)
    expect(await wrongIn(inBucket, folderStorage)).toEqual([])
    await folderStorage.put('media/new/640.webp', Buffer.from('new'), { contentType: 'image/webp' })
    // Whole seconds are all that some stores tell.
    const before = new Date(Date.now() - 5000)
    for await (const { key } of folderStorage.walk())
      await utimes(path.join(env.DATA_DIR, 'files', key), before, before)
    expect(await copyFiles({ bucket: opened.bucket, to: 'bucket' })).toMatchObject({
      files: 1,
      bytes: 3,
      same: first.files,
    })
    await writtenSince(5)
    await folderStorage.delete(original)
    expect(await copyFiles({ bucket: opened.bucket, to: 'disk' })).toMatchObject({ files: 1, same: first.files })
    expect(await wrongIn(folderStorage)).toEqual([])
  })

  test('that are missing, and those that are not what they were, are told', async () => {
    const [missing, changed] = [await aPicture(), await aPicture()]
    await copyFiles({ bucket: opened.bucket, to: 'bucket' })
    await inBucket.delete(missing)
    await inBucket.put(changed, Buffer.from('other'), { contentType: 'image/jpeg' })
    const said = await wrongIn(inBucket, folderStorage)
    expect(said.toSorted()).toEqual(
      [
        `${missing}: Filen mangler.`,
        `${changed}: Filen er ikke den, som siden fik.`,
        `${changed}: Filen er ikke den samme på disken og i bucketen.`,
      ].toSorted(),
    )
  })

  test('take along what is on its way in', async () => {
    const user = await createAccount()
    const memorial = await createMemorial({ owner: user })
    const body = Buffer.alloc(5_000_000, 'x')
    const id = await createUpload({ user, memorial, body, filename: 'IMG.MOV' })
    expect(await copyFiles({ bucket: opened.bucket, to: 'bucket' })).toMatchObject({ uploads: 1 })
    expect(await openPieces(opened.bucket).received(id)).toBe(body.length)
    await mkdir(path.dirname(uploadPath(id)), { recursive: true })
    await writeFile(uploadPath(id), 'half')
    expect(await copyFiles({ bucket: opened.bucket, to: 'disk' })).toMatchObject({ uploads: 1 })
  })
})
