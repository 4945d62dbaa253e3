import { afterEach, describe, expect, test } from 'vitest'
import { GET as getVoice } from '@/app/api/memorials/[id]/songs/[songId]/voice/route'
import { listMade } from '@/lib/domain/made-works/queries'
import { listPageMusic } from '@/lib/domain/music/pieces'
import { originalKey } from '@/lib/domain/pictures/picture-files'
import { removeSong } from '@/lib/domain/songs/commands/remove-song'
import { removeVoice } from '@/lib/domain/songs/commands/remove-voice'
import { updateSong } from '@/lib/domain/songs/commands/update-song'
import { withdrawSong } from '@/lib/domain/songs/commands/withdraw-song'
import { getSungSong } from '@/lib/domain/songs/file-queries'
import { songPersonalData } from '@/lib/domain/songs/personal-data'
import { receivedKey, removeSungFilesJob, sungKey } from '@/lib/domain/songs/sung-files'
import { storage } from '@/lib/integrations/storage/storage'
import { execute, type RunContext } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { env } from '@/lib/server/env'
import { type StandInAnswer, startModelStandIn } from '@/tests/factories/model-stand-in'
import { readMp3Mark } from '@/tests/factories/read-mp3-mark'
import { sample } from '@/tests/factories/samples'
import { songFamily } from '@/tests/factories/song-family'
import { createMadeSong, createSong, sungVerses } from '@/tests/factories/songs'

const opened: { close: () => Promise<void> }[] = []
const limit = env.PROVIDER_LIMIT_OERE
afterEach(async () => {
  env.PROVIDER_LIMIT_OERE = limit
  for (const each of opened.splice(0)) await each.close()
})

/** A provider that sings; a real MP3 unless something else is given. */
async function voice(answer?: () => Promise<StandInAnswer>) {
  const body = await sample('music.mp3')
  const server = await startModelStandIn('SINGING', answer ?? (() => ({ body, headers: { 'song-id': 'song_1' } })))
  opened.push(server)
  return server
}

async function sung() {
  const home = await songFamily({ isMade: true })
  await voice()
  await home.orderVoice()
  await home.sing()
  return home
}

const isStored = async (key: string) => (await storage.stat(key)) !== null
const bytesAt = async (key: string) => Buffer.concat((await (await storage.get(key))?.stream.toArray()) ?? [])

test('without a key nobody sings, and nothing of it is seen', async () => {
  const { look, orderVoice: order } = await songFamily({ isMade: true })
  expect(await look()).toMatchObject({ voiceOffer: null, isBeingSung: false, voiceFailure: null, sung: null })
  await expect(order()).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

describe('a voice', () => {
  test('is ordered after a yes, gets the words and the choices alone, and its account keeps all of it', async () => {
    const home = await songFamily({ isMade: true })
    const server = await voice()
    expect((await home.look()).voiceOffer?.consent).toMatch(/Stemmen er ikke en bestemt persons, heller ikke den dødes/)
    expect(await home.orderVoice()).toMatchObject({ isBeingSung: true, sung: null })
    expect(server.requests).toHaveLength(0)
    await home.sing()
    expect(server.requests).toHaveLength(1)
    const { composition_plan: plan } = JSON.parse(server.requests[0]?.body ?? '{}')
    const lines = sungVerses.flatMap((verse) => verse.lines.map(({ text }) => text))
    expect(plan.sections.flatMap((section: { lines: string[] }) => section.lines)).toEqual(lines)
    expect(plan.positive_global_styles[0]).toBe('calm folk ballad with piano')
    expect(plan.negative_global_styles).toContain('imitation of a real person')
    expect((await listMade(home.caller.actor, { id: home.key.id })).items).toMatchObject([
      {
        kind: 'song_voice',
        madeBy: 'model',
        provider: 'ElevenLabs',
        sentences: lines,
        approved: null,
        consent: { by: home.owner.fullName, text: expect.stringContaining('Jeg siger ja') },
      },
    ])
    expect(await db.providerCost.findMany({ where: { userId: home.owner.id } })).toMatchObject([
      { purpose: 'song_voice', amountOere: 2000n },
    ])
  })

  test('is kept as an MP3 of our own that says who made it, heard by editors and by nobody else', async () => {
    const home = await sung()
    expect(await home.look()).toMatchObject({ isBeingSung: false, sung: { isCurrent: true }, isOnPage: false })
    const order = await home.lastOrder()
    const { digitalSourceType, description } = (await readMp3Mark(await bytesAt(sungKey(order)))) ?? {}
    expect(digitalSourceType).toMatch(/\/trainedAlgorithmicMedia$/)
    expect(description).toContain('ingens stemme')
    expect(await isStored(receivedKey(order))).toBe(false)
    expect((await getSungSong(home.caller.actor, home.key)).key).toBe(sungKey(order))
    const { id, songId } = home.key
    const request = new Request(`http://localhost:3000/api/memorials/${id}/songs/${songId}/voice`)
    const answer = await getVoice(request, { params: Promise.resolve({ id, songId }) })
    expect(answer.status).toBe(403)
  })

  test('is not ordered without a yes, by another model than was told, for words that are not made, or twice', async () => {
    const home = await songFamily({ isMade: true })
    const server = await voice()
    await expect(home.orderVoice({ agreed: false })).rejects.toMatchObject({ code: 'INVALID_INPUT' })
    await expect(home.orderVoice({ model: 'a-new-one' })).rejects.toMatchObject({ code: 'SONG_OTHER_MODEL' })
    const { id: unmade } = await createSong({ memorial: home.memorial })
    await expect(home.orderVoice({ songId: unmade, revision: 1 })).rejects.toMatchObject({ code: 'SONG_NOT_MADE' })
    const line = { text: 'Nu hviler alt i fred', from: [], origin: 'model', added: null, isAccepted: false }
    const { id: unread } = await createMadeSong({ memorial: home.memorial, verses: [{ lines: [line] }] })
    await expect(home.orderVoice({ songId: unread, revision: 1 })).rejects.toMatchObject({ code: 'SONG_LINES_UNREAD' })
    expect(await db.providerCost.count({ where: { userId: home.owner.id } })).toBe(0)
    await home.orderVoice()
    await expect(home.orderVoice()).rejects.toMatchObject({ code: 'SONG_BEING_SUNG' })
    await home.sing()
    await expect(home.orderVoice()).rejects.toMatchObject({ code: 'SONG_SUNG_ALREADY' })
    expect(server.requests).toHaveLength(1)
  })

  test('costs within what an account may spend in a month', async () => {
    const home = await songFamily({ isMade: true })
    await voice()
    env.PROVIDER_LIMIT_OERE = 1999
    await expect(home.orderVoice()).rejects.toMatchObject({ code: 'PROVIDER_LIMIT' })
    expect(await home.look()).toMatchObject({ isBeingSung: false })
  })
})

describe('a sung song', () => {
  test('comes on the page when the editor chooses it, labelled as made with AI, and the account says who approved', async () => {
    const home = await sung()
    expect(await home.publish('sung')).toMatchObject({ isOnPage: true, isSungOnPage: true })
    const [piece, ...more] = await listPageMusic(home.memorial.id)
    expect(more).toEqual([])
    expect(piece).toMatchObject({
      sheetOf: null,
      isSung: true,
      title: 'Sangen om Karen',
      isByModel: true,
      contentType: 'audio/mpeg',
    })
    const { storageKey } = await db.media.findUniqueOrThrow({ where: { id: piece?.id ?? '' } })
    expect(await readMp3Mark(await bytesAt(originalKey(storageKey, 'audio/mpeg')))).toMatchObject({
      description: expect.stringContaining('lavet med AI'),
    })
    const approved = { songId: home.songId, approvedAt: { not: null }, withdrawnAt: null }
    const kinds = async () =>
      (await db.madeWork.findMany({ where: approved, orderBy: { kind: 'asc' } })).map(({ kind }) => kind)
    expect(await kinds()).toEqual(['song_words', 'song_voice'])

    await execute(withdrawSong, home.caller, home.key)
    expect(await listPageMusic(home.memorial.id)).toEqual([])
    await home.publish('rules')
    expect(await kinds()).toEqual(['song_words', 'song_melody'])
    expect(await listPageMusic(home.memorial.id)).toMatchObject([{ isByModel: false, sheetOf: home.songId }])

    await execute(withdrawSong, home.caller, home.key)
    expect(await home.publish('sung')).toMatchObject({ isSungOnPage: true })
    expect(await kinds()).toEqual(['song_words', 'song_voice'])
  })

  test('can be deleted at any time: page, files, and in the account; the song by rules stays', async () => {
    const home = await sung()
    const order = await home.lastOrder()
    await home.publish('sung')
    const { result } = await execute(removeVoice, home.caller, home.key)
    expect(result).toMatchObject({ sung: null, isOnPage: false, isMade: true })
    await removeSungFilesJob.perform(order)
    expect(await isStored(sungKey(order))).toBe(false)
    expect(await listPageMusic(home.memorial.id)).toEqual([])
    expect(await db.madeWork.findUniqueOrThrow({ where: { id: order.madeId } })).toMatchObject({
      withdrawnByName: home.owner.fullName,
    })
    // Twice is as good as once.
    await execute(removeVoice, home.caller, home.key)
    await expect(home.publish('sung')).rejects.toMatchObject({ code: 'SONG_NOT_SUNG' })
    expect(await home.publish('rules')).toMatchObject({ isOnPage: true, isSungOnPage: false })
    await execute(removeVoice, home.caller, home.key)
    expect(await home.look()).toMatchObject({ isOnPage: true })
  })

  test('of earlier words is not put on the page', async () => {
    const home = await songFamily({ isSung: true })
    const { choices, verses } = await home.look()
    await execute(updateSong, home.caller, { ...(await home.at()), title: 'En anden', choices, verses })
    expect(await home.look()).toMatchObject({ sung: { isCurrent: false } })
    await expect(home.publish('sung')).rejects.toMatchObject({ code: 'SONG_NOT_SUNG' })
  })

  test('goes with its page, files and all', async () => {
    const home = await songFamily({ isSung: true })
    const order = await home.lastOrder()
    const ordered: unknown[] = []
    const enqueue: RunContext['enqueue'] = async ({ name }, payload) => void ordered.push([name, payload])
    await db.$transaction(async (tx) => {
      await songPersonalData.leavePage({ tx, enqueue }, home.memorial.id)
      await tx.memorial.delete({ where: { id: home.memorial.id } })
    })
    expect(ordered).toContainEqual(['remove-sung-files', order])
    await removeSungFilesJob.perform(order)
    expect(await isStored(sungKey(order))).toBe(false)
  })

  test('goes with the song, files and all', async () => {
    const home = await songFamily({ isSung: true })
    const order = await home.lastOrder()
    await execute(removeSong, home.caller, home.key)
    await removeSungFilesJob.perform(order)
    expect(await isStored(sungKey(order))).toBe(false)
  })
})
