import 'server-only'
import { approveMade } from '@/lib/domain/made-works/record-made'
import { canEditMemorial } from '@/lib/domain/memorials/policy'
import { addMadePiece } from '@/lib/domain/music/add-made-piece'
import { SongError } from '@/lib/domain/songs/errors'
import { getSongRow, getSongSubject, lockSong } from '@/lib/domain/songs/find-song'
import { songAtInput } from '@/lib/domain/songs/inputs'
import { unreadLines } from '@/lib/domain/songs/kept-provenance'
import { recordAgain } from '@/lib/domain/songs/record-song'
import { readSongFile } from '@/lib/domain/songs/song-files'
import { choicesOf, isMade, sentencesOf, songView, versesOf } from '@/lib/domain/songs/song-row'
import { defineCommand } from '@/lib/server/command'
import { db } from '@/lib/server/db'

/**
 * Puts a song's sound among the page's music, and opens its sheet to whoever sees the page. Throws CONFLICT,
 * SONG_NOT_MADE, SONG_LINES_UNREAD, and what music on a page is refused with.
 */
export const publishSong = defineCommand({
  name: 'songs.publish-song',
  session: 'required',
  input: songAtInput,
  load: (input, { actor }) => getSongSubject(actor, input),
  authorize: canEditMemorial,
  prepare: async (_, __, { songId }) => {
    const row = await getSongRow(db, songId)
    const file = row.storageKey && isMade(row) ? await readSongFile(row.storageKey, 'mp3') : null
    return { madeOf: row.madeOf, file }
  },
  run: async (context, { songId, revision }, memorial, { madeOf, file }) => {
    const { tx, actor } = context
    const row = await lockSong(tx, { memorialId: memorial.id, songId, revision })
    if (row.piece) return songView(row)
    if (!file || !isMade(row) || row.madeOf !== madeOf) throw new SongError('SONG_NOT_MADE')
    const verses = versesOf(row)
    if (unreadLines(verses).length > 0) throw new SongError('SONG_LINES_UNREAD')
    const { title } = row
    const made = {
      memorialId: memorial.id,
      songId,
      title,
      contentType: 'audio/mpeg',
      file,
      rights: 'own_work',
    } as const
    await addMadePiece(context, made)
    const choices = choicesOf(row)
    await recordAgain(tx, { memorialId: memorial.id, songId, title, sentences: sentencesOf(row), choices, by: actor })
    await approveMade(tx, { songId }, { userId: actor.userId, name: actor.fullName })
    context.about({ type: 'memorial', id: memorial.id, detail: { song: songId } })
    return songView(await getSongRow(tx, songId))
  },
})
