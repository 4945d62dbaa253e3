import sharp, { type Sharp } from 'sharp'
import { describe, expect, test } from 'vitest'
import { PictureError } from './picture-error'
import { readCut } from './read-cut'
import { readPicture } from './read-picture'

const size = { width: 320, height: 240 }
const noise = { type: 'gaussian' as const, mean: 128, sigma: 30 }
const drawn = (channels: 3 | 4 = 3) => sharp({ create: { ...size, channels, background: '#aa7733', noise } })
const part = (file: Buffer, share: number) => file.subarray(0, Math.floor(file.length * share))
const broken = new PictureError('PICTURE_BROKEN')

/** The mean red of the first rows. */
async function redAbove(file: Buffer | Sharp): Promise<number> {
  const rows = await sharp(Buffer.isBuffer(file) ? file : await file.png().toBuffer())
    .extract({ left: 0, top: 0, width: size.width, height: 20 })
    .removeAlpha()
    .png()
    .toBuffer()
  return (await sharp(rows).stats()).channels[0]?.mean ?? 0
}

const formats: [string, (picture: Sharp) => Sharp][] = [
  ['JPEG', (picture) => picture.jpeg()],
  ['JPEG in grey', (picture) => picture.greyscale().jpeg()],
  ['JPEG in CMYK', (picture) => picture.toColourspace('cmyk').jpeg()],
  ['PNG', (picture) => picture.png()],
  ['PNG in grey of 16 bits', (picture) => picture.toColourspace('grey16').png()],
  ['PNG with a palette', (picture) => picture.png({ palette: true })],
  ['GIF', (picture) => picture.gif({ effort: 1 })],
]

describe('what is there is read of', () => {
  test.each(formats.flatMap(([name, write]) => [0.4, 0.7, 0.95].map((share) => [share, name, write] as const)))(
    'the first %f of a %s',
    async (share, _, write) => {
      const whole = await write(drawn()).toBuffer()
      const shown = await readCut(part(whole, share), broken)
      expect(await readPicture(shown)).toMatchObject(size)
      expect(await redAbove(shown)).toBeCloseTo(await redAbove(whole), -1)
    },
  )

  test('a progressive JPEG that ends within its first scan', async () => {
    const whole = await drawn().jpeg({ progressive: true }).toBuffer()
    expect(await readPicture(await readCut(part(whole, 0.1), broken))).toMatchObject(size)
  })

  test('a PNG with transparency, which what is missing has too', async () => {
    const shown = await readCut(part(await drawn(4).png().toBuffer(), 0.5), broken)
    expect(await readPicture(shown)).toMatchObject({ format: 'png', hasAlpha: true, ...size })
  })
})

describe('the refusal stands', () => {
  test.each(formats)('where nothing is there of a %s', async (_, write) => {
    const head = (await write(drawn()).toBuffer()).subarray(0, 120)
    await expect(readCut(head, broken)).rejects.toBe(broken)
  })

  test('where it is another', async () => {
    const refusal = new PictureError('PICTURE_TOO_MANY_PIXELS')
    await expect(readCut(part(await drawn().png().toBuffer(), 0.5), refusal)).rejects.toBe(refusal)
  })
})
