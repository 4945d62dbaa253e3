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
function chordNotes(chord: Pick<ScoreChord, 'root' | 'quality'>, low: number, high: number): number[] {
  const tones = new Set(chordTones(chord))
  return Array.from({ length: Math.max(0, high - low + 1) }, (_, index) => low + index).filter((midi) =>
    tones.has(midi % 12),
  )
}

/** The note of a pitch class nearest to `midi` within `low` to `high`, which hold an octave at least. */
function nearestNote(pitchClass: number, midi: number, low: number, high: number): number {
  const notes = chordNotes({ root: pitchClass, quality: 'major' }, low, high).filter((note) => note % 12 === pitchClass)
  return notes.reduce((best, note) => (Math.abs(note - midi) < Math.abs(best - midi) ? note : best), notes[0] ?? midi)
}

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

/** What is sung over a chord: its note at the beginning and its last, 0 for none, and the lowest until the next. */
export type SungAbove = { onset: number; last: number; lowest: number }

/** Bass, tenor, alto and melody as they sound when a chord ends. */
export type Voices = [bass: number, tenor: number, alto: number, melody: number]

/**
 * Tenor and alto between a bass and a melody, complete with them, without parallel fifths and octaves where there is a
 * way round them, and moving as little as possible.
 */
export function innerVoices(
  chord: ScoreChord,
  before: Voices | null,
  bass: number,
  { onset, lowest }: SungAbove,
): [tenor: number, alto: number] {
  const [, ...inner] = before ?? [0, 55, 62, 0]
  const notes = chordNotes(chord, bass + 3, lowest - 2)
  const pairs = notes.flatMap((tenor) =>
    notes.filter((alto) => alto > tenor).map((alto): [number, number] => [tenor, alto]),
  )
  const cost = ([tenor, alto]: [number, number]) => {
    const isWide = lowest - alto > 12 || alto - tenor > 12
    const along = before ? 20 * parallels(before, [bass, tenor, alto, onset]) : 0
    const moved = motion([tenor, alto], inner) + along
    return moved + missing(chord, [tenor, alto, bass, onset]) + (isWide ? 8 : 0) + (tenor < 48 ? 2 : 0)
  }
  return cheapest(pairs, cost) ?? [notes.at(-2) ?? bass, notes.at(-1) ?? bass]
}

/** How many pairs of voices go along with each other in fifths or octaves from one chord to the next; 0 is a voice that rests. */
export function parallels(before: Voices, after: Voices): number {
  let count = 0
  for (const [low, from] of before.entries()) {
    for (const [above, other] of before.entries()) {
      const [to = 0, otherTo = 0] = [after[low], after[above]]
      if (above <= low || [from, other, to, otherTo].includes(0) || from === to || other === otherTo) continue
      const interval = (other - from + 120) % 12
      if (interval === (otherTo - to + 120) % 12 && (interval === 0 || interval === 7)) count++
    }
  }
  return count
}

const motion = (voices: number[], before: number[]) =>
  voices.reduce((sum, note, index) => sum + Math.abs(note - (before[index] ?? note)), 0)

// A chord says nothing without its third, and a dominant nothing without its seventh.
function missing(chord: ScoreChord, voices: number[]): number {
  const [, third, fifth, seventh] = chordTones(chord)
  const sounds = (tone: number | undefined) => tone === undefined || voices.some((note) => note % 12 === tone)
  return (sounds(third) ? 0 : 30) + (sounds(seventh) ? 0 : 20) + (sounds(fifth) ? 0 : 4)
}

function cheapest<Choice>(choices: Choice[], cost: (choice: Choice) => number): Choice | undefined {
  let best: { choice: Choice; cost: number } | undefined
  for (const choice of choices) {
    const its = cost(choice)
    if (!best || its < best.cost) best = { choice, cost: its }
  }
  return best?.choice
}
