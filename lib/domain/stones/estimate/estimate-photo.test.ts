import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { estimateStonePhoto } from './estimate-photo'
import { samplePhoto } from './sample-photo'

const text = 'HTTPS://MINDELUND.EXAMPLE/QR/48WK0BPHMT'
const other = 'HTTPS://MINDELUND.EXAMPLE/QR/7G4T9QW2B2'

const estimate = (file: Buffer, expected: string) => estimateStonePhoto(file, expected, 'test')

async function estimateOf(wishes: Partial<Parameters<typeof samplePhoto>[0]>) {
  return estimate(await samplePhoto({ text, ...wishes }), text)
}

describe('a photograph of a code on stone', () => {
  test('of a new code gets the best mark and is read by both decoders', async () => {
    const { estimate, text: read } = await estimateOf({})
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
    ['upside down', { turn: Math.PI }],
    ['in light from one side', { shade: 90, contrast: 0.6 }],
    ['with less error correction', { errorCorrection: 'Q' as const }],
  ])('%s shows no damage if there is none', async (_, wishes) => {
    const { estimate } = await estimateOf(wishes)
    expect(estimate).toMatchObject({ damage: 0, unusedCorrection: 1 })
  })

  test('of a light code on dark stone gets the same mark', async () => {
    const { estimate } = await estimateOf({ lightOnDark: true })
    expect(estimate).toMatchObject({ damage: 0, mark: 4 })
  })

  test('gets a lower mark as the contrast falls', async () => {
    const found = []
    for (const contrast of [0.9, 0.6, 0.45, 0.25]) found.push((await estimateOf({ contrast })).estimate)
    expect(found.map(({ mark }) => mark)).toEqual([4, 3, 2, 1])
    expectFalling(found.map((estimate) => estimate.contrast))
  })

  test('gets a lower mark as modules are lost, and counts them', async () => {
    const found = []
    for (const lost of [0, 0.01, 0.02, 0.035]) found.push((await estimateOf({ lost })).estimate)
    expectFalling(found.map((estimate) => estimate.unusedCorrection))
    expectFalling(found.map(({ damage }) => -(damage ?? 0)))
    expect(found.map(({ mark }) => mark)).toEqual(found.map(({ mark }) => mark).toSorted((a, b) => b - a))
    expect(found.at(-1)?.mark).toBeLessThan(4)
  })

  test('of another code returns its text', async () => {
    const { text: read } = await estimate(await samplePhoto({ text: other }), text)
    expect(read).toBe(other)
  })

  test('without a code has no figures and the lowest mark', async () => {
    const bare = { create: { width: 800, height: 600, channels: 3 as const, background: '#777777' } }
    const picture = await sharp(bare).jpeg().toBuffer()
    expect(await estimate(picture, text)).toEqual({
      ...{ text: null, rows: null },
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
    const half = (content: string) =>
      samplePhoto({ text: content }).then((file) => sharp(file).resize(600, 450).toBuffer())
    const both = await sharp({ create: { width: 1200, height: 450, channels: 3, background: '#ffffff' } })
      .composite([
        { input: await half(other), left: 0, top: 0 },
        { input: await half(text), left: 600, top: 0 },
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
