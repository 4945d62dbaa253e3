import 'server-only'
import { randomInt } from 'node:crypto'
import { canEditMemorial } from '@/lib/domain/memorials/policy'
import { SongError } from '@/lib/domain/songs/errors'
import { assertChangeable, getSongRow, getSongSubject, lockSong } from '@/lib/domain/songs/find-song'
import { songAtInput } from '@/lib/domain/songs/inputs'
import { linesLeftBehind, withHandWritten } from '@/lib/domain/songs/kept-provenance'
import { recordWords } from '@/lib/domain/songs/record-song'
import { seedMost } from '@/lib/domain/songs/schema'
import { choicesOf, earlierOf, sentencesOf, songView, versesOf } from '@/lib/domain/songs/song-row'
import { proposeVerses } from '@/lib/domain/songs/verse/propose-verses'
import { defineCommand } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { DomainError } from '@/lib/server/errors'

/**
 * New lines from the same sentences, by a new number; lines that somebody wrote stay where they stand. Throws CONFLICT,
 * SONG_ON_PAGE, SONG_BEING_MADE, and SONG_NOTHING_TO_SING when the rules have nothing else to propose.
 */
export const proposeAgain = defineCommand({
  name: 'songs.propose-again',
  session: 'required',
  input: songAtInput,
  load: (input, { actor }) => getSongSubject(actor, input),
  authorize: canEditMemorial,
  subjectLimits: (_, __, { id }) => [{ name: 'songs.words', key: id, points: 60, seconds: 600 }],
  prepare: async ({ revision }, __, { songId }) => {
    const row = await getSongRow(db, songId)
    // Refused here, `run` cannot meet words other than those that were read.
    if (row.revision !== revision) throw new DomainError('CONFLICT')
    const [sentences, stood] = [sentencesOf(row), versesOf(row)]
    const choices = { ...choicesOf(row), seed: randomInt(1, seedMost) }
    const proposed = proposeVerses({ sentences, form: choices.form, seed: choices.seed, verses: stood.length })
    if (proposed.length === 0) throw new SongError('SONG_NOTHING_TO_SING')
    const verses = withHandWritten(proposed, stood)
    return { sentences, choices, verses }
  },
  run: async (context, { songId, revision }, memorial, { sentences, choices, verses }) => {
    const { tx, actor } = context
    const row = await lockSong(tx, { memorialId: memorial.id, songId, revision })
    assertChangeable(row)
    const earlier = linesLeftBehind(verses, { verses: versesOf(row), earlier: earlierOf(row) })
    const data = {
      verses,
      earlier,
      seed: choices.seed,
      revision: { increment: 1 },
      status: 'draft',
      failure: null,
    } as const
    await tx.song.update({ where: { id: songId }, data, select: { id: true } })
    await recordWords(tx, { memorialId: memorial.id, songId, title: row.title, sentences, choices, by: actor })
    context.about({ type: 'memorial', id: memorial.id, detail: { song: songId } })
    return songView(await getSongRow(tx, songId))
  },
})
