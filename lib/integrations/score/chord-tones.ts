import type { ScoreChord } from './score'

const intervals = {
  major: [0, 4, 7],
  minor: [0, 3, 7],
  dominant: [0, 4, 7, 10],
  diminished: [0, 3, 6],
} as const satisfies Record<ScoreChord['quality'], readonly number[]>

/** Pitch classes of a chord (0 is C), its root first. */
export function chordTones(chord: Pick<ScoreChord, 'root' | 'quality'>): number[] {
  return intervals[chord.quality].map((interval) => (chord.root + interval) % 12)
}

/** MIDI notes from `low` to `high` that belong to a chord, from below. */
export function chordNotes(chord: Pick<ScoreChord, 'root' | 'quality'>, low: number, high: number): number[] {
  const tones = new Set(chordTones(chord))
  return Array.from({ length: Math.max(0, high - low + 1) }, (_, index) => low + index).filter((midi) =>
    tones.has(midi % 12),
  )
}

/** The note of a pitch class nearest to `midi` within `low` to `high`, which hold an octave at least. */
export function nearestNote(pitchClass: number, midi: number, low: number, high: number): number {
  const notes = chordNotes({ root: pitchClass, quality: 'major' }, low, high).filter((note) => note % 12 === pitchClass)
  return notes.reduce((best, note) => (Math.abs(note - midi) < Math.abs(best - midi) ? note : best), notes[0] ?? midi)
}
