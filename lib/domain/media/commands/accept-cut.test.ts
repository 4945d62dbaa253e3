import { describe, expect, test } from 'vitest'
import { GET } from '@/app/media/[id]/[file]/route'
import { acceptCut } from '@/lib/domain/media/commands/accept-cut'
import { deleteMedia } from '@/lib/domain/media/commands/delete-media'
import { removeUnknownPictureJob } from '@/lib/domain/media/pictures/jobs'
import { originalKey, variantKey } from '@/lib/domain/pictures/picture-files'
import { storage } from '@/lib/integrations/storage/storage'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { actorFor, callerFor, createAccount, signIn } from '@/tests/factories/accounts'
import { createPicture, createReady } from '@/tests/factories/media'
import { createMemorial, versionOf } from '@/tests/factories/memorials'
import { drawHalves, phoneJpeg } from '@/tests/factories/sample-pictures'

/** A picture of which only a part was uploaded, after its job. */
async function cutPicture() {
  const owner = await createAccount()
  const memorial = await createMemorial({ owner })
  const whole = await phoneJpeg(900, 600)
  const body = whole.subarray(0, Math.floor(whole.length * 0.6))
  const item = await createReady({ user: owner, memorial, body, filename: 'IMG_3.JPG' })
  const accept = (mediaId = item.id) =>
    execute(acceptCut, callerFor(actorFor(owner)), { id: memorial.id, mediaId }).then(({ result }) => result)
  return { owner, memorial, item, accept, row: await db.media.findUniqueOrThrow({ where: { id: item.id } }) }
}

async function statusOf(id: string, file: string, cookie = ''): Promise<number> {
  const request = new Request(`http://localhost:3000/media/${id}/${file}`, { headers: { cookie } })
  const response = await GET(request, { params: Promise.resolve({ id, file }) })
  await response.arrayBuffer()
  return response.status
}

describe('a picture that lacks a part', () => {
  test('is shown to its family, who are asked, and to nobody else', async () => {
    const { owner, item } = await cutPicture()
    expect(item).toMatchObject({ status: 'failed', isCut: true, width: 600, height: 900 })
    expect(item.failure).toContain('En del af billedet mangler.')
    expect(await statusOf(item.id, '320.webp', (await signIn(owner)).cookie)).toBe(200)
    expect(await statusOf(item.id, '320.webp')).toBe(404)
    expect(await statusOf(item.id, '320.webp', (await signIn(await createAccount())).cookie)).toBe(404)
  })

  test('is on the page once its family wants it, and wanting it again changes nothing', async () => {
    const { owner, memorial, item, accept } = await cutPicture()
    const before = await versionOf(memorial.id)
    expect(await accept()).toMatchObject({ status: 'ready', failure: null })
    expect(await statusOf(item.id, '320.webp')).toBe(200)
    expect(await versionOf(memorial.id)).toBeGreaterThan(before)
    const audit = await db.auditEntry.findFirstOrThrow({ where: { command: 'media.accept-cut' } })
    expect(audit).toMatchObject({ subjectId: memorial.id, actorId: owner.id, detail: { media: item.id } })
    const shown = await versionOf(memorial.id)
    expect(await accept()).toMatchObject({ status: 'ready' })
    expect(await versionOf(memorial.id)).toBe(shown)
  })

  test('leaves nothing in the store when its family deletes it instead', async () => {
    const { owner, memorial, item, row } = await cutPicture()
    const keys = [originalKey(row.storageKey, row.contentType), variantKey(row.storageKey, 320)]
    for (const key of keys) expect(await storage.stat(key), key).not.toBeNull()
    await execute(deleteMedia, callerFor(actorFor(owner)), { id: memorial.id, mediaId: item.id })
    const [job] = await db.$queryRaw<Array<{ data: object }>>`
      SELECT data FROM pgboss.job WHERE name = 'remove-unknown-picture' AND start_after <= now()
      AND data->>'storageKey' = ${row.storageKey}`
    await removeUnknownPictureJob.perform(job?.data ?? {})
    for (const key of keys) expect(await storage.stat(key), key).toBeNull()
  })
})

describe('cannot be accepted:', () => {
  test.each([
    { status: 'failed', failure: 'PICTURE_BROKEN' },
    { status: 'processing', failure: null },
    { status: 'hidden', failure: null },
  ] as const)('a picture that is %j', async (data) => {
    const { memorial, accept } = await cutPicture()
    const { id } = await createPicture({ memorial })
    await db.media.update({ where: { id }, data })
    await expect(accept(id)).rejects.toMatchObject({ code: 'CONFLICT' })
    expect(await db.media.findUniqueOrThrow({ where: { id } })).toMatchObject(data)
  })

  test('a picture of another page', async () => {
    const { accept } = await cutPicture()
    const { item } = await cutPicture()
    await expect(accept(item.id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect(await db.media.findUniqueOrThrow({ where: { id: item.id } })).toMatchObject({ status: 'failed' })
  })
})

test('a picture of which nothing can be seen is refused for good', async () => {
  const owner = await createAccount()
  const memorial = await createMemorial({ owner })
  const body = (await drawHalves(900, 600).png().toBuffer()).subarray(0, 60)
  const item = await createReady({ user: owner, memorial, body })
  expect(item).toMatchObject({ status: 'failed', srcSet: '' })
  expect(item.isCut).toBeUndefined()
})
