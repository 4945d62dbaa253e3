import { expect, test } from 'vitest'
import { addMadePiece, discardMadePiece, removeMadePiece, storeMadePiece } from '@/lib/domain/music/made-piece'
import { findMusic, listPageMusic } from '@/lib/domain/music/pieces'
import { originalKey } from '@/lib/domain/pictures/picture-files'
import { storage } from '@/lib/integrations/storage/storage'
import type { RunContext } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { enqueue } from '@/lib/server/jobs'
import { actorFor, callerFor, createAccount } from '@/tests/factories/accounts'
import { createMemorial } from '@/tests/factories/memorials'
import { createPiece } from '@/tests/factories/music'

async function familyWithSong() {
  const user = await createAccount()
  const memorial = await createMemorial({ owner: user })
  const { id: songId } = await db.song.create({
    data: {
      memorialId: memorial.id,
      title: 'Karens vise',
      form: 'ballad',
      mood: 'calm',
      instrument: 'piano',
      seed: 1,
      sentences: [],
      verses: [],
    },
    select: { id: true },
  })
  const made = {
    memorialId: memorial.id,
    songId,
    title: 'Karens vise',
    durationSeconds: 80,
    rights: 'own_work' as const,
    by: { id: user.id, name: user.fullName },
  }
  const run = <T>(work: (context: RunContext) => Promise<T>) =>
    db.$transaction((tx) =>
      work({
        ...callerFor(actorFor(user)),
        tx,
        about: () => {},
        setCookie: () => {},
        enqueue: (job, payload) => enqueue(tx, job, payload),
      }),
    )
  return { memorial, made, run, songId }
}

const sound = (text = 'lyd') => storeMadePiece(Buffer.from(text), 'audio/mpeg')

test('a song stands among the page’s music with its label, and visitors hear it', async () => {
  const { memorial, made, run, songId } = await familyWithSong()
  await createPiece({ memorial })
  const stored = await sound()
  const { id } = await run((context) => addMadePiece(context, stored, made))
  expect((await findMusic(memorial.id)).map(({ isMade }) => isMade)).toEqual([false, true])
  expect(await listPageMusic(memorial.id)).toContainEqual({
    id,
    src: `/media/${id}/file`,
    contentType: 'audio/mpeg',
    title: 'Karens vise',
    artist: null,
    year: null,
    durationSeconds: 80,
    isTop: false,
    cover: null,
    isMade: true,
    isByModel: false,
    isSung: false,
    sheetOf: songId,
  })
})

test('a song made anew takes the place of the one before, at a new address', async () => {
  const { memorial, made, run, songId } = await familyWithSong()
  const [first, second] = [await sound('før'), await sound('nu')]
  const before = await run((context) => addMadePiece(context, first, made))
  await db.musicPiece.update({ where: { songId }, data: { isTop: true, isShown: false } })
  const after = await run((context) => addMadePiece(context, second, made))
  expect(after.id).not.toBe(before.id)
  expect(await findMusic(memorial.id)).toMatchObject([{ id: after.id, isTop: true, isShown: false }])
})

test('a withdrawn song is off the page', async () => {
  const { memorial, made, run, songId } = await familyWithSong()
  const stored = await sound()
  await run((context) => addMadePiece(context, stored, made))
  await run((context) => removeMadePiece(context, songId))
  await run((context) => removeMadePiece(context, songId))
  expect(await listPageMusic(memorial.id)).toEqual([])
})

test('a sound whose command failed leaves nothing in the store', async () => {
  const stored = await sound()
  const key = originalKey(stored.storageKey, stored.contentType)
  expect(await storage.stat(key)).not.toBeNull()
  await discardMadePiece(stored)
  expect(await storage.stat(key)).toBeNull()
})
