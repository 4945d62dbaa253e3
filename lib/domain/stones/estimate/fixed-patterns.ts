import type { IdealSymbol } from './ideal-symbol'
import { QUIET } from './sampling'

type Part = { wrong: number; total: number }

// ISO/IEC 18004 annex G: the largest shares of wrong modules for the marks 4, 3, 2, 1.
const timingSteps = [0, 0.07, 0.11, 0.14]
const alignmentSteps = [0, 0.1, 0.2, 0.3]

/** `steps`: the largest values for the marks 4, 3, 2, 1. */
const markAtMost = (value: number, steps: number[]) => {
  const step = steps.findIndex((most) => value <= most)
  return step < 0 ? 0 : 4 - step
}

/**
 * Finder patterns with their separators: one, two, three wrong modules give the marks 3, 2, 1. Timing, alignment and
 * quiet zone are marked by their share of wrong modules.
 */
export function gradeFixedPatterns(
  isWrong: (at: number) => boolean,
  quiet: Part,
  { size, reserved }: IdealSymbol,
): { whole: number; mark: number } {
  const finders: [number, number, number] = [0, 0, 0]
  const timing = { wrong: 0, total: 0 }
  const alignment = { wrong: 0, total: 0 }
  for (const [at, fixed] of reserved.entries()) {
    const x = at % size
    const y = Math.floor(at / size)
    const finder = y < 8 && x < 8 ? 0 : y < 8 && x >= size - 8 ? 1 : y >= size - 8 && x < 8 ? 2 : null
    if (finder !== null) finders[finder] += isWrong(at) ? 1 : 0
    else if (fixed && x !== 8 && y !== 8) {
      const line = x === 6 || y === 6 ? timing : alignment
      line.total++
      line.wrong += isWrong(at) ? 1 : 0
    }
  }
  const share = ({ wrong, total }: Part) => (total ? wrong / total : 0)
  const wrong = finders[0] + finders[1] + finders[2] + timing.wrong + alignment.wrong + quiet.wrong
  return {
    whole: 1 - wrong / (3 * 64 + timing.total + alignment.total + quiet.total),
    mark: Math.min(
      ...finders.map((count) => Math.max(0, 4 - count)),
      markAtMost(share(timing), timingSteps),
      markAtMost(share(alignment), alignmentSteps),
      markAtMost(share(quiet), timingSteps),
    ),
  }
}

/** Dark modules in the visible part of the quiet zone. */
export function quietErrors(greys: Float32Array, { size }: IdealSymbol, threshold: number): Part {
  const side = size + 2 * QUIET
  const part = { wrong: 0, total: 0 }
  for (const [at, grey] of greys.entries()) {
    const x = (at % side) - QUIET
    const y = Math.floor(at / side) - QUIET
    if ((x >= 0 && y >= 0 && x < size && y < size) || Number.isNaN(grey)) continue
    part.total++
    if (grey < threshold) part.wrong++
  }
  return part
}
