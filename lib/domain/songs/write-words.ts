import 'server-only'
import { MadeWorkError } from '@/lib/domain/made-works/errors'
import { sendConsented } from '@/lib/domain/made-works/send-consented'
import { SongError } from '@/lib/domain/songs/errors'
import { getSongRow, lockSong } from '@/lib/domain/songs/find-song'
import { linesLeftBehind, withHandWritten } from '@/lib/domain/songs/kept-provenance'
import { linesOfVerse, type SongVerse, songVerses } from '@/lib/domain/songs/schema'
import { choicesOf, earlierOf, sentencesOf, versesOf } from '@/lib/domain/songs/song-row'
import { languageModel } from '@/lib/integrations/language-model/current-model'
import type { ProposedVerses } from '@/lib/integrations/language-model/language-model'
import { db } from '@/lib/server/db'

type Order = {
  madeId: string
  songId: string
  revision: number
  made: { provider: string | null; model: string | null }
}

/**
 * Sends a song's sentences to the model that its editor agreed to, and puts what comes back in the place of all lines
 * that nobody wrote by hand. Throws a SongError or a MadeWorkError for what the editor is told; then the words are as
 * they were.
 */
export async function writeWords({ madeId, songId, revision, made }: Order): Promise<void> {
  const model = languageModel()
  if (!model || model.provider !== made.provider || model.model !== made.model) throw new SongError('SONG_OTHER_MODEL')
  const ordered = await getSongRow(db, songId)
  const { form, mood } = choicesOf(ordered)
  const request = { sentences: sentencesOf(ordered), form, mood, verses: versesOf(ordered).length }
  const { lines } = await sendConsented(madeId, () => model.writeVerses(request))
  const written = asVerses(lines)
  await db.$transaction(async (tx) => {
    const row = await lockSong(tx, { memorialId: ordered.memorialId, songId, revision })
    const { count } = await tx.songOrder.updateMany({
      where: { madeId, status: 'making' },
      data: { status: 'ready', lines: written.flatMap((verse) => verse.lines.map(({ text }) => text)) },
    })
    // Given up meanwhile: the editor was told so, and may have gone on.
    if (count === 0) return
    const verses = withHandWritten(written, versesOf(row))
    const earlier = linesLeftBehind(verses, { verses: versesOf(row), earlier: earlierOf(row) })
    const data = { verses, earlier, revision: { increment: 1 }, status: 'draft', failure: null } as const
    await tx.song.update({ where: { id: songId }, data, select: { id: true } })
  })
}

/** The whole verses of an answer, as a song keeps them. Throws PROVIDER_UNREADABLE when there are none. */
function asVerses(lines: ProposedVerses['lines']): SongVerse[] {
  const whole = lines.filter((verse) => verse.length === linesOfVerse)
  const verses = songVerses.safeParse(
    whole.map((verse) => ({ lines: verse.map(({ text, from }) => ({ text, from, origin: 'model' })) })),
  )
  if (!verses.success) throw new MadeWorkError('PROVIDER_UNREADABLE')
  return verses.data
}
