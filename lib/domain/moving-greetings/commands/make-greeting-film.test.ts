import { Readable } from 'node:stream'
import { expect, test, vi } from 'vitest'
import { withdrawContribution } from '@/lib/domain/contributions/commands/withdraw-contribution'
import { makeGreetingFilmJob } from '@/lib/domain/moving-greetings/jobs'
import { originalKey } from '@/lib/domain/pictures/picture-files'
import { storage } from '@/lib/integrations/storage/storage'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { actorFor, callerFor, visitor } from '@/tests/factories/accounts'
import { createPage } from '@/tests/factories/greetings'
import { pictureFile } from '@/tests/factories/media'
import { sendMoving } from '@/tests/factories/moving-greetings'

const withoutFilm = async () => ({
  ...{ film: undefined, still: undefined },
  pictures: [await pictureFile(300, 200), await pictureFile(200, 320)],
})
const filmOf = (contributionId: string) => db.media.findFirstOrThrow({ where: { contributionId, kind: 'video' } })

test('where the browser cannot make the film, the server draws it, and the post waits meanwhile', async () => {
  const { memorial } = await createPage({ guestbookMode: 'at_once' })
  const { result } = await sendMoving(memorial, await withoutFilm())
  expect(result).toMatchObject({ status: 'pending', film: { state: 'processing', src: null } })
  expect(result.pictures).toHaveLength(2)
  await makeGreetingFilmJob.perform({ mediaId: (await filmOf(result.id)).id })
  const film = await filmOf(result.id)
  expect(film).toMatchObject({ status: 'ready', width: 720, height: 720, durationSeconds: 8, contentType: 'video/mp4' })
  expect(film.widths.length).toBeGreaterThan(0)
  const stored = await storage.get(originalKey(film.storageKey, film.contentType))
  stored?.stream.destroy()
  expect(stored).not.toBeNull()
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

test('a job killed in the middle goes on: a second run makes the film, and a third changes nothing', async () => {
  const { memorial } = await createPage()
  const { result } = await sendMoving(memorial, await withoutFilm())
  const { id } = await filmOf(result.id)
  vi.spyOn(storage, 'get').mockRejectedValueOnce(new Error('killed'))
  await expect(makeGreetingFilmJob.perform({ mediaId: id })).rejects.toThrow('killed')
  expect(await filmOf(result.id)).toMatchObject({ status: 'processing' })
  await makeGreetingFilmJob.perform({ mediaId: id })
  const film = await filmOf(result.id)
  await makeGreetingFilmJob.perform({ mediaId: id })
  expect(film.status).toBe('ready')
  expect(await filmOf(result.id)).toEqual(film)
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
