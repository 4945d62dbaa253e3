import 'server-only'
import { assertRoomForSongs } from '@/lib/domain/billing/assert-room'
import { readEntitlements } from '@/lib/domain/billing/page-plan'
import { mostCostOere, reserveCost } from '@/lib/domain/made-works/costs'
import { recordMade } from '@/lib/domain/made-works/record-made'
import { canEditMemorial } from '@/lib/domain/memorials/policy'
import { voicePurpose } from '@/lib/domain/songs/copy'
import { SongError } from '@/lib/domain/songs/errors'
import { assertChangeable, getSongRow, getSongSubject, lockSong } from '@/lib/domain/songs/find-song'
import { songOrderInput } from '@/lib/domain/songs/inputs'
import { unreadLines } from '@/lib/domain/songs/kept-provenance'
import { singSongQueue } from '@/lib/domain/songs/queues'
import { sungSeconds } from '@/lib/domain/songs/sing-song'
import { choicesOf, isMade, songView, sungOf, versesOf, voiceOffer } from '@/lib/domain/songs/song-row'
import { removeSung } from '@/lib/domain/songs/sung-files'
import { defineCommand } from '@/lib/server/command'
import { DomainError } from '@/lib/server/errors'

/**
 * Orders a voice that sings a song as it stands, with the editor's consent as it was worded; until it is there, the song
 * does not change. Nothing is sent here: a job sends the words after this has committed. A recording of earlier words is
 * removed. Throws NOT_FOUND without a key, CONFLICT, PLAN_SONGS, SONG_OTHER_MODEL, SONG_NOT_MADE, SONG_LINES_UNREAD,
 * SONG_SUNG_ALREADY, what a song that may not change is refused with, and PROVIDER_LIMIT.
 */
export const orderVoice = defineCommand({
  name: 'songs.order-voice',
  session: 'required',
  input: songOrderInput,
  load: (input, { actor }) => getSongSubject(actor, input),
  authorize: canEditMemorial,
  status: 201,
  run: async (context, { songId, revision, provider, model }, { id: memorialId }) => {
    const { tx, actor } = context
    const row = await lockSong(tx, { memorialId, songId, revision })
    const offer = voiceOffer()
    if (!offer) throw new DomainError('NOT_FOUND')
    if (offer.provider !== provider || offer.model !== model) throw new SongError('SONG_OTHER_MODEL')
    assertRoomForSongs(await readEntitlements(tx, memorialId))
    assertChangeable(row)
    const verses = versesOf(row)
    if (!isMade(row)) throw new SongError('SONG_NOT_MADE')
    // What is sung cannot be written anew afterwards.
    if (unreadLines(verses).length > 0) throw new SongError('SONG_LINES_UNREAD')
    if (sungOf(row)) throw new SongError('SONG_SUNG_ALREADY')
    const by = { userId: actor.userId, name: actor.fullName }
    const cost = { userId: actor.userId, memorialId, provider, purpose: 'song_voice' } as const
    await reserveCost(tx, { ...cost, amountOere: mostCostOere.song_voice })
    await removeSung(context, songId)
    const { form, mood, instrument } = choicesOf(row)
    const { id: madeId } = await recordMade(tx, {
      memorialId,
      songId,
      kind: 'song_voice',
      madeBy: 'model',
      provider,
      model,
      asked: by,
      title: row.title,
      purpose: voicePurpose,
      settings: { form, mood, instrument, seconds: sungSeconds(row), revision },
      sources: verses.flatMap(({ lines }) => lines.map(({ text }) => ({ type: 'sentence' as const, text }))),
      consent: { text: offer.consent, ...by, at: new Date() },
    })
    await tx.songOrder.create({ data: { madeId, songId, revision }, select: { madeId: true } })
    await context.enqueue(singSongQueue, { madeId })
    context.about({ type: 'memorial', id: memorialId, detail: { song: songId, made: madeId } })
    return songView(await getSongRow(tx, songId))
  },
})
