import { type Score, type ScorePhrase, ticksPerQuarter } from './score'

/** A phrase where it is sung: `at` in ticks from the beginning of the song, its intro included. */
export type PlacedPhrase = { phrase: ScorePhrase; at: number; verse: number; line: number }

/** Ticks of a whole bar. */
export function barTicks({ beats, beatUnit }: Pick<Score, 'beats' | 'beatUnit'>): number {
  return (beats * 4 * ticksPerQuarter) / beatUnit
}

/** What is played before the first verse: its last line, as an organist gives a congregation the tune. 0 without words. */
export function introTicks(score: Score): number {
  return score.verses[0]?.at(-1)?.ticks ?? 0
}

/** Every phrase that is sung, in order. */
export function placedPhrases(score: Score): PlacedPhrase[] {
  let at = introTicks(score)
  return score.verses.flatMap((phrases, verse) =>
    phrases.map((phrase, line) => {
      const placed = { phrase, at, verse, line }
      at += phrase.ticks
      return placed
    }),
  )
}

/** Ticks of the whole song: intro and all verses, without what rings on after the last note. */
export function songTicks(score: Score): number {
  return placedPhrases(score).reduce((sum, { phrase }) => sum + phrase.ticks, introTicks(score))
}
