import 'server-only'
import { canEditMemorial } from '@/lib/domain/memorials/policy'
import { getSongRow, getSongSubject, lockSong } from '@/lib/domain/songs/find-song'
import { songKeyInput } from '@/lib/domain/songs/schema'
import { songView } from '@/lib/domain/songs/song-row'
import { takeOffPage } from '@/lib/domain/songs/take-off-page'
import { defineCommand } from '@/lib/server/command'

/** Takes a song off the page: its sound, its sheet and its place in downloads. The song stays with its editors. */
export const withdrawSong = defineCommand({
  name: 'songs.withdraw-song',
  session: 'required',
  input: songKeyInput,
  load: (input, { actor }) => getSongSubject(actor, input),
  authorize: canEditMemorial,
  run: async (context, { songId }, memorial) => {
    const row = await lockSong(context.tx, { memorialId: memorial.id, songId })
    // Twice is as good as once.
    if (row.piece) await takeOffPage(context, songId)
    context.about({ type: 'memorial', id: memorial.id, detail: { song: songId } })
    return songView(await getSongRow(context.tx, songId))
  },
})
