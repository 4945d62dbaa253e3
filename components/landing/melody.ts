/** A note: steps above the staff's lowest line (E4 = 0), MIDI pitch, length and start in quarters. */
export type Note = { step: number; midi: number; quarters: 1 | 2 | 3; at: number }
export type Bar = { notes: readonly Note[]; chord: readonly [bass: number, third: number, fifth: number] }

/** Length of a quarter in seconds: walking pace. */
export const QUARTER_S = 0.68
const QUARTERS_IN_A_BAR = 3

const PITCHES = {
  'F#4': [1, 66],
  G4: [2, 67],
  A4: [3, 69],
  B4: [4, 71],
  C5: [5, 72],
  D5: [6, 74],
  E5: [7, 76],
} as const
const CHORDS = { G: [43, 59, 62], Em: [40, 59, 64], Am: [45, 60, 64], C: [48, 60, 64], D: [50, 60, 66] } as const

type WrittenNote = readonly [name: keyof typeof PITCHES, quarters: Note['quarters']]
type WrittenBar = readonly [chord: keyof typeof CHORDS, ...notes: WrittenNote[]]

// Composed for this page: no licence is needed.
const TUNE: readonly WrittenBar[] = [
  ['G', ['G4', 2], ['B4', 1]],
  ['G', ['D5', 2], ['B4', 1]],
  ['Am', ['C5', 2], ['A4', 1]],
  ['Em', ['B4', 3]],
  ['C', ['E5', 2], ['C5', 1]],
  ['G', ['D5', 2], ['B4', 1]],
  ['D', ['A4', 1], ['C5', 1], ['F#4', 1]],
  ['G', ['G4', 3]],
]

/** The melody, bar by bar. */
export const MELODY: readonly Bar[] = TUNE.map(([chord, ...notes], bar) => {
  let at = bar * QUARTERS_IN_A_BAR
  return {
    chord: CHORDS[chord],
    notes: notes.map(([name, quarters]) => {
      const [step, midi] = PITCHES[name]
      const note = { step, midi, quarters, at }
      at += quarters
      return note
    }),
  }
})

/** Length of the melody in quarters. */
export const MELODY_QUARTERS = TUNE.length * QUARTERS_IN_A_BAR
