import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { listPageMusic } from '@/lib/domain/music/pieces'
import { withdrawSong } from '@/lib/domain/songs/commands/withdraw-song'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { type SongFamily, songFamily } from '@/tests/factories/song-family'
import { sungVerses } from '@/tests/factories/songs'
import { startLanguageModel } from '@/tests/factories/written-words'

const opened: { close: () => Promise<void> }[] = []
afterEach(async () => {
  for (const each of opened.splice(0)) await each.close()
})

async function model(answer?: Parameters<typeof startLanguageModel>[0]) {
  const server = await startLanguageModel(answer)
  opened.push(server)
  return server
}

const byHand = { from: [], origin: 'hand' as const, added: null, isAccepted: false }

describe('a song with lines of a model', () => {
  let home: SongFamily
  beforeEach(async () => {
    home = await songFamily()
    await model()
    await home.orderWords()
    await home.write()
    await home.makeFiles()
  })
  const accounts = () =>
    db.madeWork.findMany({
      where: { songId: home.songId, withdrawnAt: null, approvedAt: { not: null } },
      orderBy: [{ kind: 'asc' }, { madeBy: 'asc' }],
      select: { kind: true, madeBy: true, provider: true, consent: true },
    })
  const accept = async () => {
    const { verses } = await home.look()
    await home.edit(verses.map(({ lines }) => ({ lines: lines.map((line) => ({ ...line, isAccepted: true })) })))
    await home.makeFiles()
  }

  test('comes on the page once each line without a source is accepted, is labelled there, and comes back as such', async () => {
    await expect(home.publish()).rejects.toMatchObject({ code: 'SONG_LINES_UNREAD' })
    await accept()
    const published = [
      { kind: 'song_words', madeBy: 'model', provider: 'anthropic', consent: expect.stringContaining('Jeg siger ja') },
      { kind: 'song_melody', madeBy: 'rules' },
    ]
    for (let time = 0; time < 2; time++) {
      await home.publish()
      expect(await listPageMusic(home.memorial.id)).toMatchObject([{ isByModel: true }])
      expect(await accounts()).toMatchObject(published)
      await execute(withdrawSong, home.caller, home.key)
      expect(await accounts()).toEqual([])
    }
  })

  test('is no model’s any more when every line was written by hand', async () => {
    const lines = ['En', 'To', 'Tre', 'Fire'].map((text) => ({ ...byHand, text }))
    await home.edit([{ lines }])
    await home.makeFiles()
    await home.publish()
    expect(await listPageMusic(home.memorial.id)).toMatchObject([{ isByModel: false }])
    expect(await accounts()).toMatchObject([{ kind: 'song_melody', madeBy: 'rules' }])
  })

  test('keeps them as the model’s when they are replaced and brought back', async () => {
    const { verses } = await home.look()
    await home.edit(sungVerses)
    const { verses: back } = await home.edit(verses)
    expect(back.flatMap(({ lines }) => lines.map(({ origin }) => origin))).toEqual(Array(4).fill('model'))
  })
})
