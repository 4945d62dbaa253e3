import 'server-only'
import { canEditMemorial } from '@/lib/domain/memorials/policy'
import { SongError } from '@/lib/domain/songs/errors'
import { getSongRow, getSongSubject, lockSong } from '@/lib/domain/songs/find-song'
import { songKeyInput } from '@/lib/domain/songs/schema'
import { isSungOnPage, songView } from '@/lib/domain/songs/song-row'
import { removeSung } from '@/lib/domain/songs/sung-files'
import { takeOffPage } from '@/lib/domain/songs/take-off-page'
import { defineCommand } from '@/lib/server/command'

/** Deletes the sung recording of a song, also from the page. The song stays. Throws SONG_BEING_SUNG. */
export const removeVoice = defineCommand({
  name: 'songs.remove-voice',
  session: 'required',
  input: songKeyInput,
  load: (input, { actor }) => getSongSubject(actor, input),
  authorize: canEditMemorial,
  run: async (context, { songId }, memorial) => {
    const row = await lockSong(context.tx, { memorialId: memorial.id, songId })
    if (row.orders.some(({ status }) => status === 'making')) throw new SongError('SONG_BEING_SUNG')
    if (isSungOnPage(row)) await takeOffPage(context, songId)
    await removeSung(context, songId)
    context.about({ type: 'memorial', id: memorial.id, detail: { song: songId } })
    return songView(await getSongRow(context.tx, songId))
  },
})
