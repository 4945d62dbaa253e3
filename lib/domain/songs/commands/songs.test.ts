import { describe, expect, test } from 'vitest'
import { beginSong } from '@/lib/domain/songs/commands/begin-song'
import { proposeAgain } from '@/lib/domain/songs/commands/propose-again'
import { removeSong } from '@/lib/domain/songs/commands/remove-song'
import { renderSong } from '@/lib/domain/songs/commands/render-song'
import { updateSong } from '@/lib/domain/songs/commands/update-song'
import { songsMost } from '@/lib/domain/songs/inputs'
import { getSong, getSongBeginning } from '@/lib/domain/songs/queries'
import { execute } from '@/lib/server/command'
import { db, pool } from '@/lib/server/db'
import type { Actor } from '@/lib/shared/actor'
import { actorFor, callerFor, createAccount } from '@/tests/factories/accounts'
import { createMemorial } from '@/tests/factories/memorials'
import { createMadeSong, createSong, story, sungVerses } from '@/tests/factories/songs'

const choices = { form: 'ballad', mood: 'calm', instrument: 'piano', seed: 7 } as const

async function family(biography: string | null = story) {
  const owner = await createAccount()
  const memorial = await createMemorial({ owner })
  await db.memorial.update({ where: { id: memorial.id }, data: { biography } })
  return { actor: actorFor(owner), memorial }
}

async function begin(actor: Actor, id: string, more: object = {}) {
  const { storyMark, title } = await getSongBeginning(actor, { id })
  const input = { id, title, storyMark, verses: 2, sentences: [], ...choices, ...more }
  const { result } = await execute(beginSong, callerFor(actor), input)
  return getSong(actor, { id, songId: result.id })
}

describe('a new song', () => {
  test('is made of the chosen sentences alone, and each line names the ones it says', async () => {
    const { actor, memorial } = await family()
    const song = await begin(actor, memorial.slug, { sentences: ['s3', 's2', 's1'], verses: 1 })
    expect(song.title).toBe('Sangen om Karen')
    expect(song.sentences.map(({ key }) => key)).toEqual(['s1', 's2', 's3'])
    const lines = song.verses.flatMap((verse) => verse.lines)
    expect(lines.length).toBeGreaterThan(0)
    for (const line of lines) {
      expect(line.origin).toBe('rules')
      expect(line.from).toHaveLength(1)
      expect(line.from).not.toContain('s4')
    }
  })

  test('is the same for the same sentences, choices and number', async () => {
    const { actor, memorial } = await family()
    const [one, other] = [await begin(actor, memorial.id), await begin(actor, memorial.id)]
    expect(other.verses).toEqual(one.verses)
  })

  test('is accounted for: who asked, and the sentences as they stood', async () => {
    const { actor, memorial } = await family()
    const { id, sentences } = await begin(actor, memorial.id)
    const made = await db.madeWork.findMany({ where: { songId: id } })
    expect(made).toMatchObject([
      { kind: 'song_words', madeBy: 'rules', sources: sentences.map(({ text }) => ({ type: 'sentence', text })) },
    ])
  })

  test('is refused without a life story, after the story changed, and beyond what a page has room for', async () => {
    const { actor, memorial } = await family(null)
    await expect(begin(actor, memorial.id)).rejects.toMatchObject({ code: 'SONG_NO_STORY' })
    await db.memorial.update({ where: { id: memorial.id }, data: { biography: story } })
    const stale = begin(actor, memorial.id, { storyMark: '0'.repeat(32) })
    await expect(stale).rejects.toMatchObject({ code: 'SONG_STORY_CHANGED' })
    for (let count = 0; count < songsMost; count++) await createSong({ memorial })
    await expect(begin(actor, memorial.id)).rejects.toMatchObject({ code: 'TOO_MANY_SONGS' })
  })

  test('can be begun from a story of single words, in another language, and of the greatest length', async () => {
    const stories = ['<p>Ud, op, hjem. Rødgrød.</p>', '<p>She loved the sea. He sang every day.</p>']
    for (const biography of [...stories, '<p>Karen.</p>', `<p>${'Hun gik langs havet hver dag. '.repeat(2000)}</p>`]) {
      const { actor, memorial } = await family(biography)
      const begun = await begin(actor, memorial.id).catch((error: { code?: string }) => error.code)
      if (typeof begun === 'string') expect(begun).toBe('SONG_NOTHING_TO_SING')
      else expect(begun).toMatchObject({ status: 'draft' })
    }
  })
})

describe('a song being written', () => {
  test('is saved with what was typed, and refused when somebody else saved first', async () => {
    const { actor, memorial } = await family()
    const { id: songId } = await createSong({ memorial })
    const at = { id: memorial.id, songId, revision: 1 }
    const [verse] = sungVerses
    const lines = (verse?.lines ?? []).map((line, index) =>
      index === 0 ? { ...line, text: 'Hun gik ved havet' } : line,
    )
    const edit = { ...at, title: 'Karens sang', choices, verses: [{ lines }] }
    const { result } = await execute(updateSong, callerFor(actor), edit)
    expect(result).toMatchObject({ title: 'Karens sang', revision: 2, status: 'draft' })
    expect(result.verses[0]?.lines.map(({ origin }) => origin)).toEqual(['hand', 'rules', 'rules', 'rules'])
    await expect(execute(updateSong, callerFor(actor), edit)).rejects.toMatchObject({ code: 'CONFLICT' })
    expect(await getSong(actor, { id: memorial.id, songId })).toMatchObject({ revision: 2, title: 'Karens sang' })
  })

  test('keeps its sound when it is saved without a change', async () => {
    const { actor, memorial } = await family()
    const { id: songId, revision } = await createMadeSong({ memorial })
    const { title, choices: stood, verses } = await getSong(actor, { id: memorial.id, songId })
    const same = { id: memorial.id, songId, revision, title, choices: stood, verses }
    const { result } = await execute(updateSong, callerFor(actor), same)
    expect(result).toMatchObject({ revision, isMade: true, status: 'ready' })
  })

  test('gets new lines from its sentences, beside those that somebody wrote', async () => {
    const { actor, memorial } = await family()
    const song = await begin(actor, memorial.id)
    const [first, ...rest] = song.verses
    const lines = first?.lines.map((line, index) => (index === 1 ? { ...line, text: 'Og sådan var hun' } : line))
    const edit = { id: memorial.id, songId: song.id, revision: 1, title: song.title, choices: song.choices }
    await execute(updateSong, callerFor(actor), { ...edit, verses: [{ lines }, ...rest] })
    const again = { id: memorial.id, songId: song.id, revision: 2 }
    const { result } = await execute(proposeAgain, callerFor(actor), again)
    expect(result.revision).toBe(3)
    expect(result.choices.seed).not.toBe(song.choices.seed)
    expect(result.verses[0]?.lines[1]).toMatchObject({ text: 'Og sådan var hun', origin: 'hand' })
  })

  test('knows its lines again when new ones are taken back', async () => {
    const { actor, memorial } = await family()
    const song = await begin(actor, memorial.id)
    const at = { id: memorial.id, songId: song.id }
    await execute(proposeAgain, callerFor(actor), { ...at, revision: 1 })
    const { title, choices: stood, verses } = song
    const { result } = await execute(updateSong, callerFor(actor), {
      ...at,
      revision: 2,
      title,
      choices: stood,
      verses,
    })
    expect(result.verses).toEqual(verses)
  })

  test('keeps its words when the rules have nothing to propose', async () => {
    const { actor, memorial } = await family()
    const { id: songId } = await createSong({ memorial, sentences: [{ key: 's1', text: 'Rødgrød.' }] })
    const again = execute(proposeAgain, callerFor(actor), { id: memorial.id, songId, revision: 1 })
    await expect(again).rejects.toMatchObject({ code: 'SONG_NOTHING_TO_SING' })
    expect(await getSong(actor, { id: memorial.id, songId })).toMatchObject({ revision: 1, verses: sungVerses })
  })

  test('without a word to sing is not sent to be made, as that would fail each time', async () => {
    const { actor, memorial } = await family()
    const line = { text: '- 💐 -', from: [], origin: 'hand', added: null, isAccepted: false }
    const { id: songId } = await createSong({ memorial, verses: [{ lines: [line, line] }] })
    const order = execute(renderSong, callerFor(actor), { id: memorial.id, songId, revision: 1 })
    await expect(order).rejects.toMatchObject({ code: 'SONG_SILENT' })
    expect(await getSong(actor, { id: memorial.id, songId })).toMatchObject({ status: 'draft' })
  })

  test('of a page that has one being made already, lets the first of another page pass', async () => {
    const [busy, other] = [await family(), await family()]
    const priorities: number[] = []
    for (const { actor, memorial } of [busy, busy, other]) {
      const { id: songId } = await createSong({ memorial })
      await execute(renderSong, callerFor(actor), { id: memorial.id, songId, revision: 1 })
      const { rows } = await pool.query(`SELECT priority FROM pgboss.job WHERE data->>'songId' = $1`, [songId])
      priorities.push(rows[0].priority)
    }
    const [first = 0, second = 0, others] = priorities
    expect(second).toBeLessThan(first)
    expect(others).toBe(first)
  })

  test('cannot change while it is on the page or being made', async () => {
    const { actor, memorial } = await family()
    const { id: songId } = await createSong({ memorial, status: 'rendering' })
    const edit = { id: memorial.id, songId, revision: 1, title: 'Ny', choices, verses: sungVerses }
    await expect(execute(updateSong, callerFor(actor), edit)).rejects.toMatchObject({ code: 'SONG_BEING_MADE' })
    await expect(execute(renderSong, callerFor(actor), edit)).rejects.toMatchObject({ code: 'SONG_BEING_MADE' })
  })
})

test('a deleted song is gone, and the account of it says that it was withdrawn', async () => {
  const { actor, memorial } = await family()
  const song = await begin(actor, memorial.id)
  await execute(removeSong, callerFor(actor), { id: memorial.id, songId: song.id })
  await expect(getSong(actor, { id: memorial.id, songId: song.id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  const made = await db.madeWork.findMany({ where: { memorialId: memorial.id } })
  expect(made).toMatchObject([{ songId: null, withdrawnAt: expect.any(Date) }])
})

test('a song of another page is not there', async () => {
  const { actor, memorial } = await family()
  const { id: songId } = await createSong({ memorial: (await family()).memorial })
  await expect(getSong(actor, { id: memorial.id, songId })).rejects.toMatchObject({ code: 'NOT_FOUND' })
})
