/** Ticks of a quarter note: every length below is in these. */
export const ticksPerQuarter = 480

/** A note that is sung; `syllable` is null where the one before is held over it. `midi` is null for a rest. */
export type ScoreNote = {
  /** From the beginning of its phrase. */
  at: number
  ticks: number
  /** 60 is middle C. */
  midi: number | null
  syllable: { text: string; endsWord: boolean } | null
}

/** A chord from `at` until the next: its root as a pitch class (0 is C), and what is built on it. */
export type ScoreChord = { at: number; root: number; quality: 'major' | 'minor' | 'dominant' | 'diminished' }

/** The music of one line of words; phrases follow each other without a gap. */
export type ScorePhrase = { ticks: number; notes: ScoreNote[]; chords: ScoreChord[] }

/** A song: every verse has its own notes, since one line has a syllable more than another. Plain data, kept as JSON. */
export type Score = {
  title: string
  /** Sharps (1 to 6) or flats (-1 to -6) of the key signature. */
  fifths: number
  mode: 'major' | 'minor'
  /** Beats of a bar, and the note that counts as one: 3 and 4 for 3/4, 6 and 8 for 6/8. */
  beats: number
  beatUnit: 4 | 8
  /** Length of the upbeat before the first bar line; 0 for none. */
  upbeatTicks: number
  /** Quarter notes a minute. */
  tempo: number
  /** The same for singers: 'Roligt'. */
  tempoWords: string
  verses: ScorePhrase[][]
}
