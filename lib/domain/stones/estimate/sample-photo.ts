import QRCode from 'qrcode'
import sharp from 'sharp'
import { blurred, type Grey, warped, withContrast, withNoise } from '@/lib/domain/artwork/proof/grey'
import { inverse, joined, squareTo, tiltedSquare } from '@/lib/domain/artwork/proof/projection'
import { seededRandom } from '@/lib/domain/artwork/proof/random'

export type SamplePhoto = {
  text: string
  errorCorrection?: 'Q' | 'H'
  /** Share of the full range, 0 to 1. */
  contrast?: number
  /** Share of modules outside the finder patterns that are inverted. */
  lost?: number
  lightOnDark?: boolean
  /** Radians. */
  tilt?: number
  turn?: number
  /** Grey levels. */
  noise?: number
  /** Grey levels lost from left to right. */
  shade?: number
}

/** A phone's photograph of a stone with a code: a JPEG of 1200 × 900, the same for the same wishes. */
export async function samplePhoto(wishes: SamplePhoto): Promise<Buffer> {
  const { contrast = 0.9, lightOnDark = false, tilt = 0.3, turn = 0.15, noise = 3, shade = 0 } = wishes
  const random = seededRandom(7)
  const flat = symbolPicture(wishes, random)
  const frame = { width: 1200, height: 900 }
  const [a, b, c, d] = tiltedSquare(560, { tilt, axis: 0.7, turn, distance: 3 })
  const moved = ([x, y]: readonly [number, number]) => [x + frame.width / 2, y + frame.height / 2] as const
  const side = flat.width
  const own = squareTo([
    [0, 0],
    [side, 0],
    [side, side],
    [0, side],
  ])
  const toSource = joined(own, inverse(squareTo([moved(a), moved(b), moved(c), moved(d)])))
  const stone = warped(flat, toSource, { ...frame, ground: 255 })
  const lit = withContrast(
    lightOnDark ? { ...stone, pixels: stone.pixels.map((value) => 255 - value) } : stone,
    contrast,
  )
  const shaded = lit.pixels.map((value, at) => Math.max(0, value - (shade * (at % frame.width)) / frame.width))
  const photo = withNoise(blurred({ ...lit, pixels: shaded }, 1), noise, random)
  return sharp(Buffer.from(photo.pixels), { raw: { ...frame, channels: 1 } })
    .jpeg({ quality: 88 })
    .toBuffer()
}

function symbolPicture({ text, errorCorrection = 'H', lost = 0 }: SamplePhoto, random: () => number): Grey {
  const { modules } = QRCode.create(text, { errorCorrectionLevel: errorCorrection })
  const scale = 16
  const side = (modules.size + 12) * scale
  const dark = Uint8Array.from(modules.data)
  for (const at of dark.keys()) {
    const [x, y] = [at % modules.size, Math.floor(at / modules.size)]
    const isFinder = (x < 8 || x >= modules.size - 8) && (y < 8 || y >= modules.size - 8)
    // A random number for every module, so that a larger share loses the same modules and more.
    if (random() < lost && !isFinder) dark[at] = dark[at] ? 0 : 1
  }
  const pixels = new Uint8Array(side * side).fill(255)
  for (let at = 0; at < pixels.length; at++) {
    const [x, y] = [Math.floor((at % side) / scale) - 6, Math.floor(at / side / scale) - 6]
    const isInside = x >= 0 && y >= 0 && x < modules.size && y < modules.size
    if (isInside && dark[y * modules.size + x]) pixels[at] = 0
  }
  return { pixels, width: side, height: side }
}
