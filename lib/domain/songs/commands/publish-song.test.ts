import { describe, expect, test } from 'vitest'
import { GET as getSheet } from '@/app/api/memorials/[id]/songs/[songId]/sheet/[file]/route'
import { listPageMusic } from '@/lib/domain/music/pieces'
import { publishSong } from '@/lib/domain/songs/commands/publish-song'
import { removeSong } from '@/lib/domain/songs/commands/remove-song'
import { updateSong } from '@/lib/domain/songs/commands/update-song'
import { withdrawSong } from '@/lib/domain/songs/commands/withdraw-song'
import { removeSongFilesJob } from '@/lib/domain/songs/jobs'
import { getSong } from '@/lib/domain/songs/queries'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { actorFor, callerFor, createAccount } from '@/tests/factories/accounts'
import { createMemorial, versionOf } from '@/tests/factories/memorials'
import { createMadeSong, createSong, sungVerses } from '@/tests/factories/songs'

async function made() {
  const owner = await createAccount()
  const memorial = await createMemorial({ owner })
  const { id: songId, revision } = await createMadeSong({ memorial })
  const caller = callerFor(actorFor(owner))
  const key = { id: memorial.id, songId }
  return { memorial, songId, revision, key, caller, publish: () => execute(publishSong, caller, { ...key, revision }) }
}

/** What a stranger gets for the sheet. */
async function sheetStatus({ id, songId }: { id: string; songId: string }) {
  const request = new Request(`http://localhost:3000/api/memorials/${id}/songs/${songId}/sheet/svg`)
  const response = await getSheet(request, { params: Promise.resolve({ id, songId, file: 'svg' }) })
  await response.arrayBuffer()
  return response.status
}

describe('a song on the page', () => {
  test('is heard by everybody, its sheet is open, and the account says who approved it', async () => {
    const { memorial, songId, key, publish } = await made()
    expect(await sheetStatus(key)).toBe(404)
    const before = await versionOf(memorial.id)
    const { result } = await publish()
    expect(result).toMatchObject({ isOnPage: true })
    expect(await listPageMusic(memorial.id)).toMatchObject([{ title: 'Sangen om Karen', isMade: true }])
    expect(await sheetStatus(key)).toBe(200)
    expect(await versionOf(memorial.id)).toBeGreaterThan(before)
    const accounts = await db.madeWork.findMany({ where: { songId }, orderBy: { kind: 'asc' } })
    expect(accounts).toMatchObject([
      { kind: 'song_words', approvedAt: expect.any(Date) },
      { kind: 'song_melody', approvedAt: expect.any(Date) },
    ])
  })

  test('is one piece, however often it is put there', async () => {
    const { memorial, publish } = await made()
    await publish()
    await publish()
    expect(await db.musicPiece.count({ where: { memorialId: memorial.id } })).toBe(1)
  })

  test('has its sheet closed while the family hides its sound', async () => {
    const { songId, key, publish } = await made()
    await publish()
    await db.musicPiece.update({ where: { songId }, data: { isShown: false } })
    expect(await sheetStatus(key)).toBe(404)
  })

  test('does not change there', async () => {
    const { key, revision, caller, publish } = await made()
    await publish()
    const choices = { form: 'hymn', mood: 'bright', instrument: 'organ', seed: 8 }
    const edit = { ...key, revision, title: 'En anden', choices, verses: sungVerses }
    await expect(execute(updateSong, caller, edit)).rejects.toMatchObject({ code: 'SONG_ON_PAGE' })
  })

  test('is gone when it is withdrawn: sound, sheet, and in the account; it can come back', async () => {
    const { memorial, songId, key, caller, publish } = await made()
    await publish()
    await execute(withdrawSong, caller, key)
    expect(await listPageMusic(memorial.id)).toEqual([])
    expect(await sheetStatus(key)).toBe(404)
    expect(await db.madeWork.count({ where: { songId, withdrawnAt: null } })).toBe(0)
    expect(await getSong(caller.actor, key)).toMatchObject({ isOnPage: false, isMade: true })
    await publish()
    expect(await listPageMusic(memorial.id)).toHaveLength(1)
    expect(await db.madeWork.count({ where: { songId, withdrawnAt: null, approvedAt: { not: null } } })).toBe(2)
  })

  test('is gone with the song', async () => {
    const { memorial, songId, revision, key, caller, publish } = await made()
    await publish()
    await execute(removeSong, caller, key)
    await removeSongFilesJob.perform({ songId, revision })
    expect(await listPageMusic(memorial.id)).toEqual([])
    expect(await sheetStatus(key)).toBe(404)
  })
})

describe('is refused', () => {
  test('a song that is not made as it stands', async () => {
    const { memorial, caller } = await made()
    const { id: songId, revision } = await createSong({ memorial })
    const early = execute(publishSong, caller, { id: memorial.id, songId, revision })
    await expect(early).rejects.toMatchObject({ code: 'SONG_NOT_MADE' })
  })

  test('a song with a model’s line that says no sentence, until somebody accepts it', async () => {
    const { songId, publish } = await made()
    const line = { text: 'Nu hviler alt i fred', from: [], origin: 'model', added: null, isAccepted: false }
    await db.song.update({ where: { id: songId }, data: { verses: [{ lines: [line] }] } })
    await expect(publish()).rejects.toMatchObject({ code: 'SONG_LINES_UNREAD' })
    await db.song.update({ where: { id: songId }, data: { verses: [{ lines: [{ ...line, isAccepted: true }] }] } })
    expect((await publish()).result).toMatchObject({ isOnPage: true })
  })
})
