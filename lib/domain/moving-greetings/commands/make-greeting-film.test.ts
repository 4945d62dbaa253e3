import { Readable } from 'node:stream'
import { expect, test, vi } from 'vitest'
import { withdrawContribution } from '@/lib/domain/contributions/commands/withdraw-contribution'
import { removeUnknownPictureJob } from '@/lib/domain/media/pictures/jobs'
import { removalOf } from '@/lib/domain/media/pictures/remove-pictures'
import { makeGreetingFilmJob } from '@/lib/domain/moving-greetings/jobs'
import { fileColumns, originalKey } from '@/lib/domain/pictures/picture-files'
import { storage } from '@/lib/integrations/storage/storage'
import { spend } from '@/lib/server/abuse/rate-limit'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { actorFor, callerFor, visitor } from '@/tests/factories/accounts'
import { createPage } from '@/tests/factories/greetings'
import { pictureFile } from '@/tests/factories/media'
import { sendMoving } from '@/tests/factories/moving-greetings'

const withoutFilm = async () => ({
  film: undefined,
  still: undefined,
  pictures: [await pictureFile(300, 200), await pictureFile(200, 320)],
})
const filmOf = (contributionId: string) => db.media.findFirstOrThrow({ where: { contributionId, kind: 'video' } })

test('where the browser cannot make the film, the server draws it, and the post waits meanwhile', async () => {
  const { memorial } = await createPage({ guestbookMode: 'at_once' })
  const { result } = await sendMoving(memorial, await withoutFilm())
  expect(result).toMatchObject({ status: 'pending', film: { state: 'processing', src: null } })
  expect(result.pictures).toHaveLength(2)
  const pictures = await db.media.findMany({
    where: { contributionId: result.id, kind: 'picture' },
    select: { id: true, ...fileColumns },
  })
  const { id } = await filmOf(result.id)

  // A job killed in the middle goes on with its next run.
  vi.spyOn(storage, 'get').mockRejectedValueOnce(new Error('killed'))
  await expect(makeGreetingFilmJob.perform({ mediaId: id })).rejects.toThrow('killed')
  expect(await filmOf(result.id)).toMatchObject({ status: 'processing' })
  await makeGreetingFilmJob.perform({ mediaId: id })
  const film = await filmOf(result.id)
  expect(film).toMatchObject({ status: 'ready', width: 720, height: 720, durationSeconds: 8, contentType: 'video/mp4' })
  expect(film.widths.length).toBeGreaterThan(0)
  await makeGreetingFilmJob.perform({ mediaId: id })
  expect(await filmOf(result.id)).toEqual(film)
  const stored = await storage.get(originalKey(film.storageKey, film.contentType))
  stored?.stream.destroy()
  expect(stored).not.toBeNull()

  // Its pictures are gone, as those of a film from a browser never came.
  expect(await db.media.count({ where: { contributionId: result.id, kind: 'picture' } })).toBe(0)
  expect(pictures).toHaveLength(2)
  for (const picture of pictures) {
    await removeUnknownPictureJob.perform(removalOf(picture))
    for (const key of removalOf(picture).keys) expect(await storage.get(key)).toBeNull()
  }
  const { made } = await db.media.findFirstOrThrow({
    where: { contributionId: result.id },
    select: { made: { select: { sources: true, withdrawnAt: true } } },
  })
  expect(made[0]?.withdrawnAt).toBeNull()
  expect(made[0]?.sources).toHaveLength(2)
})

test('a picture that is taken down while the film is drawn is not in it', async () => {
  const { memorial } = await createPage()
  const { result } = await sendMoving(memorial, await withoutFilm())
  const { id } = await filmOf(result.id)
  const picture = await db.media.findFirstOrThrow({ where: { contributionId: result.id, kind: 'picture' } })
  const put = storage.put.bind(storage)
  vi.spyOn(storage, 'put').mockImplementationOnce(async (...given) => {
    await db.media.update({ where: { id: picture.id }, data: { status: 'hidden' } })
    return put(...given)
  })
  await makeGreetingFilmJob.perform({ mediaId: id })
  const film = await filmOf(result.id)
  expect(film.status).toBe('failed')
  expect(await storage.get(originalKey(film.storageKey, film.contentType))).toBeNull()
  expect(await db.media.count({ where: { contributionId: result.id, kind: 'picture', status: 'ready' } })).toBe(1)
})

test('one sender cannot have us draw film after film', async () => {
  const { memorial } = await createPage()
  const caller = callerFor(visitor())
  const drawn = { name: 'moving-greetings.drawn', key: caller.address, points: 10, seconds: 3600 }
  for (let film = 0; film < 10; film++) await spend([drawn])
  await expect(sendMoving(memorial, await withoutFilm(), caller)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
  expect((await sendMoving(memorial, {}, caller)).result.film?.state).toBe('ready')
})

test('a moderator’s own greeting is shown at once, and its film when it is there', async () => {
  const { owner, memorial } = await createPage()
  const { result } = await sendMoving(memorial, await withoutFilm(), callerFor(actorFor(owner)))
  expect(result).toMatchObject({ status: 'approved', film: { state: 'processing' } })
})

test('a film that cannot be drawn leaves picture and words', async () => {
  const { memorial } = await createPage()
  const { result } = await sendMoving(memorial, await withoutFilm())
  const { id } = await filmOf(result.id)
  const broken = { stream: Readable.from([Buffer.from('no picture')]), size: 10, contentType: 'image/webp' }
  vi.spyOn(storage, 'get').mockResolvedValueOnce(broken)
  await makeGreetingFilmJob.perform({ mediaId: id })
  expect(await filmOf(result.id)).toMatchObject({ status: 'failed', failure: 'MOVING_FILM_UNREADABLE' })
  expect(await db.media.count({ where: { contributionId: result.id, kind: 'picture', status: 'ready' } })).toBe(2)
})

test('a greeting withdrawn before its film is there gets none', async () => {
  const { memorial } = await createPage()
  const device = callerFor(visitor('a'.repeat(64)))
  const { result } = await sendMoving(memorial, await withoutFilm(), device)
  const { id } = await filmOf(result.id)
  await execute(withdrawContribution, device, { id: result.id })
  await makeGreetingFilmJob.perform({ mediaId: id })
  expect(await db.media.count({ where: { memorialId: memorial.id } })).toBe(0)
})
