import { asImage, jsqrResult, zxingResults } from '@/lib/domain/artwork/proof/decoders'
import { blurred, type Grey, warped } from '@/lib/domain/artwork/proof/grey'
import { type Corners, type Projection, squareTo } from '@/lib/domain/artwork/proof/projection'

/**
 * A code read by a decoder: `corners` are the symbol's outer corners in pixels of `picture`, `level` its error
 * correction, if the decoder reports it.
 */
export type Found = { text: string; version: number; level: string | null; corners: Corners; picture: Grey }

/** The same photograph in several sizes, largest first. */
export type Photo = { pictures: readonly Grey[]; expectedText: string | null }

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
export async function findCode({
  pictures,
  expectedText,
}: Photo): Promise<{ zxing: Found | null; jsqr: Found | null }> {
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
