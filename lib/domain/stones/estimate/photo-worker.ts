import { mapped } from '@/lib/domain/artwork/proof/grey'
import type { Corners } from '@/lib/domain/artwork/proof/projection'
import { compareLettering } from '@/lib/domain/stones/lettering/compare-lettering'
import type { ComparedRow, LetteringPlan } from '@/lib/domain/stones/lettering/lettering-plan'
import type { StoneEstimate } from '@/lib/domain/stones/schema'
import { type Found, findCode, type Photo } from './find-code'
import { gradeSymbol } from './grades'
import { type IdealSymbol, symbolsOf } from './ideal-symbol'
import { refineCorners, sampleModules, sampleOf } from './sampling'

/**
 * The estimate and text of the code in a photograph; without figures if another encoder wrote the text in a way of its
 * own, because the ideal symbol is unknown. With a `plan`, also compares the letters around the expected code with the
 * drawing; null without a located code.
 */
export async function estimate({ plan, ...photo }: Photo & { plan: LetteringPlan | null }): Promise<{
  estimate: StoneEstimate
  text: string | null
  rows: ComparedRow[] | null
}> {
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

/** Above this share of wrong modules it is another symbol; unrelated symbols differ in half of them. */
const UNLIKE = 0.35

const nothing = { contrast: null, modulation: null, fixedPatterns: null, unusedCorrection: null, damage: null }

/**
 * Encodes the text that was read and compares the photograph with that symbol, module by module. Null when no such
 * symbol is similar: another encoder wrote the text in another way.
 */
function grade({ text, version, level, corners, picture }: Found) {
  const symbols = symbolsOf(text, version, level)
  const size = symbols[0]?.size
  if (size === undefined) return null
  let best: { wrong: number; symbol: IdealSymbol; turned: Corners; isInverted: boolean } | null = null
  for (const turned of turnedCorners(corners)) {
    const samples = sampleModules(picture, turned, size)
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

/** Mean grey of dark and light modules. */
function levelsOf(samples: Float32Array, { size, dark }: IdealSymbol): { light: number; dark: number } {
  const sums = { light: 0, dark: 0 }
  const counts = { light: 0, dark: 0 }
  for (const [at, isDark] of dark.entries()) {
    const grey = samples[sampleOf(at, size)] ?? Number.NaN
    if (Number.isNaN(grey)) continue
    const side = isDark ? 'dark' : 'light'
    sums[side] += grey
    counts[side]++
  }
  return { light: sums.light / Math.max(1, counts.light), dark: sums.dark / Math.max(1, counts.dark) }
}

/** All rotations of the corners, and their mirror images. */
function turnedCorners([a, b, c, d]: Corners): Corners[] {
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

function wrongShare(samples: Float32Array, { size, dark }: IdealSymbol): number {
  const inside = Array.from(dark, (_, at) => samples[sampleOf(at, size)] ?? Number.NaN)
  const sorted = inside.filter((grey) => !Number.isNaN(grey)).sort((a, b) => a - b)
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? Number.NaN
  const middle = (at(0.05) + at(0.95)) / 2
  return inside.filter((grey, module) => grey < middle !== Boolean(dark[module])).length / dark.length
}
