import 'server-only'
import { canEditMemorial } from '@/lib/domain/memorials/policy'
import { getSongSubject, lockSong } from '@/lib/domain/songs/find-song'
import { songKeyInput } from '@/lib/domain/songs/schema'
import { removeSongFilesQueue } from '@/lib/domain/songs/song-files'
import { removeSung } from '@/lib/domain/songs/sung-files'
import { takeOffPage } from '@/lib/domain/songs/take-off-page'
import { defineCommand } from '@/lib/server/command'

/** Deletes a song with its files, also from the page. What was made stays in the account of made things, as withdrawn. */
export const removeSong = defineCommand({
  name: 'songs.remove-song',
  session: 'required',
  input: songKeyInput,
  load: (input, { actor }) => getSongSubject(actor, input),
  authorize: canEditMemorial,
  run: async (context, { songId }, memorial) => {
    const row = await lockSong(context.tx, { memorialId: memorial.id, songId })
    await takeOffPage(context, songId)
    await removeSung(context, songId)
    if (row.madeOf !== null) await context.enqueue(removeSongFilesQueue, { songId, revision: row.madeOf })
    await context.tx.song.delete({ where: { id: songId }, select: { id: true } })
    context.about({ type: 'memorial', id: memorial.id, detail: { song: songId } })
    return { id: songId, slug: memorial.slug }
  },
})
