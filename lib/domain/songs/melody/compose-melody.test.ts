import { describe, expect, test } from 'vitest'
import { footTicks } from '@/lib/integrations/score/arrange'
import { type Score, type ScoreNote, ticksPerQuarter } from '@/lib/integrations/score/score'
import { barTicks } from '@/lib/integrations/score/score-times'
import { evenVerses, sungVerse, trochaicVerses, unevenVerses, wildVerses } from '@/tests/factories/sung-verses'
import { type SongForm, songForms, songMoods } from '../schema'
import type { SungVerse } from '../verse/sung-syllables'
import { composeMelody } from './compose-melody'

const kinds = songForms.flatMap((form) => songMoods.map((mood) => ({ form, mood })))
const seeds = Array.from({ length: 8 }, (_, index) => index * 37 + 1)
const compose = (verses: readonly SungVerse[], seed: number, kind = kinds[0] ?? { form: 'hymn', mood: 'calm' }) =>
  composeMelody({ title: 'Sangen', seed, verses, ...kind })

type Song = { score: Score; verses: readonly SungVerse[]; form: SongForm; seed: number }
const songs: Song[] = kinds.flatMap((kind) =>
  seeds.flatMap((seed) =>
    [evenVerses, unevenVerses, trochaicVerses].map((verses) => ({
      score: compose(verses, seed, kind),
      verses,
      form: kind.form,
      seed,
    })),
  ),
)
const wild: Song[] = seeds.flatMap((seed) =>
  kinds.map((kind) => {
    const verses = wildVerses(seed)
    return { score: compose(verses, seed, kind), verses, form: kind.form, seed }
  }),
)

const notesOf = (score: Score) => score.verses.flatMap((verse) => verse.flatMap((phrase) => phrase.notes))
const pitches = (notes: ScoreNote[]) => notes.flatMap((note) => note.midi ?? [])

test('the same choices give the same song, another seed, form or mood another melody', () => {
  const even = songs.filter(({ verses }) => verses === evenVerses)
  const again = kinds.map((kind) => compose(evenVerses, 1, kind))
  expect(again).toEqual(even.filter(({ seed }) => seed === 1).map(({ score }) => score))
  const melodies = even.map(({ score }) => pitches(notesOf(score)).join(' '))
  expect(new Set(melodies).size).toBeGreaterThan(melodies.length * 0.98)
})

describe('what a church musician looks at', () => {
  test('a congregation can reach every note: within a ninth, from c to d, and a lullaby lies lower', () => {
    for (const { score, form } of [...songs, ...wild]) {
      const all = pitches(notesOf(score))
      const [low, high] = [Math.min(...all), Math.max(...all)]
      expect(high - low).toBeLessThanOrEqual(14)
      expect(low).toBeGreaterThanOrEqual(form === 'lullaby' ? 58 : 60)
      expect(high).toBeLessThanOrEqual(form === 'lullaby' ? 71 : 74)
    }
  })

  test('it ends on its tonic, in every verse', () => {
    const tonics = { major: 0, minor: 9 }
    for (const { score } of [...songs, ...wild]) {
      const tonic = (tonics[score.mode] + score.fifths * 7 + 84) % 12
      for (const verse of score.verses) {
        expect((pitches(verse.at(-1)?.notes ?? []).at(-1) ?? 0) % 12).toBe(tonic)
        expect(verse.at(-1)?.chords.at(-1)?.root).toBe(tonic)
        expect(verse.at(-1)?.chords.at(-2)).toMatchObject({ root: (tonic + 7) % 12, quality: 'dominant' })
      }
    }
  })

  test('most of it goes by step or stays, and no interval is augmented, diminished or a seventh', () => {
    const semitones: number[] = []
    const verses = songs.map(({ score }) => score.verses[0]?.flatMap((phrase) => phrase.notes) ?? [])
    const lines = [...songs, ...wild].flatMap(({ score }) => score.verses.flat().map(({ notes }) => notes))
    for (const notes of [...verses, ...lines]) {
      const sung = pitches(notes)
      for (const [index, midi] of sung.slice(1).entries()) semitones.push(Math.abs(midi - (sung[index] ?? midi)))
    }
    expect([0, 1, 2, 3, 4, 5, 7, 8, 9, 12]).toEqual(expect.arrayContaining([...new Set(semitones)]))
    expect(semitones.filter((each) => each <= 2).length / semitones.length).toBeGreaterThan(0.65)
  })

  test('a leap of a fourth or more is not followed by another one in its direction', () => {
    for (const { score } of songs) {
      for (const phrase of score.verses[0] ?? []) {
        const sung = pitches(phrase.notes)
        for (const [index, midi] of sung.slice(2).entries()) {
          const [first = midi, second = midi] = sung.slice(index, index + 2)
          const [into, out] = [second - first, midi - second]
          if (Math.abs(into) >= 5 && into * out > 0) expect(Math.abs(out)).toBeLessThanOrEqual(2)
        }
      }
    }
  })

  test('the highest note comes once, past the middle', () => {
    for (const { score } of songs) {
      const [verse = []] = score.verses
      const [beginnings] = [verse.map((_, line) => verse.slice(0, line).reduce((sum, { ticks }) => sum + ticks, 0))]
      const all = verse.flatMap((phrase, line) =>
        phrase.notes.map(({ at, midi }) => ({ at: (beginnings[line] ?? 0) + at, midi: midi ?? 0 })),
      )
      const highest = Math.max(...all.map(({ midi }) => midi))
      const tops = all.filter(({ midi }) => midi === highest)
      const way = (tops[0]?.at ?? 0) / verse.reduce((sum, { ticks }) => sum + ticks, 0)
      expect(tops).toHaveLength(1)
      expect(way).toBeGreaterThan(0.5)
      expect(way).toBeLessThan(0.8)
    }
  })

  test('on each stress stands a note of its chord', () => {
    const tones = { major: [0, 4, 7], minor: [0, 3, 7], dominant: [0, 4, 7, 10], diminished: [0, 3, 6] }
    for (const { score } of [...songs, ...wild]) {
      for (const { notes, chords } of score.verses.flat()) {
        const strange = notes.filter(({ at, midi }) => {
          if (midi === null || at < score.upbeatTicks || (at - score.upbeatTicks) % footTicks(score) !== 0) return false
          const chord = chords.findLast((one) => one.at <= at)
          return !tones[chord?.quality ?? 'major'].includes((midi - (chord?.root ?? 0) + 120) % 12)
        })
        expect(strange).toEqual([])
      }
    }
  })

  test('the last note of a line is held for a beat or more', () => {
    for (const { score } of songs) {
      for (const { notes } of score.verses.flat()) {
        const last = notes.findLast(({ midi }) => midi !== null)
        expect(last?.ticks).toBeGreaterThanOrEqual(ticksPerQuarter)
      }
    }
  })
})

describe('words and notes', () => {
  test('every syllable is sung once, in order', () => {
    for (const { score, verses } of [...songs, ...wild]) {
      const sung = score.verses.map((verse) =>
        verse.map(({ notes }) => notes.flatMap(({ syllable }) => syllable ?? []).map(({ text }) => text)),
      )
      expect(sung).toEqual(verses.map((verse) => verse.map((line) => line.map(({ text }) => text))))
    }
  })

  test('of a hundred stressed syllables at least ninety-five stand on a beat', () => {
    let stressed = 0
    let onBeat = 0
    for (const { score, verses } of songs) {
      for (const [verse, lines] of score.verses.entries()) {
        for (const [line, { notes }] of lines.entries()) {
          const sung = notes.filter(({ syllable }) => syllable)
          for (const [index, { isStressed }] of (verses[verse]?.[line] ?? []).entries()) {
            if (!isStressed) continue
            stressed++
            if (((sung[index]?.at ?? 1) - score.upbeatTicks) % footTicks(score) === 0) onBeat++
          }
        }
      }
    }
    expect(onBeat / stressed).toBeGreaterThan(0.95)
  })

  test('all verses have the same pitch on the stresses that they both sing', () => {
    for (const { score } of songs) {
      const [first = [], second = []] = score.verses
      for (const [line, { notes }] of second.entries()) {
        for (const note of notes) {
          if ((note.at - score.upbeatTicks) % footTicks(score) !== 0 || note.midi === null) continue
          const other = first[line]?.notes.find(({ at }) => at === note.at)
          if (other?.midi) expect(other.midi).toBe(note.midi)
        }
      }
    }
  })
})

describe('the sheet adds up', () => {
  test('notes and rests fill each line without a gap, and lines are whole bars', () => {
    for (const { score } of [...songs, ...wild]) {
      for (const { ticks, notes } of score.verses.flat()) {
        const ends = notes.map((note) => note.at + note.ticks)
        expect(notes.map(({ at }) => at)).toEqual([0, ...ends.slice(0, -1)])
        expect(notes.filter((note) => note.ticks <= 0)).toEqual([])
        expect(ends.at(-1)).toBe(ticks)
        expect(ticks % barTicks(score)).toBe(0)
      }
    }
  })

  test('every beat has a chord', () => {
    for (const { score } of [...songs, ...wild]) {
      for (const { ticks, chords } of score.verses.flat()) {
        const beginnings = chords.map(({ at }) => at)
        expect(beginnings[0]).toBe(0)
        expect(beginnings).toEqual([...new Set(beginnings)].sort((one, other) => one - other))
        expect(beginnings.at(-1)).toBeLessThan(ticks)
      }
    }
  })
})

describe('words that are no verse', () => {
  test('a line of nothing, of one syllable and of eighty become music too', () => {
    for (const kind of kinds) {
      const long = sungVerse(Array.from({ length: 80 }, () => 'la').join(' '))
      for (const verses of [[], [[]], [[[]]], [sungVerse("'hjem")], [[...long, ...sungVerse("'hjem")], [[]]]]) {
        expect(compose(verses, 3, kind).verses).toHaveLength(verses.length)
      }
      const { verses } = compose([long], 3, kind)
      expect(verses).toHaveLength(1)
      expect(verses.flat(1).flatMap(({ notes }) => notes.filter(({ syllable }) => syllable))).toHaveLength(80)
    }
  })

  test('a verse with fewer lines still ends as the others do', () => {
    const [first = []] = evenVerses
    const score = compose([first, first.slice(0, 2)], 4)
    const ends = score.verses.map((verse) => pitches(verse.at(-1)?.notes ?? []).at(-1))
    expect(ends[1]).toBe(ends[0])
  })
})
