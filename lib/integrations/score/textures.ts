import { type Score, ticksPerQuarter } from './score'
import { barTicks } from './score-times'

/** A note of an accompaniment within its foot: `tone` counts the chord's three upper notes from below. */
export type Stroke = { at: number; tone: number }

const eighth = ticksPerQuarter / 2

/** Ticks between two stressed beats: half a bar of 4/4 and 6/8, a bar of 3/4. */
export function footTicks(score: Pick<Score, 'beats' | 'beatUnit'>): number {
  return score.beats === 3 ? barTicks(score) : barTicks(score) / 2
}

/** A chord broken over one foot, after its bass. */
export function brokenChord({ beats, beatUnit }: Pick<Score, 'beats' | 'beatUnit'>): Stroke[] {
  if (beatUnit === 8) return strokes([1, 0], [2, 1])
  if (beats === 3) return strokes([2, 0], [3, 1], [4, 2], [5, 1])
  return strokes([1, 0], [2, 1], [3, 2])
}

/** Bass and chord by turns, as a guitar is plucked. */
export function pluckedChord({ beats, beatUnit }: Pick<Score, 'beats' | 'beatUnit'>): Stroke[] {
  if (beatUnit === 8) return strokes([1, 1], [2, 2])
  if (beats === 3) return strokes([2, 0], [2, 1], [2, 2], [4, 1], [4, 2])
  return strokes([1, 0], [2, 1], [2, 2], [3, 0])
}

const strokes = (...pairs: [eighths: number, tone: number][]): Stroke[] =>
  pairs.map(([eighths, tone]) => ({ at: eighths * eighth, tone }))
