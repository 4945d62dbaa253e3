import { chordNotes, chordTones, nearestNote } from './chord-tones'
import type { ScoreChord } from './score'

/** Lowest and highest MIDI note that a hand or an instrument takes. */
export type Compass = { low: number; high: number }

/** The bass of a chord, near the one before: its root, or its third where the triad is diminished. */
export function bassNote(chord: ScoreChord, before: number, { low, high }: Compass): number {
  const tones = chordTones(chord)
  const pitchClass = (chord.quality === 'diminished' ? tones[1] : tones[0]) ?? chord.root
  return nearestNote(pitchClass, before, low, high)
}

/** Three adjacent chord notes below `ceiling`, moving as little as possible from those before. */
export function closeChord(chord: ScoreChord, before: number[], compass: Compass, ceiling: number): number[] {
  const notes = chordNotes(chord, compass.low, Math.max(compass.low + 14, Math.min(compass.high, ceiling - 1)))
  const chords = notes.slice(2).map((top, index) => [notes[index] ?? top, notes[index + 1] ?? top, top])
  return cheapest(chords, (voices) => motion(voices, before) + missing(chord, voices)) ?? before
}

/** What is sung over a chord: its note at the beginning, 0 for none, and the lowest until the next. */
export type SungAbove = { onset: number; lowest: number }

/** Tenor and alto between a bass and a melody, complete with them and moving as little as possible. */
export function innerVoices(chord: ScoreChord, before: number[], bass: number, { onset, lowest }: SungAbove): number[] {
  const notes = chordNotes(chord, bass + 3, lowest - 2)
  const pairs = notes.flatMap((tenor) => notes.filter((alto) => alto > tenor).map((alto) => [tenor, alto]))
  const cost = (pair: number[]) => {
    const [tenor = 0, alto = 0] = pair
    const isWide = lowest - alto > 12 || alto - tenor > 12
    return motion(pair, before) + missing(chord, [...pair, bass, onset]) + (isWide ? 8 : 0) + (tenor < 48 ? 2 : 0)
  }
  return cheapest(pairs, cost) ?? notes.slice(-2)
}

const motion = (voices: number[], before: number[]) =>
  voices.reduce((sum, note, index) => sum + Math.abs(note - (before[index] ?? note)), 0)

// A chord says nothing without its third, and a dominant nothing without its seventh.
function missing(chord: ScoreChord, voices: number[]): number {
  const [, third, fifth, seventh] = chordTones(chord)
  const sounds = (tone: number | undefined) => tone === undefined || voices.some((note) => note % 12 === tone)
  return (sounds(third) ? 0 : 30) + (sounds(seventh) ? 0 : 20) + (sounds(fifth) ? 0 : 4)
}

function cheapest(choices: number[][], cost: (choice: number[]) => number): number[] | undefined {
  let best: { choice: number[]; cost: number } | undefined
  for (const choice of choices) {
    const its = cost(choice)
    if (!best || its < best.cost) best = { choice, cost: its }
  }
  return best?.choice
}
