import 'server-only'
import { randomInt } from 'node:crypto'
import { assertRoomForSongs } from '@/lib/domain/billing/assert-room'
import { readEntitlements } from '@/lib/domain/billing/page-plan'
import { getMemorialSubject } from '@/lib/domain/memorials/find-memorial'
import { lockMemorial } from '@/lib/domain/memorials/page-changes'
import { canEditMemorial } from '@/lib/domain/memorials/policy'
import { SongError } from '@/lib/domain/songs/errors'
import { beginSongInput, songsMost } from '@/lib/domain/songs/inputs'
import { recordWords } from '@/lib/domain/songs/record-song'
import { seedMost } from '@/lib/domain/songs/schema'
import { readStory } from '@/lib/domain/songs/story'
import { proposeSentences, sentencesFor } from '@/lib/domain/songs/verse/propose-sentences'
import { proposeVerses } from '@/lib/domain/songs/verse/propose-verses'
import { defineCommand } from '@/lib/server/command'

/**
 * A new song: verses in the words of the chosen sentences of the life story. Throws PLAN_SONGS, TOO_MANY_SONGS,
 * SONG_NO_STORY, SONG_STORY_CHANGED and SONG_NOTHING_TO_SING.
 */
export const beginSong = defineCommand({
  name: 'songs.begin-song',
  session: 'required',
  input: beginSongInput,
  load: ({ id }, { actor }) => getMemorialSubject(actor, id),
  authorize: canEditMemorial,
  status: 201,
  // Making verses of a long life story takes a moment.
  subjectLimits: (_, __, { id }) => [{ name: 'songs.words', key: id, points: 60, seconds: 600 }],
  prepare: async (input, _, { id }) => {
    const story = await readStory(id)
    if (story.sentences.length === 0) throw new SongError('SONG_NO_STORY')
    if (story.mark !== input.storyMark) throw new SongError('SONG_STORY_CHANGED')
    const seed = input.seed ?? randomInt(1, seedMost)
    const choices = { form: input.form, mood: input.mood, instrument: input.instrument, seed }
    const isChosen = input.sentences.length > 0
    const keys = new Set(isChosen ? input.sentences : proposeSentences(story.sentences, sentencesFor(input.verses)))
    const sentences = story.sentences.filter(({ key }) => keys.has(key))
    const verses = proposeVerses({ sentences, form: input.form, seed, verses: input.verses })
    if (verses.length === 0) throw new SongError('SONG_NOTHING_TO_SING')
    return { choices, sentences, verses }
  },
  run: async (context, { title }, memorial, { choices, sentences, verses }) => {
    const { tx, actor } = context
    await lockMemorial(tx, memorial.id)
    assertRoomForSongs(await readEntitlements(tx, memorial.id))
    if ((await tx.song.count({ where: { memorialId: memorial.id } })) >= songsMost) {
      throw new SongError('TOO_MANY_SONGS', { limit: songsMost })
    }
    const data = { memorialId: memorial.id, title, ...choices, sentences, verses, createdById: actor.userId }
    const song = await tx.song.create({ data, select: { id: true } })
    await recordWords(tx, { memorialId: memorial.id, songId: song.id, title, sentences, choices, by: actor })
    context.about({ type: 'memorial', id: memorial.id, detail: { song: song.id } })
    return { id: song.id, slug: memorial.slug }
  },
})
