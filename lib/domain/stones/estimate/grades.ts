import type { EstimateMark } from '@/lib/domain/stones/schema'
import type { IdealSymbol } from './ideal-symbol'
import { QUIET, sampleOf } from './sampling'

// ISO/IEC 15415 §7.8: the smallest values for the marks 4, 3, 2, 1.
const contrastSteps = [0.7, 0.55, 0.4, 0.2]
const modulationSteps = [0.5, 0.4, 0.3, 0.2]
const correctionSteps = [0.62, 0.5, 0.37, 0.25]
const marks: readonly EstimateMark[] = [4, 3, 2, 1]
const markAtLeast = (value: number, steps: number[]): EstimateMark =>
  marks[steps.findIndex((step) => value >= step)] ?? 0

/**
 * Contrast, modulation, fixed patterns, unused error correction and damage of a sampled symbol, 0 to 1, and the lowest
 * mark. A linear gradient across the symbol is removed first: in a photograph light comes from one side.
 */
export function gradeSymbol(samples: Float32Array, symbol: IdealSymbol) {
  const greys = withoutSlope(samples, symbol)
  const known = greys.filter((grey) => !Number.isNaN(grey)).sort()
  // Percentiles, not the extremes as in the standard: without its calibrated lamp, a glint of sun would be the
  // lightest.
  const darkest = known[Math.floor(known.length * 0.03)] ?? Number.NaN
  const lightest = known[Math.floor(known.length * 0.97)] ?? Number.NaN
  const contrast = Math.min(1, Math.max(0, (lightest - darkest) / 255))
  const threshold = (lightest + darkest) / 2
  const { size } = symbol

  // Reflectance margin of each module: distance to the threshold, 0 on its wrong side.
  const margins = Float32Array.from(symbol.dark, (dark, at) => {
    const grey = greys[sampleOf(at, size)] ?? Number.NaN
    const margin = ((dark ? threshold - grey : grey - threshold) * 2) / Math.max(1, lightest - darkest)
    return Number.isNaN(grey) ? 0 : Math.min(1, Math.max(0, margin))
  })
  const isWrong = (at: number) => margins[at] === 0
  const damage = margins.filter((margin) => margin === 0).length / margins.length
  const weakest = weakestOfCodewords(margins, symbol)
  const unusedCorrection = unusedBelow(weakest, symbol, 0)
  const fixed = gradeFixedPatterns(isWrong, quietErrors(greys, symbol, threshold), symbol)
  const mark = Math.min(
    markAtLeast(contrast, contrastSteps),
    modulationMark(weakest, symbol),
    fixed.mark,
    markAtLeast(unusedCorrection, correctionSteps),
  )
  return {
    contrast: rounded(contrast),
    // The lower quartile.
    modulation: rounded([...margins].sort((a, b) => a - b)[Math.floor(margins.length / 4)] ?? Number.NaN),
    fixedPatterns: rounded(fixed.whole),
    unusedCorrection: rounded(unusedCorrection),
    damage: rounded(damage),
    mark: marks.find((each) => each === mark) ?? 0,
  }
}

const rounded = (value: number) => Math.round(value * 1000) / 1000

/** The smallest margin of each codeword's modules. */
function weakestOfCodewords(margins: Float32Array, symbol: IdealSymbol): Float32Array {
  const weakest = new Float32Array(symbol.blockOf.length).fill(1)
  for (const [at, codeword] of symbol.codewords.entries()) {
    if (codeword >= 0) weakest[codeword] = Math.min(weakest[codeword] ?? 1, margins[at] ?? 0)
  }
  return weakest
}

/** Unused error correction of the worst block if codewords at or below `limit` are wrong. */
function unusedBelow(weakest: Float32Array, symbol: IdealSymbol, limit: number): number {
  const wrong = new Uint16Array(symbol.blocks)
  for (const [codeword, margin] of weakest.entries()) {
    const block = symbol.blockOf[codeword] ?? 0
    if (margin <= limit) wrong[block] = (wrong[block] ?? 0) + 1
  }
  return Math.max(0, 1 - Math.max(...wrong) / symbol.correctable)
}

/**
 * The modulation mark of ISO/IEC 15415 §7.8.4, where error correction can compensate for weak codewords: for each mark,
 * codewords below its threshold count as wrong, and the lower of mark and error-correction mark is taken; the best
 * wins.
 */
function modulationMark(weakest: Float32Array, symbol: IdealSymbol): number {
  const reached = modulationSteps.map((step, at) =>
    Math.min(4 - at, markAtLeast(unusedBelow(weakest, symbol, step - 1e-6), correctionSteps)),
  )
  return Math.max(0, ...reached)
}

/** The samples minus their linear gradient (least squares over the symbol, given the means of light and dark). */
function withoutSlope(samples: Float32Array, { size, dark }: IdealSymbol): Float32Array {
  const slope = { x: 0, y: 0 }
  const meanOf = (isDark: number) =>
    meanGrey(
      [...dark.keys()].filter((at) => dark[at] === isDark),
      samples,
      size,
    )
  const [light, black] = [meanOf(0), meanOf(1)]
  let spread = 0
  for (const [at, isDark] of dark.entries()) {
    const grey = samples[sampleOf(at, size)] ?? Number.NaN
    if (Number.isNaN(grey)) continue
    const x = (at % size) - (size - 1) / 2
    const y = Math.floor(at / size) - (size - 1) / 2
    const mean = isDark ? black : light
    slope.x += x * (grey - mean)
    slope.y += y * (grey - mean)
    spread += x * x
  }
  const side = size + 2 * QUIET
  return samples.map((grey, at) => {
    const x = (at % side) - (side - 1) / 2
    const y = Math.floor(at / side) - (side - 1) / 2
    return grey - (slope.x * x + slope.y * y) / Math.max(1, spread)
  })
}

function meanGrey(modules: number[], samples: Float32Array, size: number): number {
  const greys = modules.map((at) => samples[sampleOf(at, size)] ?? Number.NaN).filter((grey) => !Number.isNaN(grey))
  return greys.reduce((sum, grey) => sum + grey, 0) / Math.max(1, greys.length)
}

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
