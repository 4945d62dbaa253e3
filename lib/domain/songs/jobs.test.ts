import { afterEach, expect, test, vi } from 'vitest'
import { makeSong } from '@/lib/domain/songs/commands/make-song'
import { renderSong } from '@/lib/domain/songs/commands/render-song'
import { updateSong } from '@/lib/domain/songs/commands/update-song'
import { songFiles } from '@/lib/domain/songs/inputs'
import { endStuckSongsJob, removeSongFilesJob, renderSongJob } from '@/lib/domain/songs/jobs'
import * as making from '@/lib/domain/songs/make-song-files'
import { getSong } from '@/lib/domain/songs/queries'
import { songFileKey, songFolder } from '@/lib/domain/songs/song-files'
import { storage } from '@/lib/integrations/storage/storage'
import { execute, worker } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { actorFor, callerFor, createAccount } from '@/tests/factories/accounts'
import { createMemorial } from '@/tests/factories/memorials'
import { createSong } from '@/tests/factories/songs'

afterEach(() => vi.restoreAllMocks())

/** A song whose making was ordered, and a stand-in for the renderer. */
async function ordered(columns: Partial<Parameters<typeof createSong>[0]> = {}) {
  const owner = await createAccount()
  const memorial = await createMemorial({ owner })
  const { id: songId, revision } = await createSong({ ...columns, memorial })
  const actor = actorFor(owner)
  const order = () => execute(renderSong, callerFor(actor), { id: memorial.id, songId, revision })
  await order()
  const look = () => getSong(actor, { id: memorial.id, songId })
  const turn = (attempt: number) => renderSongJob.perform({ songId, revision, attempt })
  return { actor, memorial, songId, revision, order, look, turn }
}

const score = { title: 'Sangen om Karen' }
const filesOf = (text: string) => Object.fromEntries(songFiles.map((file) => [file, Buffer.from(`${file} ${text}`)]))
const standIn = (make: () => Promise<unknown>) =>
  vi.spyOn(making, 'makeSongFiles').mockImplementation(make as typeof making.makeSongFiles)
const quick = () => standIn(async () => ({ score, durationSeconds: 61, files: filesOf('') }))

const isStored = async (songId: string, revision: number) =>
  (await storage.stat(songFileKey(songFolder(songId, revision), 'mp3'))) !== null

test('a song that was ordered is made, with all its files', async () => {
  quick()
  const { songId, revision, look, turn } = await ordered()
  expect(await look()).toMatchObject({ status: 'rendering', isMade: false })
  await turn(1)
  expect(await look()).toMatchObject({ status: 'ready', isMade: true, durationSeconds: 61, failure: null })
  for (const file of songFiles)
    expect(await storage.stat(songFileKey(songFolder(songId, revision), file))).not.toBeNull()
})

test('an order given twice is refused while the song is made, and makes nothing new once it is', async () => {
  const make = quick()
  const { order, turn, look } = await ordered()
  await expect(order()).rejects.toMatchObject({ code: 'SONG_BEING_MADE' })
  await turn(1)
  await turn(1)
  await order()
  expect(make).toHaveBeenCalledTimes(1)
  expect(await look()).toMatchObject({ status: 'ready' })
})

test('a making that fails is tried three times and then ends with a sentence; the words stay', async () => {
  standIn(() => Promise.reject(new Error('cut off')))
  const { turn, look } = await ordered()
  const { verses } = await look()
  await turn(1)
  await turn(2)
  expect(await look()).toMatchObject({ status: 'rendering', failure: null })
  await turn(3)
  expect(await look()).toMatchObject({ status: 'failed', failure: expect.stringContaining('Prøv igen'), verses })
})

test('a song longer than can be made ends at once, and says that it is too long', { timeout: 60_000 }, async () => {
  const line = { text: 'aeiouyæøå'.repeat(13), from: [], origin: 'hand', added: null, isAccepted: false }
  const verses = Array.from({ length: 8 }, () => ({ lines: Array.from({ length: 4 }, () => line) }))
  const { look, turn } = await ordered({ verses })
  await turn(1)
  expect(await look()).toMatchObject({ status: 'failed', failure: expect.stringContaining('Tag et vers ud') })
})

test('a job that was killed is begun again; one whose process never came back ends with a sentence', async () => {
  quick()
  const { songId, look, turn, order } = await ordered()
  await db.$executeRaw`UPDATE "Song" SET "progress" = 60, "updatedAt" = now() - interval '1 hour' WHERE id = ${songId}::uuid`
  await endStuckSongsJob.perform({})
  expect(await look()).toMatchObject({ status: 'failed' })
  await order()
  await turn(1)
  expect(await look()).toMatchObject({ status: 'ready', failure: null })
})

test('files of a song that was deleted meanwhile, and of an earlier revision, are removed', async () => {
  quick()
  const { actor, memorial, songId, revision, look, turn } = await ordered()
  await turn(1)
  const { title, choices, verses } = await look()
  const edit = { id: memorial.id, songId, revision, title: `${title} igen`, choices, verses }
  await execute(updateSong, callerFor(actor), edit)
  await execute(renderSong, callerFor(actor), { id: memorial.id, songId, revision: revision + 1 })
  await execute(makeSong, worker, { songId, revision: revision + 1 })
  // The files in use stay, whoever asks for their removal.
  await removeSongFilesJob.perform({ songId, revision: revision + 1 })
  await removeSongFilesJob.perform({ songId, revision })
  expect([await isStored(songId, revision), await isStored(songId, revision + 1)]).toEqual([false, true])
  await db.song.delete({ where: { id: songId } })
  await removeSongFilesJob.perform({ songId, revision: revision + 1 })
  expect(await isStored(songId, revision + 1)).toBe(false)
})
