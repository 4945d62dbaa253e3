import { existsSync, utimesSync, writeFileSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { v7 as newUuidV7 } from 'uuid'
import { describe, expect, test } from 'vitest'
import { madePath, uploadFolder, uploadIdOf, uploadPath } from '@/lib/domain/media/uploads/upload-files'
import { idAsChosen, tidyUploads } from '@/lib/domain/media/uploads/uploads'
import { db } from '@/lib/server/db'
import { createAccount } from '@/tests/factories/accounts'
import { createArrived, createUpload } from '@/tests/factories/media'
import { createMemorial } from '@/tests/factories/memorials'
import { sample } from '@/tests/factories/samples'

const hoursFromNow = (hours: number) => new Date(Date.now() + hours * 3600_000)

async function family() {
  const user = await createAccount()
  return { user, memorial: await createMemorial({ owner: user }), body: await sample('phone.mov'), filename: 'IMG.MOV' }
}

describe('tidying the uploads', () => {
  test('removes one after seven days, and not before', async () => {
    const id = await createUpload(await family())
    await tidyUploads(hoursFromNow(7 * 24 - 1))
    expect([existsSync(uploadPath(id)), await db.upload.count({ where: { id } })]).toEqual([true, 1])
    await tidyUploads(hoursFromNow(7 * 24 + 1))
    expect([existsSync(uploadPath(id)), await db.upload.count({ where: { id } })]).toEqual([false, 0])
  })

  test('removes orphaned files once they are an hour old', async () => {
    await mkdir(uploadFolder, { recursive: true })
    const lost = '01890000-0000-4000-8000-000000000001'
    for (const file of [uploadPath(lost), madePath(lost)]) writeFileSync(file, 'left by a killed process')
    await tidyUploads()
    expect(existsSync(uploadPath(lost))).toBe(true)
    const old = hoursFromNow(-2)
    for (const file of [uploadPath(lost), madePath(lost)]) utimesSync(file, old, old)
    await tidyUploads()
    expect([existsSync(uploadPath(lost)), existsSync(madePath(lost))]).toEqual([false, false])
  })

  test('leaves what a job still needs, and marks it as failed after a day', async () => {
    const { id } = await createArrived(await family())
    const { storageKey } = await db.media.findUniqueOrThrow({ where: { id } })
    const file = uploadPath(uploadIdOf(storageKey))
    await tidyUploads(hoursFromNow(23))
    expect([existsSync(file), (await db.media.findUniqueOrThrow({ where: { id } })).status]).toEqual([
      true,
      'processing',
    ])
    await tidyUploads(hoursFromNow(25))
    expect(await db.media.findUniqueOrThrow({ where: { id } })).toMatchObject({
      status: 'failed',
      failure: 'FILE_UNREADABLE',
    })
    expect(existsSync(file)).toBe(false)
  })
})

test('forty files chosen in the same millisecond keep their order in whatever order their uploads begin', () => {
  const msecs = Date.now()
  const chosen = Array.from({ length: 40 }, (_, seq) => newUuidV7({ msecs, seq }))
  const begun = chosen.toReversed().map((id) => idAsChosen(id, { userId: 'karen', memorialId: 'page' }))
  expect(begun.toSorted()).toEqual(begun.toReversed())
})
