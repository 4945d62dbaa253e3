import { asImage, jsqrResult, zxingResults } from '@/lib/domain/artwork/proof/decoders'
import { blurred, type Grey, mapped, warped } from '@/lib/domain/artwork/proof/grey'
import { type Corners, type Projection, squareTo } from '@/lib/domain/artwork/proof/projection'
import { compareLettering } from '@/lib/domain/stones/lettering/compare-lettering'
import type { ComparedRow, LetteringPlan } from '@/lib/domain/stones/lettering/lettering-plan'
import type { StoneEstimate } from '@/lib/domain/stones/schema'
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

/**
 * A code read by a decoder: `corners` are the symbol's outer corners in pixels of `picture`, `level` its error
 * correction, if the decoder reports it.
 */
type Found = { text: string; version: number; level: string | null; corners: Corners; picture: Grey }

/** The same photograph in several sizes, largest first. */
type Photo = { pictures: readonly Grey[]; expectedText: string | null }

/** Pixels on a side of the close-up that jsqr gets of a code found by zxing. */
const CLOSE_UP = 420
/** Blur against the grain of stone and camera, pixels; a module has at least seven. */
const CLOSE_UP_SOFTNESS = 1.5
/** Limit for jsqr, which is very slow on large grainy pictures. */
const JSQR_PIXELS = 800_000

/**
 * The code that each decoder finds in the photograph; of several, zxing prefers the expected one. jsqr only searches
 * where zxing found a code, if it did: on a whole photograph it takes seconds.
 */
async function findCode({ pictures, expectedText }: Photo): Promise<{ zxing: Found | null; jsqr: Found | null }> {
  let zxing: Found | null = null
  for (const picture of pictures) {
    const results = await zxingResults(asImage(picture), { inverted: true, patient: true })
    const result = results.find(({ text }) => text === expectedText) ?? results[0]
    if (!result || (zxing && result.text !== expectedText)) continue
    const { topLeft, topRight, bottomRight, bottomLeft } = result.position
    const corners = cornersFrom(topLeft, topRight, bottomRight, bottomLeft)
    zxing = { text: result.text, version: Number(result.version), level: result.ecLevel || null, corners, picture }
    // Otherwise a smaller size may still reveal the expected code.
    if (expectedText === null || result.text === expectedText) break
  }
  return { zxing, jsqr: zxing ? closeUp(zxing) : wide(pictures) }
}

function closeUp({ corners, picture }: Found): Found | null {
  // A straightened copy with a margin around it.
  const space = 0.3
  const map = squareTo(corners)
  const scale = (1 + 2 * space) / CLOSE_UP
  const [a, b, c, d, e, f, g, h, i] = map
  const toSource: Projection = [
    a * scale,
    b * scale,
    c - space * (a + b),
    d * scale,
    e * scale,
    f - space * (d + e),
    g * scale,
    h * scale,
    i - space * (g + h),
  ]
  const view = blurred(warped(picture, toSource, { width: CLOSE_UP, height: CLOSE_UP, ground: 128 }), CLOSE_UP_SOFTNESS)
  const read = jsqrIn(view)
  return read && { ...read, corners, picture }
}

function wide(pictures: readonly Grey[]): Found | null {
  for (const picture of pictures) {
    if (picture.width * picture.height > JSQR_PIXELS) continue
    const read = jsqrIn(picture)
    if (read) return read
  }
  return null
}

function jsqrIn(picture: Grey): Found | null {
  const result = jsqrResult(asImage(picture), 'attemptBoth')
  if (!result?.data) return null
  const { topLeftCorner, topRightCorner, bottomRightCorner, bottomLeftCorner } = result.location
  const corners = cornersFrom(topLeftCorner, topRightCorner, bottomRightCorner, bottomLeftCorner)
  return { text: result.data, version: result.version, level: null, corners, picture }
}

type Place = { x: number; y: number }

function cornersFrom(topLeft: Place, topRight: Place, bottomRight: Place, bottomLeft: Place): Corners {
  const middleOf = ({ x, y }: Place) => [x + 0.5, y + 0.5] as const
  return [middleOf(topLeft), middleOf(topRight), middleOf(bottomRight), middleOf(bottomLeft)]
}
