import sharp from 'sharp'
import { beforeEach, describe, expect, test } from 'vitest'
import { GET } from '@/app/media/[id]/[file]/route'
import { deleteMedia } from '@/lib/domain/media/commands/delete-media'
import { finishSteps } from '@/lib/domain/media/commands/finish-steps'
import { restoreVersion } from '@/lib/domain/media/commands/restore-version'
import { saveVersion } from '@/lib/domain/media/commands/save-version'
import { countHeadSteps } from '@/lib/domain/media/pictures/heads-without-steps'
import { removeUnknownPictureJob } from '@/lib/domain/media/pictures/jobs'
import { attachPicture, preparePicture } from '@/lib/domain/media/pictures/new-picture'
import { makeMissingStepsJob, makeStepsJob } from '@/lib/domain/media/pictures/steps-jobs'
import { renderVersionJob } from '@/lib/domain/media/versions/jobs'
import { getMemorialPage } from '@/lib/domain/memorial-page/page-query'
import { updateMemorial } from '@/lib/domain/memorials/commands/update-memorial'
import { originalKey, stepKeys } from '@/lib/domain/pictures/picture-files'
import { storage } from '@/lib/integrations/storage/storage'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { actorFor, callerFor, createAccount, visitor } from '@/tests/factories/accounts'
import { pictureFile } from '@/tests/factories/media'
import { createMemorial } from '@/tests/factories/memorials'

const system = callerFor({ kind: 'system', name: 'test' })

/** A page with a cover of this width in pixels, without finer widths yet. */
async function pageWithCover(width = 450) {
  const owner = await createAccount()
  const memorial = await createMemorial({ owner })
  const prepared = await preparePicture(await pictureFile(width, 300), { from: owner.id })
  const { id } = await db.$transaction((tx) => attachPicture(tx, prepared, { memorialId: memorial.id }))
  await execute(updateMemorial, callerFor(actorFor(owner)), { id: memorial.id, coverId: id })
  const read = () => db.media.findUniqueOrThrow({ where: { id }, include: { versions: true } })
  const cover = async () => {
    const answer = await getMemorialPage(actorFor(owner), memorial.slug)
    return answer.kind === 'page' ? answer.page.cover : null
  }
  return { owner, memorial, id, prepared, read, cover }
}

async function fetched(id: string, file: string): Promise<Response> {
  return GET(new Request(`http://localhost:3000/media/${id}/${file}`), { params: Promise.resolve({ id, file }) })
}

// The job would process other tests' pictures first.
beforeEach(() => db.memorial.updateMany({ data: { portraitId: null, coverId: null } }))

describe('finishing the finer widths', () => {
  test('is for the job only, and for an existing picture', async () => {
    const { owner, id } = await pageWithCover()
    const input = { mediaId: id, version: 0, steps: [320] }
    await expect(execute(finishSteps, callerFor(visitor()), input)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
    await expect(execute(finishSteps, callerFor(actorFor(owner)), input)).rejects.toMatchObject({ code: 'FORBIDDEN' })
    await expect(execute(finishSteps, system, { ...input, version: 3 })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(execute(finishSteps, system, { ...input, version: -1 })).rejects.toMatchObject({
      code: 'INVALID_INPUT',
    })
  })
})

describe('a picture that becomes a cover', () => {
  test('is shown at once in its present widths, and later in finer ones and as AVIF', async () => {
    const { id, cover, read } = await pageWithCover()
    const [ordered] = await db.$queryRaw<{ count: bigint }[]>`
      SELECT count(*) FROM pgboss.job WHERE name = ${makeStepsJob.name} AND data->>'mediaId' = ${id}`
    expect(Number(ordered?.count)).toBe(1)
    const before = await cover()
    expect(before?.avifSrcSet).toBeUndefined()
    expect(before?.srcSet).toBe(`/media/${id}/320.webp 320w, /media/${id}/450.webp 450w`)
    await makeStepsJob.perform({ mediaId: id })
    expect((await read()).steps).toEqual([320, 400, 450])
    const after = await cover()
    expect(after?.avifSrcSet).toBe([320, 400, 450].map((width) => `/media/${id}/${width}.avif ${width}w`).join(', '))
    expect(after?.srcSet).toBe([320, 400, 450].map((width) => `/media/${id}/${width}.webp ${width}w`).join(', '))
  })

  test('is served in each width under its own immutable address, and in no other', async () => {
    const { id } = await pageWithCover()
    expect((await fetched(id, '400.avif')).status).toBe(404)
    await makeStepsJob.perform({ mediaId: id })
    for (const [file, type, format] of [
      ['400.avif', 'image/avif', 'heif'],
      ['450.avif', 'image/avif', 'heif'],
      ['400.webp', 'image/webp', 'webp'],
    ] as const) {
      const response = await fetched(id, file)
      expect([response.status, response.headers.get('content-type')]).toEqual([200, type])
      expect(response.headers.get('cache-control')).toContain('immutable')
      const { width, ...meta } = await sharp(Buffer.from(await response.arrayBuffer())).metadata()
      expect([width, meta.format]).toEqual([Number.parseInt(file, 10), format])
    }
    for (const file of ['401.avif', '500.avif', '400-v1.avif', '400.jpg']) {
      expect((await fetched(id, file)).status, file).not.toBe(200)
    }
  })

  test('keeps the bytes at its existing addresses', async () => {
    const { id, prepared } = await pageWithCover()
    const at = async () => Buffer.from(await (await fetched(id, '320.webp')).arrayBuffer())
    const before = await at()
    await storage.put(`${prepared.storageKey}/320.webp`, Buffer.concat([before, Buffer.from('x')]), {
      contentType: 'image/webp',
    })
    await makeStepsJob.perform({ mediaId: id })
    expect((await at()).length).toBe(before.length + 1)
  })

  test('gets its finer widths once, and other pictures get none', async () => {
    const { id, memorial, read } = await pageWithCover()
    const prepared = await preparePicture(await pictureFile(), { from: memorial.id })
    const other = await db.$transaction((tx) => attachPicture(tx, prepared, { memorialId: memorial.id }))
    await makeStepsJob.perform({ mediaId: other.id })
    expect((await db.media.findUniqueOrThrow({ where: { id: other.id } })).stepsAt).toBeNull()
    await makeStepsJob.perform({ mediaId: id })
    const { stepsAt } = await read()
    await makeStepsJob.perform({ mediaId: id })
    expect((await read()).stepsAt).toEqual(stepsAt)
  })

  test('leaves no files when deleted while they are being made', async () => {
    const { id, owner, memorial, prepared } = await pageWithCover()
    const keys = stepKeys(prepared.storageKey, [320, 400, 450])
    const making = makeStepsJob.perform({ mediaId: id })
    await execute(deleteMedia, callerFor(actorFor(owner)), { id: memorial.id, mediaId: id })
    await making
    // Enqueued by the deletion.
    await removeUnknownPictureJob.perform({ storageKey: prepared.storageKey, keys })
    for (const key of keys) expect(await storage.stat(key), key).toBeNull()
  })

  test('stays unchanged when its original is missing, and is not retried forever', async () => {
    const { id, prepared, read, cover } = await pageWithCover()
    await storage.delete(originalKey(prepared.storageKey, prepared.contentType))
    await makeStepsJob.perform({ mediaId: id })
    expect(await read()).toMatchObject({ steps: [], stepsAt: expect.any(Date) })
    expect((await cover())?.avifSrcSet).toBeUndefined()
  })
})

describe('an edited cover', () => {
  test('has finer widths of its own, and the original keeps its', async () => {
    const { id, owner, read, cover } = await pageWithCover()
    await makeStepsJob.perform({ mediaId: id })
    const caller = callerFor(actorFor(owner))
    await execute(saveVersion, caller, { id, seenVersion: 0, turns: 1 })
    const [version] = (await read()).versions
    await renderVersionJob.perform({ versionId: version?.id })
    expect((await cover())?.avifSrcSet).toBeUndefined()
    await makeStepsJob.perform({ mediaId: id })
    expect((await read()).versions[0]?.steps).toEqual([300])
    expect((await cover())?.avifSrcSet).toBe(`/media/${id}/300-v1.avif 300w`)
    const turned = await sharp(Buffer.from(await (await fetched(id, '300-v1.avif')).arrayBuffer())).metadata()
    expect([turned.width, turned.height]).toEqual([300, 450])
    // A kept page has the address of the previous version: it shows the picture, without what was cropped away.
    const old = await fetched(id, '400.avif')
    expect([old.status, old.headers.get('location')]).toEqual([307, `/media/${id}/300-v1.webp`])
    await execute(restoreVersion, caller, { id, number: 0 })
    expect((await cover())?.avifSrcSet).toContain(`/media/${id}/400.avif 400w`)
  })
})

test('the periodic job makes all missing widths, one picture after the other, and the progress is counted', async () => {
  const pages = [await pageWithCover(), await pageWithCover(330)]
  expect(await countHeadSteps()).toEqual({ done: 0, all: 2 })
  await makeStepsJob.perform({ mediaId: pages[1]?.id })
  expect(await countHeadSteps()).toEqual({ done: 1, all: 2 })
  await makeMissingStepsJob.perform({})
  expect(await countHeadSteps()).toEqual({ done: 2, all: 2 })
  for (const { cover } of pages) expect((await cover())?.avifSrcSet).toBeDefined()
})
