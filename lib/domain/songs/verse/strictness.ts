import { syllablesOff } from './metre'

/** How near to the rules a verse must be. A cost is in the measure of a line that is a syllable off (0.35). */
export type Strictness = {
  /** Syllables that a line may have more or fewer than its place in the verse. */
  off: number
  /** How much a line may end in the middle of something; see `costOfBreak`. */
  breakMost: number
  /** What lines cost that only sound alike ('haven', 'dagen'), and what those that do not rhyme at all. */
  halfRhyme: number
  noRhyme: number
  /** Whether a sentence whose verb we do not know may be sung, as it stands. */
  takesUnknownVerbs: boolean
}

/** Verses as they are in songbooks. */
export const strict: Strictness = {
  off: syllablesOff,
  breakMost: 2,
  halfRhyme: Number.POSITIVE_INFINITY,
  noRhyme: Number.POSITIVE_INFINITY,
  takesUnknownVerbs: false,
}

/**
 * For a plain story that gives too few of those: sentences broken over the lines, each with its stresses on the beat, and
 * rhymed where they can be. It still takes a full rhyme where it finds one.
 */
export const loose: Strictness = { off: 2, breakMost: 2.5, halfRhyme: 0.9, noRhyme: 2.2, takesUnknownVerbs: true }
