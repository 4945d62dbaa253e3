import { afterEach, describe, expect, test } from 'vitest'
import { removeSong } from '@/lib/domain/songs/commands/remove-song'
import { endStuckSongsJob } from '@/lib/domain/songs/jobs'
import { writeWordsJob } from '@/lib/domain/songs/order-jobs'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import type { StandInAnswer } from '@/tests/factories/model-stand-in'
import { songFamily } from '@/tests/factories/song-family'
import { sungVerses } from '@/tests/factories/songs'
import { answerOf, startLanguageModel, writtenLines } from '@/tests/factories/written-words'

const opened: { close: () => Promise<void> }[] = []
afterEach(async () => {
  for (const each of opened.splice(0)) await each.close()
})

async function model(answer?: Parameters<typeof startLanguageModel>[0]) {
  const server = await startLanguageModel(answer)
  opened.push(server)
  return server
}

const failures: [string, StandInAnswer, string][] = [
  ['is late', { status: 408, body: '' }, 'ikke i tide'],
  ['refuses', { status: 400, body: { error: { message: 'no' } } }, 'ville ikke'],
  ['is down', { status: 503, body: '' }, 'ikke få fat i'],
  ['writes prose', answerOf(), 'ikke kan bruge'],
  ['writes half a verse', answerOf(writtenLines.slice(0, 3)), 'ikke kan bruge'],
]
test.each(failures)(
  'a provider that %s leaves the words as they were, a sentence and the way by rules',
  async (_, answer, said) => {
    const home = await songFamily()
    const server = await model(answer)
    await home.orderWords()
    await home.write()
    const song = await home.look()
    expect(song).toMatchObject({ isBeingWritten: false, revision: 1, verses: sungVerses })
    expect(song.wordsFailure).toMatch(said)
    expect(song.wordsFailure).toMatch('bygget ind her')
    expect(server.requests).toHaveLength(1)
    // The refusal was about the song as it was.
    const [verse] = sungVerses
    const lines = (verse?.lines ?? []).map((line) => ({ ...line, from: [] }))
    expect(await home.edit([{ lines }])).toMatchObject({ wordsFailure: null })
    await home.orderWords()
  },
)

describe('a job that is killed', () => {
  test('after the sentences were sent ends with a sentence, and sends nothing again', async () => {
    const home = await songFamily()
    const server = await model()
    await home.orderWords()
    await db.songOrder.updateMany({ where: { songId: home.songId }, data: { sentAt: new Date() } })
    await home.write()
    expect(server.requests).toHaveLength(0)
    expect(await home.look()).toMatchObject({ wordsFailure: expect.stringContaining('ikke igen af os selv') })
  })

  test('and never begun again does not hold the song for ever', async () => {
    const home = await songFamily()
    const server = await model()
    const long = new Date(Date.now() - 3600_000)
    for (const [sentAt, said] of [
      [null, 'ikke sendt noget'],
      [long, 'ikke igen af os selv'],
    ] as const) {
      await home.orderWords()
      await db.songOrder.updateMany({
        where: { songId: home.songId, status: 'making' },
        data: { createdAt: long, sentAt },
      })
      await endStuckSongsJob.perform({})
      expect(await home.look()).toMatchObject({ isBeingWritten: false, wordsFailure: expect.stringContaining(said) })
      await home.write()
    }
    expect(server.requests).toHaveLength(0)
  })

  test('with a song that was deleted meanwhile sends nothing', async () => {
    const home = await songFamily()
    const server = await model()
    await home.orderWords()
    const { madeId } = await home.lastOrder()
    await execute(removeSong, home.caller, home.key)
    await writeWordsJob.perform({ madeId })
    expect(server.requests).toHaveLength(0)
  })

  test('words that come when the song was deleted are not kept', async () => {
    const home = await songFamily()
    await model(async () => {
      await execute(removeSong, home.caller, home.key)
      return answerOf(writtenLines)
    })
    await home.orderWords()
    await home.write()
    expect(await db.song.count({ where: { id: home.songId } })).toBe(0)
  })
})
