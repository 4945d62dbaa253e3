import { type Sentence, type SongForm, type SongMood, type SongVerse, versesMost } from '@/lib/domain/songs/schema'
import { materialOf } from './material'
import { metres } from './metre'
import { seeded } from './seeded'
import { type Tail, tailsFor } from './tails'
import { type FoundVerse, type Place, type VerseSearch, versesAt } from './verse-search'

export type VerseWish = {
  /** In the order of the life story; at most the first 60 are read. */
  sentences: readonly Sentence[]
  form: SongForm
  mood: SongMood
  seed: number
  /** How many verses are wished; there are fewer where the sentences do not suffice. 1 to `versesMost`. */
  verses: number
}

/**
 * Verses by rule from sentences of a life story: the second and fourth line of each rhyme. A line says part of one sentence
 * in its own words; only its end may be ours (`added`). The same wish gives the same verses. Sentences that cannot be sung
 * are left out; empty when none can. Never throws, whatever the text is.
 */
export function proposeVerses(wish: VerseWish): SongVerse[] {
  const material = materialOf(wish.sentences)
  const weight = material.reduce((sum, one) => sum + one.weight, 0)
  const wished = Math.min(versesMost, Math.max(1, Math.trunc(wish.verses) || 1))
  const count = Math.min(wished, Math.max(1, Math.round(weight / leastSyllablesOfVerse)))
  const allTails = inOrderOf(wish.seed, tailsFor(wish.mood))
  const search: VerseSearch = {
    material,
    metre: metres[wish.form],
    allTails,
    tails: byRhyme(allTails),
    seed: wish.seed,
    runs: new Map(),
  }
  return bestSong(search, count, weight).map(({ lines }) => ({ lines }))
}

// A verse has some 28 syllables; rules of ours may fill a good quarter of them.
const leastSyllablesOfVerse = 19
const songsKept = 8
const slowSongsKept = 4

type Song = { verses: FoundVerse[]; place: Place; cost: number }

function bestSong(search: VerseSearch, count: number, weight: number): FoundVerse[] {
  let songs: Song[] = [{ verses: [], place: { sentence: 0, clause: 0, before: null }, cost: 0 }]
  for (let number = 1; number <= count; number++) {
    const longer = songs.flatMap((song) => grown(search, song))
    if (longer.length === 0) break
    const wanted = (weight * number) / count
    const rank = (song: Song) => song.cost + Math.abs(progress(search, song) - wanted) * 0.08
    const ranked = longer.sort((one, other) => rank(one) - rank(other))
    // The slowest stay too: one that hurried to keep pace may find nothing for its next verse.
    const slow = ranked
      .toSorted((one, other) => progress(search, one) - progress(search, other))
      .slice(0, slowSongsKept)
    songs = [...new Set([...ranked.slice(0, songsKept), ...slow])]
  }
  return songs[0]?.verses ?? []
}

function grown(search: VerseSearch, song: Song): Song[] {
  const tails: Tail[] = song.verses.flatMap((verse) => verse.tails)
  const keys = song.verses.map(({ rhymeKey }) => rhymeKey)
  return versesAt(search, song.place, tails, keys).map((verse) => ({
    verses: [...song.verses, verse],
    place: verse.place,
    cost: song.cost + verse.cost,
  }))
}

/** The syllables of all sentences that a song has come past. */
function progress({ material }: VerseSearch, { place }: Song): number {
  return material.slice(0, place.sentence).reduce((sum, one) => sum + one.weight, 0)
}

function inOrderOf(seed: number, tails: readonly Tail[]): Tail[] {
  return tails
    .map((tail) => ({ tail, place: seeded(seed, tail.text) }))
    .sort((one, other) => one.place - other.place)
    .map(({ tail }) => tail)
}

function byRhyme(tails: readonly Tail[]): Map<string, Tail[]> {
  const groups = new Map<string, Tail[]>()
  for (const tail of tails) groups.set(tail.rhymeKey, [...(groups.get(tail.rhymeKey) ?? []), tail])
  return groups
}
