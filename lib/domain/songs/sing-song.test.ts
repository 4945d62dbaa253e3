import { afterEach, describe, expect, test, vi } from 'vitest'
import { removeSong } from '@/lib/domain/songs/commands/remove-song'
import { receivedKey, removeSungFilesJob, sungKey } from '@/lib/domain/songs/sung-files'
import { storage } from '@/lib/integrations/storage/storage'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { type StandInAnswer, startModelStandIn } from '@/tests/factories/model-stand-in'
import { sample } from '@/tests/factories/samples'
import { songFamily } from '@/tests/factories/song-family'

const opened: { close: () => Promise<void> }[] = []
afterEach(async () => {
  for (const each of opened.splice(0)) await each.close()
})

/** A provider that sings; a real MP3 unless something else is given. */
async function voice(answer?: () => Promise<StandInAnswer>) {
  const body = await sample('music.mp3')
  const server = await startModelStandIn('SINGING', answer ?? (() => ({ body, headers: { 'song-id': 'song_1' } })))
  opened.push(server)
  return server
}

const isStored = async (key: string) => (await storage.stat(key)) !== null

const cut = async () => ({ body: (await sample('music.mp3')).subarray(0, 600) })
const failures: [string, () => Promise<StandInAnswer>, string][] = [
  ['is late', async () => ({ status: 504, body: '' }), 'ikke i tide'],
  ['refuses', async () => ({ status: 422, body: {} }), 'ville ikke'],
  ['is down', async () => ({ status: 503, body: '' }), 'ikke få fat i'],
  ['sends a page', async () => ({ body: '<html>' }), 'ikke kan bruge'],
  ['sends a film', async () => ({ body: await sample('long.mp4') }), 'ikke kan bruge'],
  [
    'sends what only begins like sound',
    async () => ({ body: Buffer.concat([Buffer.from([0xff, 0xfb, 0x90, 0]), Buffer.alloc(900)]) }),
    'ikke kan bruge',
  ],
  ['sends a moment of sound', cut, 'ikke kan bruge'],
]
test.each(failures)(
  'a provider that %s leaves a sentence and the sound by rules, and nothing in the store',
  async (_, answer, said) => {
    const home = await songFamily({ isMade: true })
    const server = await voice(answer)
    await home.orderVoice()
    await home.sing()
    const song = await home.look()
    expect(song).toMatchObject({ isBeingSung: false, sung: null, isMade: true })
    expect(song.voiceFailure).toMatch(said)
    expect(song.voiceFailure).toMatch('bygget ind her')
    expect(server.requests).toHaveLength(1)
    const order = await home.lastOrder()
    await removeSungFilesJob.perform(order)
    expect([await isStored(receivedKey(order)), await isStored(sungKey(order))]).toEqual([false, false])
    // The other way is still there.
    expect(await home.publish('rules')).toMatchObject({ isOnPage: true, isSungOnPage: false })
  },
)

describe('a job that is killed', () => {
  test('after the words were sent ends with a sentence, and sends nothing again', async () => {
    const home = await songFamily({ isMade: true })
    const server = await voice()
    await home.orderVoice()
    await db.songOrder.updateMany({ where: { songId: home.songId }, data: { sentAt: new Date() } })
    await home.sing()
    expect(server.requests).toHaveLength(0)
    expect(await home.look()).toMatchObject({ voiceFailure: expect.stringContaining('ikke igen af os selv') })
  })

  test('after the song was received goes on with it, and pays no second time', async () => {
    const home = await songFamily({ isMade: true })
    const server = await voice()
    await home.orderVoice()
    await db.songOrder.updateMany({ where: { songId: home.songId }, data: { sentAt: new Date() } })
    const key = receivedKey(await home.lastOrder())
    await storage.put(key, await sample('music.mp3'), { contentType: 'audio/mpeg' })
    await home.sing()
    expect(server.requests).toHaveLength(0)
    expect(await home.look()).toMatchObject({ isBeingSung: false, sung: { isCurrent: true } })
  })

  test('or fails on our side after the song was received is begun again, with what was received', async () => {
    const home = await songFamily({ isMade: true })
    const server = await voice()
    await home.orderVoice()
    const store = storage.put.bind(storage)
    const put = vi.spyOn(storage, 'put')
    put.mockImplementationOnce(store).mockRejectedValueOnce(new Error('the disk is full'))
    await expect(home.sing()).rejects.toThrow('the disk is full')
    put.mockRestore()
    expect(await home.look()).toMatchObject({ isBeingSung: true, voiceFailure: null })
    await home.sing()
    expect(await home.look()).toMatchObject({ isBeingSung: false, sung: { isCurrent: true } })
    expect(server.requests).toHaveLength(1)
  })

  test('with a song that is deleted while it is sung keeps nothing', async () => {
    const home = await songFamily({ isMade: true })
    const body = await sample('music.mp3')
    await voice(async () => {
      await execute(removeSong, home.caller, home.key)
      return { body }
    })
    await home.orderVoice()
    const order = await home.lastOrder()
    await home.sing()
    await removeSungFilesJob.perform(order)
    expect([await isStored(receivedKey(order)), await isStored(sungKey(order))]).toEqual([false, false])
  })
})
