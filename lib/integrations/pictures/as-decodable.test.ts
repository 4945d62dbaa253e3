import { crc32 } from 'node:zlib'
import sharp, { type TiffOptions } from 'sharp'
import { describe, expect, test } from 'vitest'
import { drawHalves } from '@/tests/factories/sample-pictures'
import { asDecodable } from './as-decodable'
import { makeVariants } from './make-variants'
import { readPicture } from './read-picture'

const noise = { type: 'gaussian' as const, mean: 128, sigma: 30 }
const drawn = () => sharp({ create: { width: 320, height: 240, channels: 3, background: '#777777', noise } })
const part = (file: Buffer, share: number) => file.subarray(0, Math.floor(file.length * share))
const read = async (file: Buffer) => {
  const body = await asDecodable(file)
  await makeVariants(body)
  return readPicture(body)
}
const withSegment = (file: Buffer, claimed: number, body: Buffer) => {
  const head = Buffer.from([0xff, 0xe5, claimed >> 8, claimed & 0xff])
  return Buffer.concat([file.subarray(0, 2), head, body, file.subarray(2)])
}
/** A marker for starting anew after each row, and one row of them lost. */
async function damagedWithin(): Promise<Buffer> {
  const file = await drawn().jpeg().toBuffer()
  const middle = Math.floor(file.length / 2)
  return Buffer.concat([file.subarray(0, middle), Buffer.from([0xff, 0xd3]), file.subarray(middle)])
}

describe('a JPEG that every browser shows is taken:', () => {
  test.each<[string, () => Promise<Buffer>]>([
    ['without its end', async () => (await drawn().jpeg().toBuffer()).subarray(0, -2)],
    ['with half of its end', async () => (await drawn().jpeg().toBuffer()).subarray(0, -1)],
    ['in grey, without its end', async () => (await drawn().greyscale().jpeg().toBuffer()).subarray(0, -2)],
    [
      'at 4:4:4, without its end',
      async () => (await drawn().jpeg({ chromaSubsampling: '4:4:4' }).toBuffer()).subarray(0, -2),
    ],
    ['in CMYK', () => drawn().toColourspace('cmyk').jpeg().toBuffer()],
    ['in CMYK, without its end', async () => (await drawn().toColourspace('cmyk').jpeg().toBuffer()).subarray(0, -2)],
    [
      'with words behind its end',
      async () => Buffer.concat([await drawn().jpeg().toBuffer(), Buffer.alloc(900, 'slut')]),
    ],
    [
      'with a segment that says it is shorter',
      async () => withSegment(await drawn().jpeg().toBuffer(), 6, Buffer.alloc(40, 7)),
    ],
    ['with a segment of no length', async () => withSegment(await drawn().jpeg().toBuffer(), 2, Buffer.alloc(9, 7))],
    [
      'progressive, without its end',
      async () => (await drawn().jpeg({ progressive: true }).toBuffer()).subarray(0, -2),
    ],
    ['progressive, cut in its last scans', async () => part(await drawn().jpeg({ progressive: true }).toBuffer(), 0.9)],
    [
      'progressive, cut in its middle scans',
      async () => part(await drawn().jpeg({ progressive: true }).toBuffer(), 0.6),
    ],
    ['damaged within', damagedWithin],
  ])('%s', async (_, make) => {
    expect(await read(await make())).toMatchObject({ format: 'jpeg', width: 320, height: 240 })
  })
})

describe('a JPEG without its lower part is refused:', () => {
  test.each([0.1, 0.3, 0.5, 0.8, 0.95, 0.99])('cut after %f of its bytes', async (share) => {
    await expect(read(part(await drawn().jpeg().toBuffer(), share))).rejects.toMatchObject({ code: 'PICTURE_BROKEN' })
  })

  test('progressive, cut in its first scan', async () => {
    const file = part(await drawn().jpeg({ progressive: true }).toBuffer(), 0.02)
    await expect(read(file)).rejects.toMatchObject({ code: 'PICTURE_BROKEN' })
  })
})

describe('a scanner’s TIFF is taken', () => {
  test.each<[string, TiffOptions]>([
    ['plain', { compression: 'none' }],
    ['LZW', { compression: 'lzw', predictor: 'horizontal' }],
    ['Deflate', { compression: 'deflate' }],
    ['JPEG', { compression: 'jpeg' }],
    ['PackBits', { compression: 'packbits' }],
    ['tiles', { compression: 'lzw', tile: true }],
    ['BigTIFF', { compression: 'lzw', bigtiff: true }],
  ])('as %s, upright', async (_, options) => {
    const file = await drawHalves(120, 90).withMetadata({ orientation: 6 }).tiff(options).toBuffer()
    expect(await read(file)).toMatchObject({ width: 90, height: 120 })
    const { channels } = await sharp(await asDecodable(file))
      .extract({ left: 10, top: 10, width: 20, height: 20 })
      .stats()
    expect(channels[0]?.mean).toBeGreaterThan(channels[2]?.mean ?? 255)
  })

  test.each(['rgb16', 'grey16', 'cmyk', 'b-w'])('in %s', async (space) => {
    const file = await drawHalves(120, 90).toColourspace(space).tiff({ compression: 'lzw' }).toBuffer()
    expect(await read(file)).toMatchObject({ format: 'jpeg', width: 120, height: 90 })
  })

  test('of several pages, by the first', async () => {
    const pages = await Promise.all(
      ['#cc2211', '#1122cc'].map((background) =>
        sharp({ create: { width: 50, height: 40, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    )
    const file = await sharp(pages, { join: { animated: true } })
      .tiff({ compression: 'lzw' })
      .toBuffer()
    expect(await read(file)).toMatchObject({ width: 50, height: 40 })
    expect((await sharp(await asDecodable(file)).stats()).dominant.r).toBeGreaterThan(150)
  })

  test('with its transparency', async () => {
    const clear = sharp({
      create: { width: 40, height: 30, channels: 4, background: { r: 0, g: 99, b: 0, alpha: 0.5 } },
    })
    expect(await read(await clear.tiff({ compression: 'lzw' }).toBuffer())).toMatchObject({
      format: 'png',
      hasAlpha: true,
    })
  })
})

describe('a TIFF is refused', () => {
  test.each([0.2, 0.5, 0.9])('when it is cut after %f of its bytes', async (share) => {
    const file = part(await drawn().tiff({ compression: 'lzw' }).toBuffer(), share)
    await expect(read(file)).rejects.toMatchObject({ code: 'PICTURE_BROKEN' })
  })

  test('when it has more pixels than its sender may send', async () => {
    const file = await drawn().tiff({ compression: 'lzw' }).toBuffer()
    await expect(asDecodable(file, 70_000)).rejects.toMatchObject({ code: 'PICTURE_TOO_MANY_PIXELS' })
  })

  test('when it is a camera’s raw file with a small preview', async () => {
    const file = Buffer.from(await drawn().tiff({ compression: 'none' }).toBuffer())
    const start = file.readUInt32LE(4)
    // The first tag of the list becomes the mark of a smaller version.
    for (const [at, value] of [
      [0, 254],
      [8, 1],
    ] as const)
      file.writeUInt16LE(value, start + 2 + at)
    await expect(asDecodable(file)).rejects.toMatchObject({ code: 'PICTURE_UNREADABLE' })
  })
})

/** With a chunk behind its head whose sum is wrong. */
async function pngWith(type: string, body: Buffer): Promise<Buffer> {
  const file = await drawn().png().toBuffer()
  const chunk = Buffer.alloc(12 + body.length)
  chunk.writeUInt32BE(body.length)
  chunk.write(type, 4, 'latin1')
  body.copy(chunk, 8)
  chunk.writeUInt32BE((crc32(chunk.subarray(4, 8 + body.length)) ^ 1) >>> 0, 8 + body.length)
  return Buffer.concat([file.subarray(0, 33), chunk, file.subarray(33)])
}

describe('a picture that every browser shows is taken:', () => {
  test.each<[string, Buffer]>([
    ['tEXt', Buffer.from('Comment\0Sommer 1974')],
    ['iTXt', Buffer.from('Title\0\0\0\0\0Haven')],
    ['gAMA', Buffer.from([0, 0, 0xb1, 0x8f])],
    ['pHYs', Buffer.from([0, 0, 11, 19, 0, 0, 11, 19, 1])],
    ['tIME', Buffer.from([7, 182, 7, 14, 12, 0, 0])],
    ['sRGB', Buffer.from([0])],
    ['eXIf', Buffer.from('MM\0*\0\0\0\u0008\0\0')],
    ['iCCP', Buffer.from('scan\0\0abc')],
  ])('a PNG with a wrong sum of its %s', async (type, body) => {
    expect(await read(await pngWith(type, body))).toMatchObject({ format: 'png', width: 320, height: 240 })
  })

  test.each<[string, () => Promise<Buffer>]>([
    ['a PNG without its end', async () => (await drawn().png().toBuffer()).subarray(0, -12)],
    ['a PNG with half of its end', async () => (await drawn().png().toBuffer()).subarray(0, -5)],
    [
      'a PNG with words behind its end',
      async () => Buffer.concat([await drawn().png().toBuffer(), Buffer.from('slut')]),
    ],
    ['a GIF without its end', async () => (await drawn().gif().toBuffer()).subarray(0, -1)],
  ])('%s', async (_, make) => {
    expect(await read(await make())).toMatchObject({ width: 320, height: 240 })
  })
})
