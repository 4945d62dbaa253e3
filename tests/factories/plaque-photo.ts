import sharp from 'sharp'
import { drawArtwork } from '@/lib/domain/artwork/draw-artwork'
import { writeArtwork } from '@/lib/domain/artwork/files/write-artwork'
import { blurred, type Grey, warped, withNoise } from '@/lib/domain/artwork/proof/grey'
import { inverse, joined, squareTo, tiltedSquare } from '@/lib/domain/artwork/proof/projection'
import type { ArtworkOptions } from '@/lib/domain/artwork/schema'
import { seededRandom } from '@/lib/shared/seeded-random'

export type PlaquePhoto = {
  seed: number
  /** Radians. */
  tilt?: number
  turn?: number
  /** In pixels of the photograph. */
  blur?: number
  /** Grain of the stone and noise of the camera, in grey levels. */
  grain?: number
  noise?: number
  /** Grey levels of the dark and the light part. */
  dark?: number
  light?: number
  /** Darkens by this many grey levels from left to right. */
  shade?: number
}

/** A JPEG of 1500 × 2000: the drawing of `options` in stone, photographed hand-held. Deterministic. */
export async function plaquePhoto(options: ArtworkOptions, code: string, wishes: PlaquePhoto): Promise<Buffer> {
  const { seed, tilt = 0.2, turn = 0.05, blur = 1, grain = 10, noise = 4, dark = 55, light = 190, shade = 30 } = wishes
  const random = seededRandom(seed)
  const drawing = drawArtwork(options, code)
  const flat = await stoneOf(drawing, { options, code, dark, light, grain, random })
  const frame = { width: 1500, height: 2000 }
  const scale = Math.min((frame.width * 0.8) / flat.width, (frame.height * 0.8) / flat.height)
  const side = Math.max(flat.width, flat.height) * scale
  const [a, b, c, d] = tiltedSquare(side, { tilt, axis: random() * Math.PI, turn, distance: 2.5 })
  const moved = ([x, y]: readonly [number, number]) => [x + frame.width / 2, y + frame.height / 2] as const
  const span = Math.max(flat.width, flat.height)
  const [left, top] = [(flat.width - span) / 2, (flat.height - span) / 2]
  const own = squareTo([
    [left, top],
    [left + span, top],
    [left + span, top + span],
    [left, top + span],
  ])
  const toSource = joined(own, inverse(squareTo([moved(a), moved(b), moved(c), moved(d)])))
  const seen = warped(flat, toSource, { ...frame, ground: 120 })
  const shaded = { ...seen, pixels: seen.pixels.map((grey, at) => Math.max(0, grey - (shade * (at % 1500)) / 1500)) }
  const photo = withNoise(blurred(shaded, blur), noise, random)
  return sharp(Buffer.from(photo.pixels), { raw: { ...frame, channels: 1 } })
    .jpeg({ quality: 85 })
    .toBuffer()
}

type Stone = Required<Pick<PlaquePhoto, 'dark' | 'light' | 'grain'>> & {
  options: ArtworkOptions
  code: string
  random: () => number
}

async function stoneOf(drawing: ReturnType<typeof drawArtwork>, stone: Stone): Promise<Grey> {
  const svg = await writeArtwork(drawing, 'svg')
  const { data, info } = await sharp(svg, { density: 400 })
    .resize({ width: 1600 })
    .flatten({ background: '#ffffff' })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const [ink, ground] = drawing.engravesLight ? [stone.light, stone.dark] : [stone.dark, stone.light]
  const columns = Math.ceil(info.width / 6)
  const rows = Math.ceil(info.height / 6)
  const even = { pixels: new Uint8Array(columns * rows).fill(128), width: columns, height: rows }
  const specks = withNoise(even, stone.grain, stone.random).pixels
  const pixels = new Uint8Array(data).map((grey, at) => {
    const [x, y] = [at % info.width, Math.floor(at / info.width)]
    const speck = (specks[Math.floor(y / 6) * columns + Math.floor(x / 6)] ?? 128) - 128
    return Math.min(255, Math.max(0, ink + ((ground - ink) * grey) / 255 + speck))
  })
  return { pixels, width: info.width, height: info.height }
}
