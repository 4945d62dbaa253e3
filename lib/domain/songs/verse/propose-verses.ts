import {
  lineLengthMost,
  linesOfVerse,
  type Sentence,
  type SongForm,
  type SongLine,
  type SongVerse,
} from '@/lib/domain/songs/schema'
import { type Random, seededRandom } from '@/lib/shared/seeded-random'
import { metres } from './metre'
import { articles, isSingable, prepositions, subordinators } from './small-words'
import { sungSyllables } from './sung-syllables'

export type VerseWish = {
  /** In the order of the life story. */
  sentences: readonly Sentence[]
  form: SongForm
  seed: number
  /** How many verses are wished at most. */
  verses: number
}

/**
 * Verses of the family's own words and no others: a sentence stands whole over as many lines as it fills, one after the
 * other, and sentences that do not scan are left out. Where too few scan for one verse, each clause is a free line. The
 * same wish gives the same verses; none where nothing can be sung.
 */
export function proposeVerses({ sentences, form, seed, verses }: VerseWish): SongVerse[] {
  const singable = sentences.filter(({ text }) => isSingable(text))
  const scanning = linesThatScan(singable, {
    metre: metres[form],
    most: verses * linesOfVerse,
    random: seededRandom(seed),
  })
  return inVerses(scanning.length > 0 ? scanning : freeLines(singable).slice(0, verses * linesOfVerse))
}

/** Lines of a song or of a sentence, and how far from the metre they are. */
type Laid = { lines: readonly SongLine[]; cost: number }
type Wanted = { metre: readonly number[]; most: number; random: Random }

// In syllables off the metre, squared.
const skipCost = 1
const breakCost = 1
// What a seed makes of two ways that are as good.
const likingMost = 3

/** The lines of as many whole verses as the sentences give; of those the cheapest. */
function linesThatScan(sentences: readonly Sentence[], { metre, most, random }: Wanted): readonly SongLine[] {
  // The cheapest song of each number of lines.
  let songs: (Laid | undefined)[] = [{ lines: [], cost: 0 }]
  for (const { key, text } of sentences) {
    const parts = partsOf(text)
    const ways = metre.map((_, place) =>
      waysOver(parts, metre.slice(place)).map((way) => ({ ...way, cost: way.cost + random() * likingMost })),
    )
    const next = songs.map((song) => song && { ...song, cost: song.cost + skipCost })
    for (const [count, song] of songs.entries()) {
      if (!song) continue
      for (const way of ways[count % metre.length] ?? []) {
        const place = count + way.texts.length
        const cost = song.cost + way.cost
        if (place > most || cost >= (next[place]?.cost ?? Number.POSITIVE_INFINITY)) continue
        next[place] = { lines: [...song.lines, ...way.texts.map((line) => lineOf(line, key))], cost }
      }
    }
    songs = next
  }
  return songs.findLast((song, count) => song && count % metre.length === 0)?.lines ?? []
}

type Part = { text: string; syllables: number }
type Way = { texts: string[]; cost: number }

// The melody takes them by an upbeat, two short notes or one held longer.
const offMost = 2

/** The ways to lay all parts of a sentence over the first lines of a verse that want so many syllables. */
function waysOver(parts: readonly Part[], wanted: readonly number[]): Way[] {
  const [first, ...others] = wanted
  const room = wanted.reduce((sum, count) => sum + count + offMost, 0)
  if (first === undefined || syllablesOf(parts) > room) return []
  return parts.flatMap((_, index) => {
    const line = parts.slice(0, index + 1)
    const text = line.map((part) => part.text).join(' ')
    const off = syllablesOf(line) - first
    if (Math.abs(off) > offMost || text.length > lineLengthMost) return []
    if (line.length === parts.length) return [{ texts: [text], cost: off ** 2 }]
    const cost = off ** 2 + (endsInMark.test(text) ? 0 : breakCost)
    const rests = waysOver(parts.slice(line.length), others)
    return rests.map((rest) => ({ texts: [text, ...rest.texts], cost: cost + rest.cost }))
  })
}

const syllablesOf = (parts: readonly Part[]) => parts.reduce((sum, { syllables }) => sum + syllables, 0)

const endsInMark = /[,;:–]$/

/** A sentence cut wherever a line may end: after a mark, and before a word that begins something. */
function partsOf(sentence: string): Part[] {
  const words = sentence.split(' ')
  const begins = words.flatMap((word, at) => (at === 0 || mayBreak(words[at - 1] ?? '', word) ? [at] : []))
  return begins.map((begin, index) => {
    const text = words.slice(begin, begins[index + 1]).join(' ')
    return { text, syllables: sungSyllables(text).length }
  })
}

function mayBreak(before: string, word: string): boolean {
  if (endsInMark.test(before)) return true
  const [held, begins] = [before.toLowerCase(), word.toLowerCase()]
  if (joining.test(held) || articles.has(held) || prepositions.has(held) || subordinators.has(held)) return false
  return joining.test(begins) || ((prepositions.has(begins) || subordinators.has(begins)) && !closing.test(begins))
}

const joining = /^(?:og|men|eller|hver)$/
// The word before waits for these: 'en af', 'glad for', 'der'.
const closing = /^(?:af|for|så|der|om|end)$/

/** The clauses as they are; a sentence with one too long for a line is left out. */
function freeLines(sentences: readonly Sentence[]): SongLine[] {
  return sentences.flatMap(({ key, text }) => {
    const clauses = text.split(/(?<=[,;:–]) /)
    return clauses.every(({ length }) => length <= lineLengthMost) ? clauses.map((clause) => lineOf(clause, key)) : []
  })
}

function lineOf(text: string, key: string): SongLine {
  return { text, from: [key], origin: 'rules', added: null, isAccepted: false }
}

function inVerses(lines: readonly SongLine[]): SongVerse[] {
  return Array.from({ length: Math.ceil(lines.length / linesOfVerse) }, (_, verse) => ({
    lines: lines.slice(verse * linesOfVerse, (verse + 1) * linesOfVerse),
  }))
}
