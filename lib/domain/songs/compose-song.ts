import { composeMelody } from '@/lib/domain/songs/melody/compose-melody'
import type { SongChoices, SongVerse } from '@/lib/domain/songs/schema'
import { sungSyllables } from '@/lib/domain/songs/verse/sung-syllables'
import type { Score } from '@/lib/integrations/score/score'

/** A song's words set to the melody that follows from its choices. The same song gives the same score. */
export function composeSong(song: { title: string; choices: SongChoices; verses: readonly SongVerse[] }): Score {
  const { form, mood, seed } = song.choices
  const verses = song.verses.map(({ lines }) => lines.map(({ text }) => sungSyllables(text)))
  return composeMelody({ title: song.title, form, mood, seed, verses })
}
