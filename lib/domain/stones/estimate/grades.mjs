import { gradeFixedPatterns, quietErrors } from './fixed-patterns.mjs'
import { QUIET, sampleOf } from './sampling.mjs'

/**
 * @typedef {import('./ideal-symbol.mjs').IdealSymbol} IdealSymbol
 * @typedef {0 | 1 | 2 | 3 | 4} Mark
 */

// ISO/IEC 15415 §7.8: the least value for the marks 4, 3, 2, 1.
const contrastSteps = [0.7, 0.55, 0.4, 0.2]
const modulationSteps = [0.5, 0.4, 0.3, 0.2]
const correctionSteps = [0.62, 0.5, 0.37, 0.25]
/** @param {number} value @param {number[]} steps @returns {Mark} */
const markAtLeast = (value, steps) => asMark(steps.findIndex((step) => value >= step))
/** @param {number} step @returns {Mark} */
const asMark = (step) => /** @type {Mark} */ (step < 0 ? 0 : 4 - step)

/**
 * Contrast, modulation, fixed patterns, unused error correction and damage of a sampled symbol, 0 to 1, and the lowest
 * mark. Light comes from one side in a photograph: an even fall of it across the symbol is taken out first.
 * @param {Float32Array} samples
 * @param {IdealSymbol} symbol
 */
export function gradeSymbol(samples, symbol) {
  const greys = withoutSlope(samples, symbol)
  const known = greys.filter((grey) => !Number.isNaN(grey)).sort()
  // The standard takes the extremes under a calibrated lamp; here one glint of the sun would be the lightest point.
  const darkest = known[Math.floor(known.length * 0.03)]
  const lightest = known[Math.floor(known.length * 0.97)]
  const contrast = Math.min(1, Math.max(0, (lightest - darkest) / 255))
  const threshold = (lightest + darkest) / 2
  const { size } = symbol

  // Reflectance margin of each module: how far it is on its own side of the threshold; 0 when it is on the wrong one.
  const margins = Float32Array.from(symbol.dark, (dark, at) => {
    const grey = greys[sampleOf(at, size)]
    const margin = ((dark ? threshold - grey : grey - threshold) * 2) / Math.max(1, lightest - darkest)
    return Number.isNaN(grey) ? 0 : Math.min(1, Math.max(0, margin))
  })
  const isWrong = (/** @type {number} */ at) => margins[at] === 0
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
    // The lower quartile: what three of four modules reach.
    modulation: rounded([...margins].sort((a, b) => a - b)[Math.floor(margins.length / 4)]),
    fixedPatterns: rounded(fixed.whole),
    unusedCorrection: rounded(unusedCorrection),
    damage: rounded(damage),
    mark: /** @type {Mark} */ (mark),
  }
}

/** @param {number} value */
const rounded = (value) => Math.round(value * 1000) / 1000

/**
 * The margin of each codeword's weakest module.
 * @param {Float32Array} margins
 * @param {IdealSymbol} symbol
 */
function weakestOfCodewords(margins, symbol) {
  const weakest = new Float32Array(symbol.blockOf.length).fill(1)
  for (const [at, codeword] of symbol.codewords.entries()) {
    if (codeword >= 0) weakest[codeword] = Math.min(weakest[codeword], margins[at])
  }
  return weakest
}

/**
 * Error correction left in the worst block if every codeword at or below `limit` counts as wrong.
 * @param {Float32Array} weakest
 * @param {IdealSymbol} symbol
 * @param {number} limit
 */
function unusedBelow(weakest, symbol, limit) {
  const wrong = new Array(symbol.blocks).fill(0)
  for (const [codeword, margin] of weakest.entries()) if (margin <= limit) wrong[symbol.blockOf[codeword]]++
  return Math.max(0, 1 - Math.max(...wrong) / symbol.correctable)
}

/**
 * A weak codeword does not pull the mark down as long as the correction could spare it (ISO/IEC 15415 §7.8.4): for each
 * mark, what lies below its threshold counts as lost; the best that both allow is the mark.
 * @param {Float32Array} weakest
 * @param {IdealSymbol} symbol
 */
function modulationMark(weakest, symbol) {
  const marks = modulationSteps.map((step, at) =>
    Math.min(4 - at, markAtLeast(unusedBelow(weakest, symbol, step - 1e-6), correctionSteps)),
  )
  return Math.max(0, ...marks)
}

/**
 * The samples without the plane that best explains them beside light and dark (least squares over the symbol).
 * @param {Float32Array} samples
 * @param {IdealSymbol} symbol
 */
function withoutSlope(samples, { size, dark }) {
  const slope = { x: 0, y: 0 }
  const means = [0, 1].map((isDark) =>
    meanOf(
      [...dark.keys()].filter((at) => dark[at] === isDark),
      samples,
      size,
    ),
  )
  let spread = 0
  for (const [at, isDark] of dark.entries()) {
    const grey = samples[sampleOf(at, size)]
    if (Number.isNaN(grey)) continue
    const x = (at % size) - (size - 1) / 2
    const y = Math.floor(at / size) - (size - 1) / 2
    slope.x += x * (grey - means[isDark])
    slope.y += y * (grey - means[isDark])
    spread += x * x
  }
  const side = size + 2 * QUIET
  return samples.map((grey, at) => {
    const x = (at % side) - (side - 1) / 2
    const y = Math.floor(at / side) - (side - 1) / 2
    return grey - (slope.x * x + slope.y * y) / Math.max(1, spread)
  })
}

/** @param {number[]} modules @param {Float32Array} samples @param {number} size */
function meanOf(modules, samples, size) {
  const greys = modules.map((at) => samples[sampleOf(at, size)]).filter((grey) => !Number.isNaN(grey))
  return greys.reduce((sum, grey) => sum + grey, 0) / Math.max(1, greys.length)
}
