import { asImage, jsqrResult, zxingResults } from '../../artwork/proof/decoders.mjs'
import { blurred, warped } from '../../artwork/proof/grey.mjs'
import { squareTo } from '../../artwork/proof/projection.mjs'

/**
 * A code that a decoder read: `corners` are the outer ones of the symbol in pixels of `picture`, `level` its error
 * correction where the decoder tells it.
 * @typedef {import('../../artwork/proof/grey.mjs').Grey} Grey
 * @typedef {import('../../artwork/proof/projection.mjs').Corners} Corners
 * @typedef {{ text: string, version: number, level: string | null, corners: Corners, picture: Grey }} Found
 * @typedef {{ pictures: Grey[], expectedText: string | null }} Photo the same photograph, largest first
 */

/** Side of the picture that the second decoder gets of a code which the first one found. */
const CLOSE_UP = 420
/** Pixels; takes the grain of stone and camera away, a module has at least seven. */
const CLOSE_UP_SOFTNESS = 1.5
/** jsqr takes very long over the grain of large pictures. */
const JSQR_PIXELS = 800_000

/**
 * What each of the two decoders reads in the photograph; of several codes zxing takes the expected one. Where zxing found
 * one, jsqr looks there: over the grain of a whole photograph it takes seconds.
 * @param {Photo} photo
 * @returns {Promise<{ zxing: Found | null, jsqr: Found | null }>}
 */
export async function findCode({ pictures, expectedText }) {
  /** @type {Found | null} */
  let zxing = null
  for (const picture of pictures) {
    const results = await zxingResults(asImage(picture), { inverted: true, patient: true })
    const result = results.find(({ text }) => text === expectedText) ?? results[0]
    if (!result || (zxing && result.text !== expectedText)) continue
    const { topLeft, topRight, bottomRight, bottomLeft } = result.position
    const corners = cornersFrom(topLeft, topRight, bottomRight, bottomLeft)
    zxing = { text: result.text, version: Number(result.version), level: result.ecLevel || null, corners, picture }
    // A smaller size may still show the expected code beside the one that was found.
    if (expectedText === null || result.text === expectedText) break
  }
  return { zxing, jsqr: zxing ? closeUp(zxing) : wide(pictures) }
}

/** @param {Found} found @returns {Found | null} */
function closeUp({ corners, picture }) {
  // A straightened copy with room around it; what is read in it is read anew.
  const room = 0.3
  const map = squareTo(corners)
  const scale = (1 + 2 * room) / CLOSE_UP
  const [a, b, c, d, e, f, g, h, i] = map
  const toSource = /** @type {import('../../artwork/proof/projection.mjs').Projection} */ ([
    a * scale,
    b * scale,
    c - room * (a + b),
    d * scale,
    e * scale,
    f - room * (d + e),
    g * scale,
    h * scale,
    i - room * (g + h),
  ])
  const view = blurred(warped(picture, toSource, { width: CLOSE_UP, height: CLOSE_UP, ground: 128 }), CLOSE_UP_SOFTNESS)
  const read = jsqrIn(view)
  return read && { ...read, corners, picture }
}

/** @param {Grey[]} pictures @returns {Found | null} */
function wide(pictures) {
  for (const picture of pictures) {
    if (picture.width * picture.height > JSQR_PIXELS) continue
    const read = jsqrIn(picture)
    if (read) return read
  }
  return null
}

/** @param {Grey} picture @returns {Found | null} */
function jsqrIn(picture) {
  const result = jsqrResult(asImage(picture), 'attemptBoth')
  if (!result?.data) return null
  const { topLeftCorner, topRightCorner, bottomRightCorner, bottomLeftCorner } = result.location
  const corners = cornersFrom(topLeftCorner, topRightCorner, bottomRightCorner, bottomLeftCorner)
  return { text: result.data, version: result.version, level: null, corners, picture }
}

/** @param {...{ x: number, y: number }} points @returns {Corners} */
function cornersFrom(...points) {
  return /** @type {Corners} */ (/** @type {unknown} */ (points.map(({ x, y }) => [x + 0.5, y + 0.5])))
}
