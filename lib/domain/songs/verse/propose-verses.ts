import { type Sentence, type SongForm, type SongMood, type SongVerse, versesMost } from '@/lib/domain/songs/schema'
import { materialOf } from './material'
import { metres } from './metre'
import { tailBook } from './place-tails'
import { loose, type Strictness, strict } from './strictness'
import { scenesOf, tailsFor, tellsOfGraveDeath } from './tails'
import { type FoundVerse, type Place, type VerseSearch, versesAt } from './verse-search'

export type VerseWish = {
  /** In the order of the life story; at most the first 60 are read. */
  sentences: readonly Sentence[]
  form: SongForm
  mood: SongMood
  seed: number
  /** How many verses are wished; there are fewer where the sentences do not suffice. 1 to `versesMost`. */
  verses: number
  /** Whether the page's dates are a child's; what the sentences tell is read here. */
  isChild?: boolean
}

/**
 * Verses by rule from sentences of a life story. A line says part of one sentence in its own words; only its end may be
 * ours (`added`). The second and fourth line of each rhyme; where that gives fewer verses than are wished, the rules are
 * loosened (see `loose`). The same wish gives the same verses. Sentences that cannot be sung are left out; empty when
 * none can. Never throws, whatever the text is.
 */
export function proposeVerses(wish: VerseWish): SongVerse[] {
  const most = Math.min(versesMost, Math.max(1, Math.trunc(wish.verses) || 1))
  const strictly = versesBy(strict, wish, most)
  if (strictly.length === most) return strictly
  const loosely = versesBy(loose, wish, most)
  return loosely.length > strictly.length ? loosely : strictly
}

function versesBy(
  rules: Strictness,
  { sentences, form, mood, seed, isChild = false }: VerseWish,
  most: number,
): SongVerse[] {
  const material = materialOf(sentences, rules.takesUnknownVerbs)
  const weight = material.reduce((sum, one) => sum + one.weight, 0)
  const count = Math.min(most, Math.max(1, Math.round(weight / leastSyllablesOfVerse)))
  const isGrave = isChild || tellsOfGraveDeath(sentences.map(({ text }) => text))
  const scenes = scenesOf(material.flatMap(({ words }) => words))
  const search: VerseSearch = {
    material,
    rules,
    seed,
    metre: metres[form],
    tails: tailBook(tailsFor(mood, isGrave), scenes, seed),
    steps: new Map(),
    runs: new Map(),
  }
  return bestSong(search, count, weight).map(({ lines }) => ({ lines }))
}

// A verse has some 28 syllables; rules of ours may fill a good quarter of them.
const leastSyllablesOfVerse = 19
const songsKept = 10
const slowSongsKept = 6
// For each syllable that a song is ahead or behind.
const paceCost = 0.16

type Song = { verses: FoundVerse[]; place: Place; cost: number }

function bestSong(search: VerseSearch, count: number, weight: number): readonly FoundVerse[] {
  let songs: Song[] = [{ verses: [], place: { sentence: 0, clause: 0, before: null }, cost: 0 }]
  let best: readonly FoundVerse[] = []
  for (let number = 1; number <= count; number++) {
    const wanted = (weight * number) / count
    const ranked = songs
      .flatMap((song) => grown(search, song))
      .map((song) => ({ ...song, rank: song.cost + Math.abs(progress(search, song) - wanted) * paceCost }))
      .sort((one, other) => one.rank - other.rank)
    // A song does not end where something waits for its 'men'.
    best = ranked.find(({ place }) => !place.before?.needsAfter)?.verses ?? best
    // The slowest stay too: one that hurried to keep pace may find nothing for its next verse.
    const slow = ranked.toSorted((one, other) => progress(search, one) - progress(search, other))
    songs = [...new Set([...ranked.slice(0, songsKept), ...slow.slice(0, slowSongsKept)])]
  }
  return best
}

function grown(search: VerseSearch, song: Song): Song[] {
  const tails = song.verses.flatMap((verse) => verse.tails)
  const rhymeKeys = song.verses.map(({ rhymeKey }) => rhymeKey)
  return versesAt(search, song.place, { tails, rhymeKeys }).map((verse) => ({
    verses: [...song.verses, verse],
    place: verse.place,
    cost: song.cost + verse.cost,
  }))
}

/** The syllables of all sentences that a song has come past. */
function progress({ material }: VerseSearch, { place }: Song): number {
  return material.slice(0, place.sentence).reduce((sum, one) => sum + one.weight, 0)
}
