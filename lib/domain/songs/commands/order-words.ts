import 'server-only'
import { assertRoomForSongs } from '@/lib/domain/billing/assert-room'
import { readEntitlements } from '@/lib/domain/billing/page-plan'
import { mostCostOere, reserveCost } from '@/lib/domain/made-works/costs'
import { recordMade } from '@/lib/domain/made-works/record-made'
import { canEditMemorial } from '@/lib/domain/memorials/policy'
import { wordsPurpose } from '@/lib/domain/songs/copy'
import { SongError } from '@/lib/domain/songs/errors'
import { assertChangeable, getSongRow, getSongSubject, lockSong } from '@/lib/domain/songs/find-song'
import { songOrderInput } from '@/lib/domain/songs/inputs'
import { writeWordsQueue } from '@/lib/domain/songs/queues'
import { choicesOf, sentencesOf, songView, versesOf, wordsOffer } from '@/lib/domain/songs/song-row'
import { defineCommand } from '@/lib/server/command'
import { DomainError } from '@/lib/server/errors'

/**
 * Orders words of a language model, with the editor's consent as it was worded; until they are there, the song does not
 * change. Nothing is sent here: a job sends the sentences after this has committed. Throws NOT_FOUND without a key,
 * CONFLICT, PLAN_SONGS, SONG_OTHER_MODEL, what a song that may not change is refused with, and PROVIDER_LIMIT.
 */
export const orderWords = defineCommand({
  name: 'songs.order-words',
  session: 'required',
  input: songOrderInput,
  load: (input, { actor }) => getSongSubject(actor, input),
  authorize: canEditMemorial,
  status: 201,
  run: async (context, { songId, revision, provider, model }, { id: memorialId }) => {
    const { tx, actor } = context
    const row = await lockSong(tx, { memorialId, songId, revision })
    const sentences = sentencesOf(row)
    const offer = wordsOffer(sentences.length)
    if (!offer) throw new DomainError('NOT_FOUND')
    if (offer.provider !== provider || offer.model !== model) throw new SongError('SONG_OTHER_MODEL')
    assertRoomForSongs(await readEntitlements(tx, memorialId))
    assertChangeable(row)
    const by = { userId: actor.userId, name: actor.fullName }
    const cost = { userId: actor.userId, memorialId, provider, purpose: 'song_words' } as const
    await reserveCost(tx, { ...cost, amountOere: mostCostOere.song_words })
    const { form, mood } = choicesOf(row)
    const { id: madeId } = await recordMade(tx, {
      memorialId,
      songId,
      kind: 'song_words',
      madeBy: 'model',
      provider,
      model,
      asked: by,
      title: row.title,
      purpose: wordsPurpose,
      settings: { form, mood, verses: versesOf(row).length },
      sources: sentences.map(({ text }) => ({ type: 'sentence', text })),
      consent: { text: offer.consent, ...by, at: new Date() },
    })
    await tx.songOrder.create({ data: { madeId, songId, revision }, select: { madeId: true } })
    await context.enqueue(writeWordsQueue, { madeId })
    context.about({ type: 'memorial', id: memorialId, detail: { song: songId, made: madeId } })
    return songView(await getSongRow(tx, songId))
  },
})
