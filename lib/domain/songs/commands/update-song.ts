import 'server-only'
import { canEditMemorial } from '@/lib/domain/memorials/policy'
import { assertChangeable, getSongRow, getSongSubject, lockSong } from '@/lib/domain/songs/find-song'
import { updateSongInput } from '@/lib/domain/songs/inputs'
import { linesLeftBehind, withKeptProvenance } from '@/lib/domain/songs/kept-provenance'
import { choicesOf, earlierOf, modelLinesOf, sentencesOf, songView, versesOf } from '@/lib/domain/songs/song-row'
import { defineCommand } from '@/lib/server/command'

/**
 * Title, choices and verses as somebody edited them. Sound and sheets are of the earlier words until the song is made
 * again. Throws CONFLICT, SONG_ON_PAGE, SONG_BEING_MADE and SONG_BEING_WRITTEN.
 */
export const updateSong = defineCommand({
  name: 'songs.update-song',
  session: 'required',
  input: updateSongInput,
  load: (input, { actor }) => getSongSubject(actor, input),
  authorize: canEditMemorial,
  run: async (context, { songId, revision, title, choices, verses: typed }, memorial) => {
    const { tx } = context
    const row = await lockSong(tx, { memorialId: memorial.id, songId, revision })
    assertChangeable(row)
    const before = {
      verses: versesOf(row),
      sentences: sentencesOf(row),
      earlier: earlierOf(row),
      modelLines: row.orders.flatMap(modelLinesOf),
    }
    const verses = withKeptProvenance(typed, before)
    context.about({ type: 'memorial', id: memorial.id, detail: { song: songId } })
    const stands = JSON.stringify([row.title, choicesOf(row), before.verses])
    // Saved without a change, its sound and sheets still are of these words.
    if (stands !== JSON.stringify([title, choices, verses])) {
      const earlier = linesLeftBehind(verses, before)
      const data = {
        title,
        ...choices,
        verses,
        earlier,
        revision: { increment: 1 },
        status: 'draft',
        failure: null,
      } as const
      await tx.song.update({ where: { id: songId }, data, select: { id: true } })
    }
    return songView(await getSongRow(tx, songId))
  },
})
