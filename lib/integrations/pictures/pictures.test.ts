import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { bombPng, drawHalves, phoneJpeg } from '@/tests/factories/sample-pictures'
import { cleanOriginal } from './clean-original'
import { makeVariants, variantWidths } from './make-variants'
import { PICTURE_MAX_BYTES, readPicture } from './read-picture'

let phone: Buffer
beforeAll(async () => {
  phone = await phoneJpeg(2400, 1600)
})

const transparent = () =>
  sharp({ create: { width: 40, height: 30, channels: 4, background: { r: 0, g: 99, b: 0, alpha: 0.5 } } })
const red = { r: 220, g: 30, b: 20 }

async function colourAt(file: Buffer, left: number, top: number) {
  const { dominant } = await sharp(file)
    .extract({ left, top, width: 8, height: 8 })
    .png()
    .toBuffer()
    .then((part) => sharp(part).stats())
  return dominant.r > dominant.b ? 'red' : 'blue'
}

/** Checks parsed metadata and raw bytes for anything that identifies person, place or device. */
async function expectNothingPersonal(file: Buffer) {
  const { exif, xmp, iptc, comments, orientation } = await sharp(file).metadata()
  expect({ exif, xmp, iptc, comments, orientation }).toEqual({})
  for (const trace of ['Telefonfabrikken', 'Testperson', 'Exif', 'GPS', 'http://ns.adobe.com']) {
    expect(file.includes(trace), trace).toBe(false)
  }
}

describe('a picture is read', () => {
  test('from a phone, upright, with its checksum', async () => {
    expect(phone.includes('Testperson')).toBe(true)
    expect((await sharp(phone).metadata()).orientation).toBe(6)
    const picture = await readPicture(phone)
    expect(picture).toMatchObject({ format: 'jpeg', width: 1600, height: 2400, hasAlpha: false, bytes: phone.length })
    expect(picture.checksum).toMatch(/^[0-9a-f]{64}$/)
    expect((await readPicture(phone)).checksum).toBe(picture.checksum)
  })

  test.each(['png', 'webp', 'avif', 'gif'] as const)('as %s', async (format) => {
    const file = await drawHalves(64, 48).toFormat(format).toBuffer()
    expect(await readPicture(file)).toMatchObject({ format, width: 64, height: 48 })
  })

  test('of an animation by its first frame', async () => {
    const frames = await Promise.all(
      ['#cc0000', '#0000cc'].map((background) =>
        sharp({ create: { width: 50, height: 40, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    )
    for (const format of ['gif', 'webp'] as const) {
      const animation = await sharp(frames, { join: { animated: true } })
        .toFormat(format)
        .toBuffer()
      expect((await sharp(animation).metadata()).pages).toBe(2)
      expect(await readPicture(animation)).toMatchObject({ format, width: 50, height: 40 })
      const { variants } = await makeVariants(animation)
      expect(variants.map(({ width, height }) => [width, height])).toEqual([[50, 40]])
    }
  })
})

describe('a file is refused', () => {
  const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic\0\0\0\0mif1heic'), Buffer.alloc(500)])
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><script>alert(1)</script></svg>'

  test.each([
    ['an empty file', Buffer.alloc(0), 'PICTURE_MISSING'],
    ['a text named .jpg', Buffer.from('Kære mor'), 'PICTURE_UNREADABLE'],
    ['an SVG', Buffer.from(svg), 'PICTURE_UNREADABLE'],
    ['an SVG with a declaration', Buffer.from(`<?xml version="1.0"?>\n${svg}`), 'PICTURE_UNREADABLE'],
    ['a PDF', Buffer.from('%PDF-1.7\n%âãÏÓ'), 'PICTURE_UNREADABLE'],
    ['a page', Buffer.from('<!doctype html><img src=x onerror=alert(1)>'), 'PICTURE_UNREADABLE'],
    ['a HEIC', heic, 'PICTURE_HEIC'],
    [
      'a film',
      Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypisom\0\0\0\0isommp42')]),
      'PICTURE_UNREADABLE',
    ],
    ['a TIFF', Buffer.from('II*\0'), 'PICTURE_UNREADABLE'],
    ['three bytes of a JPEG', Buffer.from([0xff, 0xd8, 0xff]), 'PICTURE_BROKEN'],
    ['a text behind the first bytes of a PNG', Buffer.from('\x89PNG\r\n\x1a\n<svg/>', 'latin1'), 'PICTURE_BROKEN'],
    ['a file of 31 MB', Buffer.alloc(31 * 1024 * 1024, 0xff), 'PICTURE_TOO_LARGE'],
    ['one byte too many', Buffer.alloc(PICTURE_MAX_BYTES + 1), 'PICTURE_TOO_LARGE'],
  ])('%s', async (_, file, code) => {
    await expect(readPicture(file)).rejects.toMatchObject({ name: 'PictureError', code })
    await expect(makeVariants(file)).rejects.toMatchObject({ name: 'PictureError', code })
    await expect(cleanOriginal(file)).rejects.toMatchObject({ name: 'PictureError', code })
  })

  test.each([
    ['high', 1, 400_000],
    ['wide', 400_000, 1],
  ])('when it is a strip, however %s', async (_, width, height) => {
    await expect(readPicture(bombPng(width, height))).rejects.toMatchObject({ code: 'PICTURE_TOO_HEAVY' })
  })

  test('but a panorama of any phone is accepted', async () => {
    expect(await readPicture(bombPng(16_000, 20))).toMatchObject({ width: 16_000, height: 20 })
  })

  test('when it is a decompression bomb, without reading more than its head', async () => {
    const bomb = bombPng(20_000, 20_000)
    // Reading on to its pixels would report it as broken.
    const head = bomb.subarray(0, 64)
    for (const file of [bomb, head]) {
      for (const work of [readPicture, makeVariants, cleanOriginal]) {
        await expect(work(file)).rejects.toMatchObject({ code: 'PICTURE_TOO_MANY_PIXELS' })
      }
    }
  })

  test.each(['jpeg', 'png', 'webp', 'avif', 'gif'] as const)('when it is a truncated %s', async (format) => {
    const noise = { type: 'gaussian' as const, mean: 128, sigma: 30 }
    const whole = await sharp({ create: { width: 120, height: 90, channels: 3, background: '#777777', noise } })
      .toFormat(format)
      .toBuffer()
    const torn = whole.subarray(0, Math.floor(whole.length * 0.7))
    for (const work of [readPicture, makeVariants, cleanOriginal]) {
      await expect(work(torn)).rejects.toMatchObject({ code: 'PICTURE_BROKEN' })
    }
  })
})

describe('the variants', () => {
  test('are upright, stripped, in sRGB, and of the page widths', async () => {
    const { width, height, variants } = await makeVariants(await phoneJpeg(1000, 2000))
    expect([width, height]).toEqual([2000, 1000])
    expect(variants.map((variant) => [variant.width, variant.height])).toEqual([
      [320, 160],
      [480, 240],
      [640, 320],
      [1280, 640],
      [1920, 960],
    ])
    for (const variant of variants) {
      const metadata = await sharp(variant.body).metadata()
      expect(metadata).toMatchObject({ format: 'webp', space: 'srgb', width: variant.width, height: variant.height })
      await expectNothingPersonal(variant.body)
      // Rotated a quarter to the right, the red left half is on top.
      expect(await colourAt(variant.body, 20, 20)).toBe('red')
      expect(await colourAt(variant.body, 20, variant.height - 40)).toBe('blue')
    }
  })

  test.each([
    [100, 80, [100]],
    [320, 200, [320]],
    [1000, 500, [320, 480, 640, 1000]],
    [1920, 1080, [320, 480, 640, 1280, 1920]],
  ])('are never enlarged: %i × %i', async (width, height, widths) => {
    const file = await drawHalves(width, height).jpeg().toBuffer()
    expect((await makeVariants(file)).variants.map((variant) => variant.width)).toEqual(widths)
    // The widths computed from the size match the files.
    expect(variantWidths(width, height)).toEqual(widths)
  })

  test('of a cover or a portrait come in steps of at most a quarter, each as AVIF and as WebP', async () => {
    const steps = [320, 400, 500, 625, 780, 975, 1215, 1500, 1800]
    for (const [at, width] of steps.slice(1).entries()) expect(width / (steps[at] ?? 1)).toBeLessThanOrEqual(1.25)
    const { variants } = await makeVariants(await phoneJpeg(600, 2400), 'steps')
    for (const contentType of ['image/avif', 'image/webp']) {
      const made = variants.filter((variant) => variant.contentType === contentType)
      expect(made.map(({ width }) => width)).toEqual(steps)
      for (const { body, width } of made) {
        const metadata = await sharp(body).metadata()
        expect(metadata).toMatchObject({ format: contentType === 'image/avif' ? 'heif' : 'webp', width })
        await expectNothingPersonal(body)
      }
    }
    const small = await makeVariants(await phoneJpeg(400, 700), 'steps')
    expect([...new Set(small.variants.map(({ width }) => width))]).toEqual([320, 400, 500, 625, 700])
  })

  test('of a strip taller than WebP allows are scaled down', async () => {
    const file = await drawHalves(400, 20_000).png().toBuffer()
    const { width, height, variants } = await makeVariants(file)
    expect([width, height]).toEqual([400, 20_000])
    expect(variants.at(-1)).toMatchObject({ width: 164, height: 8192 })
  })

  test('of a CMYK picture come out in sRGB', async () => {
    const cmyk = await drawHalves(80, 60).toColourspace('cmyk').jpeg().toBuffer()
    const [variant] = (await makeVariants(cmyk)).variants
    expect((await sharp(variant?.body).metadata()).space).toBe('srgb')
    expect(await colourAt(variant?.body ?? Buffer.alloc(0), 4, 4)).toBe('red')
  })

  test('keep transparency and greyscale', async () => {
    const [variant] = (await makeVariants(await transparent().png().toBuffer())).variants
    expect((await sharp(variant?.body).metadata()).hasAlpha).toBe(true)
    const grey = await drawHalves(80, 60).greyscale().toColourspace('b-w').png().toBuffer()
    expect((await makeVariants(grey)).variants).toHaveLength(1)
  })

  test('come with the dominant colour', async () => {
    const plain = await sharp({ create: { width: 90, height: 60, channels: 3, background: red } })
      .png()
      .toBuffer()
    const { dominantColour } = await makeVariants(plain)
    expect(dominantColour).toMatch(/^#[0-9a-f]{6}$/)
    const parts = [1, 3, 5].map((start) => Number.parseInt(dominantColour.slice(start, start + 2), 16))
    for (const [index, wanted] of [red.r, red.g, red.b].entries()) {
      expect(Math.abs((parts[index] ?? 0) - wanted)).toBeLessThanOrEqual(16)
    }
  })
})

describe('the original', () => {
  test('of a JPEG keeps size and format, is upright, and holds no personal metadata', async () => {
    const original = await cleanOriginal(phone)
    expect(original).toMatchObject({ contentType: 'image/jpeg', ending: 'jpg', width: 1600, height: 2400 })
    expect(await sharp(original.body).metadata()).toMatchObject({ format: 'jpeg', width: 1600, height: 2400 })
    expect(original.checksum).toMatch(/^[0-9a-f]{64}$/)
    await expectNothingPersonal(original.body)
    expect(await colourAt(original.body, 20, 20)).toBe('red')
  })

  test('keeps its colour profile', async () => {
    const wide = await drawHalves(60, 40).withIccProfile('p3').jpeg().toBuffer()
    expect((await sharp((await cleanOriginal(wide)).body).metadata()).icc).toBeDefined()
  })

  test.each([
    ['png', 'image/png'],
    ['webp', 'image/webp'],
    ['gif', 'image/png'],
    ['avif', 'image/jpeg'],
  ] as const)('of a %s is handed out as %s', async (format, contentType) => {
    expect(await cleanOriginal(await drawHalves(64, 48).toFormat(format).toBuffer())).toMatchObject({ contentType })
  })

  test('of an AVIF with transparency keeps it', async () => {
    const original = await cleanOriginal(await transparent().avif().toBuffer())
    expect(original.contentType).toBe('image/png')
    expect((await sharp(original.body).metadata()).hasAlpha).toBe(true)
  })
})
