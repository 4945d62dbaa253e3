import { describe, expect, test } from 'vitest'
import { GET } from '@/app/media/[id]/[file]/route'
import { setPoster } from '@/lib/domain/media/commands/set-poster'
import { removeUnknownStillJob } from '@/lib/domain/media/films/jobs'
import { stillKey, variantKeys } from '@/lib/domain/pictures/picture-files'
import { storage } from '@/lib/integrations/storage/storage'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { UploadedFile } from '@/lib/server/request-body'
import type { Actor } from '@/lib/shared/actor'
import { actorFor, callerFor, createAccount, visitor } from '@/tests/factories/accounts'
import { createArrived, createPicture, createReady, pictureFile } from '@/tests/factories/media'
import { createMemorial } from '@/tests/factories/memorials'
import { sample } from '@/tests/factories/samples'

const poster = (actor: Actor, id: string, mediaId: string, file: UploadedFile) =>
  execute(setPoster, callerFor(actor), { id, mediaId, file })

async function film(make = createReady) {
  const user = await createAccount()
  const memorial = await createMemorial({ owner: user })
  const item = await make({ user, memorial, body: await sample('phone.mov'), filename: 'IMG.MOV' })
  return { user, memorial, item }
}

const fetchFile = (id: string, file: string) =>
  GET(new Request(`http://localhost:3000/media/${id}/${file}`), { params: Promise.resolve({ id, file }) })

describe('the still picture of a film', () => {
  test('is shown for it, and a new one replaces it under its own address', async () => {
    const { user, memorial, item } = await film()
    const first = (await poster(actorFor(user), memorial.id, item.id, await pictureFile(96, 160))).result
    expect(first).toMatchObject({ srcSet: `/media/${item.id}/96-v1.webp 96w`, width: 96, height: 160 })
    expect((await fetchFile(item.id, '96-v1.webp')).status).toBe(200)
    const second = (await poster(actorFor(user), memorial.slug, item.id, await pictureFile(48, 80))).result
    expect(second.src).toBe(`/media/${item.id}/48-v2.webp`)
    const old = await fetchFile(item.id, '96-v1.webp')
    expect([old.status, old.headers.get('location')]).toEqual([307, second.src])
    const { storageKey } = await db.media.findUniqueOrThrow({ where: { id: item.id } })
    const jobs = await db.$queryRaw<Array<{ data: object }>>`
      SELECT data FROM pgboss.job WHERE name = 'remove-unknown-still' AND data->>'mediaId' = ${item.id}`
    for (const { data } of jobs) await removeUnknownStillJob.perform(data)
    const [before = '', now = ''] = [
      variantKeys(stillKey(storageKey, 1), [96]),
      variantKeys(stillKey(storageKey, 2), [48]),
    ].flat()
    expect([await storage.stat(before), (await storage.stat(now))?.contentType]).toEqual([null, 'image/webp'])
  })

  test('can be set before the film is ready, and stays', async () => {
    const { user, memorial, item } = await film(createArrived)
    await poster(actorFor(user), memorial.id, item.id, await pictureFile(96, 160))
    expect(await db.media.findUniqueOrThrow({ where: { id: item.id } })).toMatchObject({
      widths: [96],
      status: 'processing',
    })
  })

  test('is refused when it is not a picture, and for media that are not films', async () => {
    const { user, memorial, item } = await film(createArrived)
    const text = new UploadedFile('still.jpg', Buffer.from('Kære mormor'))
    await expect(poster(actorFor(user), memorial.id, item.id, text)).rejects.toMatchObject({
      code: 'PICTURE_UNREADABLE',
    })
    const picture = await createPicture({ memorial })
    const attempt = poster(actorFor(user), memorial.id, picture.id, await pictureFile())
    await expect(attempt).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  test('can be set by the page’s writers only', async () => {
    const { memorial, item } = await film(createArrived)
    const file = await pictureFile()
    await expect(poster(visitor(), memorial.id, item.id, file)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
    const outsider = actorFor(await createAccount())
    await expect(poster(outsider, memorial.id, item.id, file)).rejects.toMatchObject({ code: 'FORBIDDEN' })
  })
})
