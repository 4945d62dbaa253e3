import QRCode from 'qrcode'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { blurred, type Grey, warped, withContrast, withNoise } from '@/lib/domain/artwork/proof/grey'
import { inverse, joined, squareTo, tiltedSquare } from '@/lib/domain/artwork/proof/projection'
import { seededRandom } from '@/lib/shared/seeded-random'
import { estimateStonePhoto } from './estimate-photo'

const text = 'HTTPS://MINDELUND.EXAMPLE/QR/48WK0BPHMT'
const other = 'HTTPS://MINDELUND.EXAMPLE/QR/7G4T9QW2B2'

const estimate = (file: Buffer, expected: string) => estimateStonePhoto(file, expected, 'test')

let photo: Buffer
let otherPhoto: Buffer
let unharmed: Awaited<ReturnType<typeof estimate>>
beforeAll(async () => {
  photo = await samplePhoto({ text })
  otherPhoto = await samplePhoto({ text: other })
  unharmed = await estimate(photo, text)
})

async function estimateOf(wishes: Partial<Parameters<typeof samplePhoto>[0]>) {
  return estimate(await samplePhoto({ text, ...wishes }), text)
}

describe('a photograph of a code on stone', () => {
  test('of a new code gets the best mark and is read by both decoders', () => {
    const { estimate, text: read } = unharmed
    expect(read).toBe(text)
    expect(estimate).toMatchObject({
      zxing: text,
      jsqr: text,
      mark: 4,
      damage: 0,
      unusedCorrection: 1,
      fixedPatterns: 1,
    })
    expect(estimate.contrast).toBeGreaterThan(0.8)
    expect(estimate.contrast).toBeLessThan(0.95)
    expect(estimate.modulation).toBeGreaterThan(0.7)
  })

  test.each([
    ['from the side', { tilt: 0.8, turn: 0.4 }],
    ['in light from one side', { shade: 90, contrast: 0.6 }],
    ['upside down, with less error correction', { turn: Math.PI, errorCorrection: 'Q' as const }],
  ])('%s shows no damage if there is none', async (_, wishes) => {
    const { estimate } = await estimateOf(wishes)
    expect(estimate).toMatchObject({ damage: 0, unusedCorrection: 1 })
  })

  test('of a light code on dark stone gets the same mark', async () => {
    const { estimate } = await estimateOf({ lightOnDark: true })
    expect(estimate).toMatchObject({ damage: 0, mark: 4 })
  })

  test('gets a lower mark as the contrast falls', async () => {
    const found = [unharmed.estimate]
    for (const contrast of [0.6, 0.45, 0.25]) found.push((await estimateOf({ contrast })).estimate)
    expect(found.map(({ mark }) => mark)).toEqual([4, 3, 2, 1])
    expectFalling(found.map((estimate) => estimate.contrast))
  })

  test('gets a lower mark as modules are lost, and counts them', async () => {
    const found = [unharmed.estimate]
    for (const lost of [0.01, 0.02, 0.035]) found.push((await estimateOf({ lost })).estimate)
    expectFalling(found.map((estimate) => estimate.unusedCorrection))
    expectFalling(found.map(({ damage }) => -(damage ?? 0)))
    expect(found.map(({ mark }) => mark)).toEqual(found.map(({ mark }) => mark).toSorted((a, b) => b - a))
    expect(found.at(-1)?.mark).toBeLessThan(4)
  })

  test('of another code returns its text', async () => {
    const { text: read } = await estimate(otherPhoto, text)
    expect(read).toBe(other)
  })

  test('without a code has no figures and the lowest mark', async () => {
    const bare = { create: { width: 600, height: 450, channels: 3 as const, background: '#777777' } }
    const picture = await sharp(bare).jpeg().toBuffer()
    expect(await estimate(picture, text)).toEqual({
      text: null,
      rows: null,
      estimate: {
        zxing: null,
        jsqr: null,
        contrast: null,
        modulation: null,
        fixedPatterns: null,
        unusedCorrection: null,
        damage: null,
        mark: 0,
      },
    })
  })

  test('with two codes finds the expected one', async () => {
    const both = await sharp({ create: { width: 1600, height: 600, channels: 3, background: '#ffffff' } })
      .composite([
        { input: otherPhoto, left: 0, top: 0 },
        { input: photo, left: 800, top: 0 },
      ])
      .jpeg()
      .toBuffer()
    expect((await estimate(both, text)).text).toBe(text)
    expect((await estimate(both, other)).text).toBe(other)
  })

  test('that is not a picture is refused', async () => {
    await expect(estimate(Buffer.from('not a picture'), text)).rejects.toMatchObject({ name: 'PictureError' })
  })
})

function expectFalling(values: Array<number | null>) {
  for (const [at, value] of values.entries()) if (at > 0) expect(value).toBeLessThan(values[at - 1] ?? 0)
}

type SamplePhoto = {
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

/** A phone's photograph of a stone with a code: a JPEG of 800 × 600, the same for the same wishes. */
async function samplePhoto(wishes: SamplePhoto): Promise<Buffer> {
  const { contrast = 0.9, lightOnDark = false, tilt = 0.3, turn = 0.15, noise = 3, shade = 0 } = wishes
  const random = seededRandom(7)
  const flat = symbolPicture(wishes, random)
  const frame = { width: 800, height: 600 }
  const [a, b, c, d] = tiltedSquare(380, { tilt, axis: 0.7, turn, distance: 3 })
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
  const scale = 10
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
