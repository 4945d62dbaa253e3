import { writeFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { beginUpload } from '@/lib/domain/media/commands/begin-upload'
import { deleteMedia } from '@/lib/domain/media/commands/delete-media'
import { orderMedia } from '@/lib/domain/media/commands/order-media'
import { findGallery } from '@/lib/domain/media/gallery/gallery'
import { removeUnknownPictureJob } from '@/lib/domain/media/pictures/jobs'
import { removalOf, removePictures } from '@/lib/domain/media/pictures/remove-pictures'
import { processMediaJob } from '@/lib/domain/media/uploads/jobs'
import { makeMusic } from '@/lib/domain/media/uploads/make-music'
import { listUploadFiles, madePath, plainPath, uploadIdOf } from '@/lib/domain/media/uploads/upload-files'
import { fileColumns, mediaKeys } from '@/lib/domain/pictures/picture-files'
import { storage } from '@/lib/integrations/storage/storage'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { enqueue } from '@/lib/server/jobs'
import { actorFor, callerFor, createAccount } from '@/tests/factories/accounts'
import { id3Cover, id3Tag, silentMp3 } from '@/tests/factories/hostile-music'
import { createArrived, createReady, createUpload, pictureFile } from '@/tests/factories/media'
import { createMemorial } from '@/tests/factories/memorials'
import { bombPng } from '@/tests/factories/sample-pictures'
import { type SampleName, sample } from '@/tests/factories/samples'

async function family() {
  const user = await createAccount()
  return { user, memorial: await createMemorial({ owner: user }) }
}

const place = 'music' as const
const rowOf = (id: string) => db.media.findUniqueOrThrow({ where: { id }, include: { piece: true } })

describe('a file sent to a page’s music', () => {
  test('is heard at one loudness, with what its tags say and their picture, and is kept as it was sent', async () => {
    const { user, memorial } = await family()
    const body = await sample('music.mp3')
    const { id } = await createReady({ user, memorial, body, filename: '07_Sov.mp3', place })
    const row = await rowOf(id)
    expect(row).toMatchObject({
      kind: 'music',
      status: 'ready',
      contentType: 'audio/mpeg',
      durationSeconds: 5,
      version: 1,
      caption: 'Sov, mit bløde øre',
      people: 'Åse Testperson',
      takenYear: 1974,
      albumId: null,
      piece: { memorialId: memorial.id, source: 'upload', rights: null, isShown: true, isTop: false },
    })
    expect(row.loudness).toBeLessThan(-1600)
    expect(row.widths.length).toBeGreaterThan(0)
    const keys = mediaKeys(await db.media.findUniqueOrThrow({ where: { id }, select: fileColumns }))
    for (const key of keys) expect(await storage.stat(key), key).not.toBeNull()
    const sent = keys.find((key) => key.endsWith('/sent.mp3')) ?? ''
    expect((await storage.stat(sent))?.size).toBe(body.length)
  })

  test('has the name of its file as a title, where the tags have none', async () => {
    const { user, memorial } = await family()
    const body = await sample('music.ogg')
    const { id } = await createReady({ user, memorial, body, filename: 'Jeg_ved en lærkerede.ogg', place })
    expect(await rowOf(id)).toMatchObject({ caption: 'Jeg ved en lærkerede', people: null, widths: [], version: 0 })
  })

  test('says so when it was recorded in the browser', async () => {
    const { user, memorial } = await family()
    const body = await sample('voice.webm')
    const { id } = await createArrived({ user, memorial, body, place, recorded: 'ja' })
    expect(await rowOf(id)).toMatchObject({ piece: { source: 'recording' } })
    const other = await createArrived({ user, memorial, body, place })
    expect(await rowOf(other.id)).toMatchObject({ piece: { source: 'upload' } })
  })

  test('has no cover when the picture in its tags is one that would fill the memory', async () => {
    const { user, memorial } = await family()
    const cover = ['APIC', id3Cover(bombPng(20_000, 20_000))] as const
    const body = Buffer.concat([id3Tag([cover]), silentMp3(3)])
    const { id } = await createReady({ user, memorial, body, place })
    expect(await rowOf(id)).toMatchObject({ status: 'ready', widths: [], version: 0 })
  })

  test.each([0.05, 0.1, 0.5])('is ready when it lasts only %f seconds', async (seconds) => {
    const { user, memorial } = await family()
    const { id } = await createReady({ user, memorial, body: silentMp3(seconds), place })
    expect(await rowOf(id)).toMatchObject({ status: 'ready', durationSeconds: 1 })
    const voice = await createReady({ user, memorial, body: silentMp3(seconds), filename: 'hej.mp3' })
    expect(voice).toMatchObject({ kind: 'recording', status: 'ready', durationSeconds: 1 })
  })

  test('of AAC is kept as it is: nobody has measured it', async () => {
    const { user, memorial } = await family()
    const { id } = await createReady({ user, memorial, body: await sample('voice.m4a'), place })
    expect(await rowOf(id)).toMatchObject({ status: 'ready', contentType: 'audio/mp4', loudness: null, peak: null })
  })

  test('leaves nothing in the store when it is deleted', async () => {
    const { user, memorial } = await family()
    const { id } = await createReady({ user, memorial, body: await sample('music.mp3'), place })
    const row = await db.media.findUniqueOrThrow({ where: { id }, select: fileColumns })
    await db.$transaction((tx) => removePictures({ tx, enqueue: (job, payload) => enqueue(tx, job, payload) }, { id }))
    await removeUnknownPictureJob.perform(removalOf(row))
    for (const key of mediaKeys(row)) expect(await storage.stat(key), key).toBeNull()
    expect(await db.musicPiece.count({ where: { mediaId: id } })).toBe(0)
  })

  test('is made ready by the next run when one was killed with half a file or before its row was written, and another changes nothing', async () => {
    const { user, memorial } = await family()
    const { id } = await createArrived({ user, memorial, body: await sample('music.flac'), place })
    const { storageKey } = await rowOf(id)
    const upload = uploadIdOf(storageKey)
    for (const half of [madePath(upload), plainPath(upload)]) await writeFile(half, 'halv')
    const { keys } = await makeMusic(storageKey)
    expect(await rowOf(id)).toMatchObject({ status: 'processing' })
    await processMediaJob.perform({ mediaId: id, storageKey })
    const made = await rowOf(id)
    expect(made).toMatchObject({ status: 'ready', piece: { sentType: 'audio/flac' } })
    await processMediaJob.perform({ mediaId: id, storageKey })
    expect(await rowOf(id)).toEqual(made)
    // Ordered by the first run, for a day later.
    await removeUnknownPictureJob.perform({ storageKey, keys })
    for (const key of keys) expect(await storage.stat(key), key).not.toBeNull()
    expect((await listUploadFiles()).filter((file) => file.id === upload)).toEqual([])
  })

  test.each([
    ['phone.mov', 'MUSIC_IS_FILM'],
    ['film.webm', 'MUSIC_IS_FILM'],
    ['phone.heic', 'MUSIC_UNREADABLE'],
  ] as const)('is refused when it is %s', async (name: SampleName, code) => {
    const { user, memorial } = await family()
    const sent = { user, memorial, body: await sample(name), filename: 'musik.mp3', filetype: 'audio/mpeg', place }
    await expect(createArrived(sent)).rejects.toMatchObject({ code, status: 415 })
    expect(await db.media.count({ where: { memorialId: memorial.id } })).toBe(0)
  })

  test('is refused when it was cut on its way', async () => {
    const { user, memorial } = await family()
    const body = (await sample('music.mp3')).subarray(0, 20_000)
    await expect(createArrived({ user, memorial, body, place })).rejects.toMatchObject({ code: 'MUSIC_CUT' })
  })
})

describe('music and the gallery of its page', () => {
  test('know nothing of each other: order, album, texts and deletion are the page’s pictures’ only', async () => {
    const { user, memorial } = await family()
    const caller = callerFor(actorFor(user))
    const piece = await createArrived({ user, memorial, body: await sample('voice.wav'), place })
    const { body } = await pictureFile()
    const picture = await createArrived({ user, memorial, body })
    expect((await findGallery(memorial.id)).map(({ id }) => id)).toEqual([picture.id])
    expect(await rowOf(picture.id)).toMatchObject({ position: 0 })
    expect(await rowOf(piece.id)).toMatchObject({ position: 0 })
    await expect(execute(orderMedia, caller, { id: memorial.id, ids: [piece.id, picture.id] })).rejects.toMatchObject({
      code: 'CONFLICT',
    })
    expect((await execute(orderMedia, caller, { id: memorial.id, ids: [picture.id] })).result.ids).toHaveLength(1)
    await expect(execute(deleteMedia, caller, { id: memorial.id, mediaId: piece.id })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
  })

  test('a page has room for a hundred pieces', async () => {
    const { user, memorial } = await family()
    const like = { memorialId: memorial.id, kind: 'music' as const, width: 0, height: 0, bytes: 1, colour: '#b8b4ae' }
    await db.media.createMany({
      data: Array.from({ length: 100 }, (_, position) => ({
        ...like,
        storageKey: `media/${crypto.randomUUID()}`,
        contentType: 'audio/mpeg',
        checksum: '0'.repeat(64),
        position,
      })),
    })
    await expect(createUpload({ user, memorial, body: await sample('voice.wav'), place })).rejects.toMatchObject({
      code: 'TOO_MANY_PIECES',
    })
  })

  test('a file of more than 100 MB is refused before its first byte', async () => {
    const { user, memorial } = await family()
    const begun = execute(beginUpload, callerFor(actorFor(user)), {
      memorialId: memorial.id,
      bytes: 105_000_000,
      place,
    })
    await expect(begun).rejects.toMatchObject({ code: 'FILE_TOO_LARGE', status: 413 })
  })
})
