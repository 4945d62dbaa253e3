import type { Score, ScoreNote, ScorePhrase } from './score'

type Syllable = ScoreNote['syllable']

/** A line of the melody as all verses under it are sung: its notes, and for each verse (from 0) the syllable of each note. */
export type StropheLine = { phrase: ScorePhrase; words: { verse: number; syllables: Syllable[] }[] }

/** The melody once. `verses` are the numbers, from 0, of those whose words stand under it whole; the rest are read. */
export type Strophe = { lines: StropheLine[]; verses: number[] }

/** With more, a line of notes is further from the next than an eye finds back. */
const versesMost = 4

/**
 * One copy of the staves for a whole song. Verses have the same pitches on the same beats, but a line has a syllable more
 * than another: a note stands wherever any verse begins one, and a verse without a syllable there holds the one before.
 * The first verse is taken, and those after it while their words have room under the same notes.
 */
export function stropheOf({ verses }: Score): Strophe {
  const longest = Math.max(0, ...verses.map((verse) => verse.length))
  const first = verses.findIndex((verse) => verse.length === longest)
  const set = [first]
  for (let next = first + 1; next < verses.length && set.length < versesMost; next++) {
    const goesBy = isSung(verses[next], verses[first]) && hasRoom(linesOf(verses, [...set, next]))
    if (!goesBy) break
    set.push(next)
  }
  return { lines: linesOf(verses, set), verses: set.filter((verse) => isSung(verses[verse], verses[first])) }
}

/** Whether every line has notes, as many lines and as long ones as the other. More syllables than can be sung are a rest. */
function isSung(verse: ScorePhrase[] = [], other: ScorePhrase[] = []): boolean {
  return (
    verse.length === other.length &&
    verse.every(({ ticks, notes }, at) => ticks === other[at]?.ticks && notes.some(({ midi }) => midi !== null))
  )
}

function linesOf(verses: Score['verses'], set: readonly number[]): StropheLine[] {
  const [model = [], ...more] = set.map((verse) => verses[verse] ?? [])
  return model.map((phrase, line) => {
    const joined = join([phrase, ...more.flatMap((verse) => verse[line] ?? [])])
    return { ...joined, words: joined.words.map((syllables, at) => ({ verse: set[at] ?? 0, syllables })) }
  })
}

function join(phrases: readonly ScorePhrase[]): { phrase: ScorePhrase; words: Syllable[][] } {
  const [first = { ticks: 0, chords: [] }] = phrases
  const sung = phrases.map(({ notes }) => notes.filter(({ midi }) => midi !== null))
  const all = sung.flat().toSorted((one, other) => one.at - other.at)
  const begins = [...new Set(all.map(({ at }) => at))]
  const words = sung.map((notes) => begins.map((at) => notes.find((note) => note.at === at)?.syllable ?? null))
  const notes = begins.flatMap((at, index): ScoreNote[] => {
    const next = begins[index + 1] ?? first.ticks
    const own = all.filter((note) => note.at === at)
    const sounding = all.filter((note) => note.at <= at)
    const end = Math.min(next, Math.max(...sounding.map((note) => note.at + note.ticks)))
    const syllable = words.flatMap((verse) => verse[index] ?? [])[0] ?? null
    return [{ at, ticks: end - at, midi: own[0]?.midi ?? null, syllable }, ...restOf(end, next)]
  })
  const before = restOf(0, begins[0] ?? first.ticks)
  const phrase = { ticks: first.ticks, chords: first.chords, notes: [...before, ...notes] }
  const places = new Map(begins.map((at, index) => [at, index]))
  const placed = (verse: Syllable[]) =>
    phrase.notes.map(({ at, midi }) => (midi === null ? null : (verse[places.get(at) ?? -1] ?? null)))
  return { phrase, words: words.map(placed) }
}

function restOf(at: number, until: number): ScoreNote[] {
  return until > at ? [{ at, ticks: until - at, midi: null, syllable: null }] : []
}

/** Letters beside each other on a line of A4, with the space that keeps syllables apart counted as letters. */
const lettersMost = 84
const lettersBetween = 2

function hasRoom(lines: readonly StropheLine[]): boolean {
  return lines.every(({ phrase, words }) => {
    const widths = phrase.notes.map((_, at) =>
      Math.max(2, ...words.map(({ syllables }) => syllables[at]?.text.length ?? 0)),
    )
    return widths.reduce((sum, width) => sum + width + lettersBetween, 0) <= lettersMost
  })
}
