import { mapped } from '../../artwork/proof/grey.mjs'
import { compareLettering } from '../lettering/compare-lettering.mjs'
import { findCode } from './find-code.mjs'
import { gradeSymbol } from './grades.mjs'
import { symbolsOf } from './ideal-symbol.mjs'
import { refineCorners, sampleModules, sampleOf } from './sampling.mjs'

/**
 * @typedef {import('./find-code.mjs').Found} Found
 * @typedef {import('./find-code.mjs').Photo} Photo
 * @typedef {import('../../artwork/proof/projection.mjs').Corners} Corners
 */

/**
 * What stands in the photograph: the expected text if any decoder reads it, else whatever is read first.
 * @param {Photo} photo
 * @returns {Promise<string | null>}
 */
export async function readCode(photo) {
  const { zxing, jsqr } = await findCode(photo)
  return (zxing ?? jsqr)?.text ?? null
}

/**
 * Figures and mark of the code in the photograph, and what it says. Of a text that another maker wrote in a way of its own
 * there are no figures: what it should look like is not known. With a `plan`, also how the letters around the expected
 * code compare with the drawing; null where the code does not tell where they stand.
 * @param {Photo & { plan?: import('../lettering/lettering-plan').LetteringPlan | null }} photo
 * @returns {Promise<{ estimate: import('../schema').StoneEstimate, text: string | null, rows: import('../lettering/lettering-plan').ComparedRow[] | null }>}
 */
export async function estimateCode({ plan, ...photo }) {
  const { zxing, jsqr } = await findCode(photo)
  const found = zxing ?? jsqr
  const read = { zxing: zxing?.text ?? null, jsqr: jsqr?.text ?? null }
  const graded = found ? grade(found) : null
  const isMeant = found?.text === photo.expectedText
  return {
    estimate: graded ? { ...read, ...graded.grades } : { ...read, ...nothing, mark: 0 },
    text: found?.text ?? null,
    rows: plan && graded && isMeant ? compareLettering(graded.seen, plan) : null,
  }
}

/** Wrong modules from which on it is another symbol: two that have nothing in common differ in half of them. */
const UNLIKE = 0.35

const nothing = { contrast: null, modulation: null, fixedPatterns: null, unusedCorrection: null, damage: null }

/**
 * The symbol that was meant is written anew from the text that was read, and the photograph is compared with it module
 * by module. Null when no symbol of ours looks like it: then another maker wrote the same text in another way.
 * @param {Found} found
 */
function grade({ text, version, level, corners, picture }) {
  const symbols = symbolsOf(text, version, level)
  /** @type {{ wrong: number, symbol: import('./ideal-symbol.mjs').IdealSymbol, turned: Corners, isInverted: boolean } | null} */
  let best = null
  for (const turned of turnedCorners(corners)) {
    const samples = symbols[0] && sampleModules(picture, turned, symbols[0].size)
    for (const symbol of symbols) {
      const share = wrongShare(samples, symbol)
      const isInverted = share > 0.5
      const wrong = isInverted ? 1 - share : share
      if (!best || wrong < best.wrong) best = { wrong, symbol, turned, isInverted }
    }
  }
  if (!best || best.wrong > UNLIKE) return null
  const { symbol, turned, isInverted } = best
  const seen = isInverted ? mapped(picture, (value) => 255 - value) : picture
  const refined = refineCorners(seen, turned, symbol)
  const samples = sampleModules(seen, refined, symbol.size)
  return {
    grades: gradeSymbol(samples, symbol),
    seen: { picture: seen, corners: refined, levels: levelsOf(samples, symbol) },
  }
}

/** Mean grey of dark and light modules. @param {Float32Array} samples @param {import('./ideal-symbol.mjs').IdealSymbol} symbol */
function levelsOf(samples, { size, dark }) {
  const sums = [0, 0]
  const counts = [0, 0]
  for (const [at, isDark] of dark.entries()) {
    const grey = samples[sampleOf(at, size)]
    if (Number.isNaN(grey)) continue
    sums[isDark] += grey
    counts[isDark]++
  }
  return { light: sums[0] / Math.max(1, counts[0]), dark: sums[1] / Math.max(1, counts[1]) }
}

/** Each corner as the first one, and seen as in a mirror. @param {Corners} corners @returns {Corners[]} */
function turnedCorners([a, b, c, d]) {
  return [
    [a, b, c, d],
    [b, c, d, a],
    [c, d, a, b],
    [d, a, b, c],
    [a, d, c, b],
    [b, a, d, c],
    [c, b, a, d],
    [d, c, b, a],
  ]
}

/** @param {Float32Array} samples @param {import('./ideal-symbol.mjs').IdealSymbol} symbol */
function wrongShare(samples, { size, dark }) {
  const inside = Array.from(dark, (_, at) => samples[sampleOf(at, size)])
  const sorted = inside.filter((grey) => !Number.isNaN(grey)).sort((a, b) => a - b)
  const middle = (sorted[Math.floor(sorted.length * 0.05)] + sorted[Math.floor(sorted.length * 0.95)]) / 2
  return inside.filter((grey, at) => grey < middle !== Boolean(dark[at])).length / dark.length
}
