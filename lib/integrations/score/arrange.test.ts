import { describe, expect, test } from 'vitest'
import { composeMelody } from '@/lib/domain/songs/melody/compose-melody'
import { songForms, songInstruments, songMoods } from '@/lib/domain/songs/schema'
import { evenVerses, trochaicVerses, unevenVerses, wildVerses } from '@/tests/factories/sung-verses'
import { type ArrangedNote, type ArrangedPart, type ArrangedSound, arrange } from './arrange'
import type { Score } from './score'
import { introTicks, placedPhrases, songTicks } from './score-times'
import { chordTones, parallels, type Voices } from './voicing'

const scores: Score[] = songForms.flatMap((form) =>
  songMoods.flatMap((mood) =>
    [evenVerses, unevenVerses, trochaicVerses, wildVerses(7)].map((verses, index) =>
      composeMelody({ title: 'Sangen', form, mood, seed: index + 11, verses }),
    ),
  ),
)
const songs = scores.flatMap((score) =>
  songInstruments.map((style) => ({ score, style, parts: arrange(score, style) })),
)
const notesOf = (parts: ArrangedPart[], role: ArrangedPart['role']) =>
  parts.find((part) => part.role === role)?.notes ?? []
const isSounding = (at: number) => (note: ArrangedNote) => note.at <= at && at < note.at + note.ticks

test('the intro is the last line of the melody, then every sung note follows at its time', () => {
  for (const { score, parts, style } of songs) {
    const up = style === 'flute' || style === 'music_box' ? 12 : 0
    const melody = notesOf(parts, 'melody')
    const sung = placedPhrases(score).flatMap(({ phrase, at }) =>
      phrase.notes.flatMap((note) => (note.midi === null ? [] : [{ at: at + note.at, midi: note.midi + up }])),
    )
    const played = melody.filter((note) => note.at >= introTicks(score))
    expect(played.map(({ at, midi }) => ({ at, midi }))).toEqual(sung)
    const intro = melody.filter((note) => note.at < introTicks(score)).map(({ midi }) => midi - up)
    expect(intro).toEqual(score.verses[0]?.at(-1)?.notes.flatMap((note) => note.midi ?? []))
  }
})

test('nothing sounds longer than the song, and bass and chord sound until its end', () => {
  for (const { score, parts } of songs) {
    const end = songTicks(score)
    const ends = (notes: ArrangedNote[]) => Math.max(...notes.map(({ at, ticks }) => at + ticks))
    expect(ends(notesOf(parts, 'melody'))).toBeLessThanOrEqual(end)
    expect(ends(notesOf(parts, 'accompaniment'))).toBe(end)
    expect(ends(notesOf(parts, 'bass'))).toBe(end)
  }
})

describe('somebody could play it', () => {
  // What the instruments have, and what is comfortable on them.
  const compass: Record<ArrangedSound, [low: number, high: number]> = {
    piano: [36, 84],
    organ: [36, 79],
    guitar: [40, 79],
    harp: [36, 84],
    strings: [41, 84],
    cello: [36, 60],
    flute: [60, 93],
    music_box: [48, 91],
  }

  test('within the compass of each instrument', () => {
    for (const { parts } of songs) {
      for (const { name, notes } of parts) {
        const [low, high] = compass[name]
        expect(notes.filter(({ midi }) => midi < low || midi > high)).toEqual([])
      }
    }
  })

  test('a hand never holds more than four keys, nor further apart than a tenth', () => {
    for (const { parts } of songs) {
      const notes = notesOf(parts, 'accompaniment')
      const tooMuch = notes.filter(({ at }) => {
        const keys = notes.filter(isSounding(at)).map(({ midi }) => midi)
        return keys.length > 4 || Math.max(...keys) - Math.min(...keys) > 16
      })
      expect(tooMuch).toEqual([])
    }
  })

  test('no key is struck while it is down, and no note is without length', () => {
    for (const { parts } of songs) {
      for (const { notes } of parts) {
        const free = new Map<number, number>()
        const unplayable = notes.filter(({ at, ticks, midi, velocity }) => {
          const isDown = at < (free.get(midi) ?? 0)
          free.set(midi, at + ticks)
          return isDown || !(ticks > 0 && velocity > 0 && velocity < 128)
        })
        expect(unplayable).toEqual([])
      }
    }
  })
})

describe('it sounds like the chords on the sheet', () => {
  const chordsOf = (score: Score) =>
    placedPhrases(score).flatMap(({ phrase, at }) => phrase.chords.map((chord) => ({ ...chord, at: at + chord.at })))

  test('bass and accompaniment have notes of the chord only', () => {
    for (const { score, parts } of songs) {
      const chords = chordsOf(score)
      for (const role of ['bass', 'accompaniment'] as const) {
        const strange = notesOf(parts, role).filter(({ at, midi }) => {
          const chord = chords.findLast((one) => one.at <= at)
          return at >= introTicks(score) && !chordTones(chord ?? { root: 0, quality: 'major' }).includes(midi % 12)
        })
        expect(strange).toEqual([])
      }
    }
  })

  test('an organ has four voices, in order, with the third in every chord', () => {
    for (const { score, parts } of songs.filter(({ style }) => style === 'organ' || style === 'strings')) {
      for (const { at, ...chord } of chordsOf(score)) {
        const melody = notesOf(parts, 'melody').find(isSounding(at))
        const [tenor = 0, alto = 0] = notesOf(parts, 'accompaniment')
          .filter(isSounding(at))
          .map(({ midi }) => midi)
        const bass = notesOf(parts, 'bass').find(isSounding(at))?.midi ?? 0
        expect(bass).toBeLessThan(tenor)
        expect(tenor).toBeLessThan(alto)
        if (melody) expect(alto).toBeLessThan(melody.midi)
        const third = chordTones(chord)[1]
        expect([bass, tenor, alto, melody?.midi ?? 0].some((midi) => midi % 12 === third)).toBe(true)
      }
    }
  })
})

test('voices of an organ go along in fifths or octaves at fewer than one change of chord in twenty', () => {
  let changes = 0
  let faults = 0
  for (const { parts } of songs.filter(({ style }) => style === 'organ')) {
    const soundingAt = (time: number): Voices => {
      const at = (role: ArrangedPart['role']) => notesOf(parts, role).filter(isSounding(time))
      const [tenor, alto] = at('accompaniment').map(({ midi }) => midi)
      return [at('bass')[0]?.midi ?? 0, tenor ?? 0, alto ?? 0, at('melody')[0]?.midi ?? 0]
    }
    for (const { at } of notesOf(parts, 'bass').slice(1)) {
      changes++
      faults += parallels(soundingAt(at - 1), soundingAt(at))
    }
  }
  expect(faults / changes).toBeLessThan(0.05)
})

test('a song without words is silence, and not an error', () => {
  const score = composeMelody({ title: '', form: 'hymn', mood: 'calm', seed: 1, verses: [] })
  for (const style of songInstruments) expect(arrange(score, style).flatMap(({ notes }) => notes)).toEqual([])
})
