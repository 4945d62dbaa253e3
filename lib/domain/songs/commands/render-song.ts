import 'server-only'
import { assertRoomForSongs } from '@/lib/domain/billing/assert-room'
import { readEntitlements } from '@/lib/domain/billing/page-plan'
import { canEditMemorial } from '@/lib/domain/memorials/policy'
import { SongError } from '@/lib/domain/songs/errors'
import { assertChangeable, getSongRow, getSongSubject, lockSong } from '@/lib/domain/songs/find-song'
import { songAtInput } from '@/lib/domain/songs/inputs'
import { renderSongQueue } from '@/lib/domain/songs/queues'
import { recordMelody } from '@/lib/domain/songs/record-song'
import { choicesOf, isMade, songView, versesOf } from '@/lib/domain/songs/song-row'
import { sungSyllables } from '@/lib/domain/songs/verse/sung-syllables'
import { defineCommand } from '@/lib/server/command'

/**
 * Orders sound and sheets of a song as it stands; a job makes them. Throws CONFLICT, PLAN_SONGS, SONG_SILENT, and what
 * a song that may not change is refused with.
 */
export const renderSong = defineCommand({
  name: 'songs.render-song',
  session: 'required',
  input: songAtInput,
  load: (input, { actor }) => getSongSubject(actor, input),
  authorize: canEditMemorial,
  // Each takes a processor for some ten seconds.
  subjectLimits: (_, __, { id }) => [{ name: 'songs.render', key: id, points: 40, seconds: 3600 }],
  run: async (context, { songId, revision }, memorial) => {
    const { tx, actor } = context
    const row = await lockSong(tx, { memorialId: memorial.id, songId, revision })
    assertRoomForSongs(await readEntitlements(tx, memorial.id))
    assertChangeable(row)
    context.about({ type: 'memorial', id: memorial.id, detail: { song: songId } })
    if (isMade(row)) return songView(row)
    const lines = versesOf(row).flatMap((verse) => verse.lines)
    if (lines.every(({ text }) => sungSyllables(text).length === 0)) throw new SongError('SONG_SILENT')
    const data = { status: 'rendering', progress: 0, failure: null } as const
    await tx.song.update({ where: { id: songId }, data, select: { id: true } })
    const { title } = row
    await recordMelody(tx, { memorialId: memorial.id, songId, title, choices: choicesOf(row), by: actor })
    // Pages take turns: a page's second song lets the first of other pages pass.
    const rendering = await tx.song.count({ where: { memorialId: memorial.id, status: 'rendering' } })
    await context.enqueue(renderSongQueue, { songId, revision, attempt: 1 }, { priority: 1 - rendering })
    return songView(await getSongRow(tx, songId))
  },
})
