import 'server-only'
import { lockFreeRoomOf } from '@/lib/domain/billing/free-room'
import { canEditMemorial } from '@/lib/domain/memorials/policy'
import { addMadePiece, discardMadePiece, storeMadePiece } from '@/lib/domain/music/made-piece'
import { SongError } from '@/lib/domain/songs/errors'
import { assertChangeable, getSongRow, getSongSubject, lockSong } from '@/lib/domain/songs/find-song'
import { publishSongInput } from '@/lib/domain/songs/inputs'
import { unreadLines } from '@/lib/domain/songs/kept-provenance'
import { approveSong } from '@/lib/domain/songs/record-song'
import { readStored, songFileKey } from '@/lib/domain/songs/song-files'
import { choicesOf, isMade, sentencesOf, songView, sungOf, versesOf } from '@/lib/domain/songs/song-row'
import { defineCommand } from '@/lib/server/command'
import { db } from '@/lib/server/db'

/** ElevenLabs gives whoever orders a song its rights by its terms; we are asked for no number. */
const licenceOfVoice = 'ElevenLabs’ betingelser'

/**
 * Puts a song's sound, by rules or as a voice sang it, among the page's music, and opens its sheet to whoever sees the
 * page. Throws CONFLICT, SONG_NOT_MADE, SONG_NOT_SUNG, SONG_LINES_UNREAD, what a song that may not change is refused
 * with, and what music on a page is refused with.
 */
export const publishSong = defineCommand({
  name: 'songs.publish-song',
  session: 'required',
  input: publishSongInput,
  load: (input, { actor }) => getSongSubject(actor, input),
  authorize: canEditMemorial,
  prepare: async ({ revision, recording }, __, { songId }) => {
    const row = await getSongRow(db, songId)
    if (row.piece || row.revision !== revision || !row.storageKey || !isMade(row)) return null
    const key = recording === 'sung' ? sungOf(row)?.storageKey : songFileKey(row.storageKey, 'mp3')
    const file = key ? await readStored(key) : null
    return file && storeMadePiece(file, 'audio/mpeg')
  },
  release: async (stored) => {
    if (stored) await discardMadePiece(stored)
  },
  run: async (context, { songId, revision, recording }, memorial, stored) => {
    const { tx, actor } = context
    await lockFreeRoomOf(tx, memorial.id)
    const row = await lockSong(tx, { memorialId: memorial.id, songId, revision })
    if (row.piece) return songView(row)
    assertChangeable(row)
    const sung = recording === 'sung' ? sungOf(row) : null
    if (recording === 'sung' && !sung) throw new SongError('SONG_NOT_SUNG')
    if (!stored || !isMade(row)) throw new SongError('SONG_NOT_MADE')
    const verses = versesOf(row)
    if (unreadLines(verses).length > 0) throw new SongError('SONG_LINES_UNREAD')
    const { title } = row
    const durationSeconds = (sung ?? row).durationSeconds ?? 0
    await addMadePiece(context, stored, {
      memorialId: memorial.id,
      songId,
      title,
      durationSeconds,
      ...(sung ? { rights: 'licence', licence: licenceOfVoice } : { rights: 'own_work' }),
      by: { id: actor.userId, name: actor.fullName },
    })
    const { id: memorialId } = memorial
    const choices = choicesOf(row)
    await approveSong(tx, { memorialId, songId, title, sentences: sentencesOf(row), choices, verses, sung, by: actor })
    context.about({ type: 'memorial', id: memorial.id, detail: { song: songId } })
    return songView(await getSongRow(tx, songId))
  },
})
