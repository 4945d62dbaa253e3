import { crc32, deflateSync } from 'node:zlib'
import sharp, { type Sharp } from 'sharp'
import { describe, expect, test } from 'vitest'
import { sample } from '@/tests/factories/samples'
import { asDecodable } from './as-decodable'
import { cleanOriginal } from './clean-original'
import { makeVariants } from './make-variants'
import { readPicture, readSize } from './read-picture'

const size = { width: 320, height: 240 }
const noise = { type: 'gaussian' as const, mean: 128, sigma: 30 }
const drawn = (channels: 3 | 4 = 3) => sharp({ create: { ...size, channels, background: '#777777', noise } })
const written = async (write: (picture: Sharp) => Sharp) => Buffer.from(await write(drawn()).toBuffer())

/** Every step that an uploaded picture takes. */
async function taken(file: Buffer) {
  const body = await asDecodable(file)
  const picture = await readPicture(body)
  await makeVariants(body)
  await cleanOriginal(body)
  return picture
}

const segment = (marker: number, body: Buffer) =>
  Buffer.concat([Buffer.from([0xff, marker, (body.length + 2) >> 8, (body.length + 2) & 0xff]), body])
/** A JPEG with bytes behind its first marker, or behind its first segment. */
const jpegWith = async (bytes: Buffer, isBehind = false) => {
  const file = await written((picture) => picture.jpeg())
  const at = isBehind ? 4 + file.readUInt16BE(4) : 2
  return Buffer.concat([file.subarray(0, at), bytes, file.subarray(at)])
}
/** A JPEG whose first segment of this kind was changed; `body` stands behind its length. */
const jpegWhere = async (
  marker: number,
  change: (body: Buffer) => void,
  write = (picture: Sharp) => picture.jpeg(),
) => {
  const file = await written(write)
  change(file.subarray(file.indexOf(Buffer.from([0xff, marker])) + 4))
  return file
}
const exif = (body: string) => segment(0xe1, Buffer.from(`Exif\0\0${body}`, 'latin1'))
const oriented = (value: number) =>
  `MM\0*\0\0\0\u0008\0\x01\x01\x12\0\x03\0\0\0\x01\0${String.fromCharCode(value)}\0\0\0\0\0\0`
const profile = Buffer.concat([Buffer.from('ICC_PROFILE\0\x01\x01', 'latin1'), Buffer.alloc(300, 7)])

const jpegs: [string, () => Promise<Buffer>][] = [
  ['bytes between segments', () => jpegWith(Buffer.from([1, 2, 3, 0, 0, 9]), true)],
  ['padding between segments', () => jpegWith(Buffer.alloc(40, 0xff))],
  ['an APP segment of zeros', () => jpegWith(segment(0xec, Buffer.alloc(4000)))],
  ['wrong parameters of its scan', () => jpegWhere(0xda, (body) => body.fill(0, 7, 10))],
  ['the wrong version of JFIF', () => jpegWhere(0xe0, (body) => body.writeUInt16BE(0x0909, 5))],
  ['no density', () => jpegWhere(0xe0, (body) => body.fill(0, 7, 12))],
  [
    'Adobe’s YCCK',
    () =>
      jpegWhere(
        0xee,
        (body) => body.writeUInt8(2, 11),
        (picture) => picture.toColourspace('cmyk').jpeg(),
      ),
  ],
  ['Adobe’s CMYK', () => written((picture) => picture.toColourspace('cmyk').jpeg())],
  ['an Exif that is cut', () => jpegWith(exif('MM\0*\0\0\0\u0008\0\x09\x01'))],
  ['an Exif without sense', () => jpegWith(exif('XX\xff\xff\xff\xff\xff'))],
  ['an orientation of 0', () => jpegWith(exif(oriented(0)))],
  ['an orientation of 9', () => jpegWith(exif(oriented(9)))],
  ['an orientation of 255', () => jpegWith(exif(oriented(255)))],
  ['two Exif', () => jpegWith(Buffer.concat([exif(oriented(1)), exif(oriented(1))]))],
  ['a colour profile without sense', () => jpegWith(segment(0xe2, profile))],
  ['XMP without sense', () => jpegWith(segment(0xe1, Buffer.from('http://ns.adobe.com/xap/1.0/\0<x:xmpmeta')))],
  ['a wrong interval of restarts', () => jpegWith(segment(0xdd, Buffer.from([0, 7])))],
  [
    'another picture behind it',
    async () => Buffer.concat([await written((p) => p.jpeg()), await written((p) => p.jpeg())]),
  ],
  [
    'progressive, cut behind a whole scan',
    async () => {
      const file = await written((picture) => picture.jpeg({ progressive: true }))
      return file.subarray(0, file.lastIndexOf(Buffer.from([0xff, 0xda])))
    },
  ],
]

const chunk = (type: string, body: Buffer, wrong = 0) => {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), body])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(body.length)
  sum.writeUInt32BE((crc32(named) ^ wrong) >>> 0)
  return Buffer.concat([length, named, sum])
}
/** With chunks behind the head. */
const pngWith = async (...chunks: Buffer[]) => {
  const file = await written((picture) => picture.png())
  return Buffer.concat([file.subarray(0, 33), ...chunks, file.subarray(33)])
}
/** A PNG with its pixels as these bytes of zlib. */
async function pngOf(change: (zlib: Buffer) => Buffer): Promise<Buffer> {
  const file = await written((picture) => picture.png())
  const rows = Buffer.alloc(size.height * (1 + size.width * 3), 0)
  return Buffer.concat([
    file.subarray(0, 33),
    chunk('IDAT', change(deflateSync(rows.map((_, at) => (at % (1 + size.width * 3) === 0 ? 0 : at % 251))))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}
const gamma = Buffer.from([0, 0, 0xb1, 0x8f])
const pngs: [string, () => Promise<Buffer>][] = [
  ['a wrong sum of tRNS', () => pngWith(chunk('tRNS', Buffer.from([0, 9, 0, 9, 0, 9]), 1))],
  ['a wrong sum of cHRM', () => pngWith(chunk('cHRM', Buffer.alloc(32, 1), 1))],
  ['a wrong sum of bKGD', () => pngWith(chunk('bKGD', Buffer.alloc(6), 1))],
  ['a wrong sum of zTXt', () => pngWith(chunk('zTXt', Buffer.from('Ord\0\0abc'), 1))],
  ['a wrong sum of sBIT', () => pngWith(chunk('sBIT', Buffer.from([8, 8, 8]), 1))],
  ['a tRNS that is too long', () => pngWith(chunk('tRNS', Buffer.alloc(40)))],
  ['a colour profile without sense', () => pngWith(chunk('iCCP', Buffer.from('scan\0\0abc')))],
  [
    'a profile of zeros',
    () => pngWith(chunk('iCCP', Buffer.concat([Buffer.from('x\0\0'), deflateSync(Buffer.alloc(900))]))),
  ],
  ['two gammas', () => pngWith(chunk('gAMA', gamma), chunk('gAMA', gamma))],
  ['a gamma of 0', () => pngWith(chunk('gAMA', Buffer.alloc(4)))],
  ['two heads of physical size', () => pngWith(chunk('pHYs', Buffer.alloc(9)), chunk('pHYs', Buffer.alloc(9)))],
  ['a physical size that is too short', () => pngWith(chunk('pHYs', Buffer.alloc(3)))],
  ['an unknown chunk', () => pngWith(chunk('vpAg', Buffer.alloc(9)))],
  ['an Exif without sense', () => pngWith(chunk('eXIf', Buffer.from('XX\xff\xff', 'latin1')))],
  ['an empty palette', () => pngWith(chunk('PLTE', Buffer.alloc(3)))],
  ['a text without a name', () => pngWith(chunk('tEXt', Buffer.from('\0ord')))],
  [
    'a wrong sum of its end',
    async () => {
      const file = await written((picture) => picture.png())
      file.writeUInt8(1, file.length - 1)
      return file
    },
  ],
  ['bytes behind its pixels', () => pngOf((zlib) => Buffer.concat([zlib, Buffer.alloc(40, 3)]))],
  ['one page of many', async () => Buffer.concat([await written((p) => p.png()), Buffer.alloc(5000)])],
]

const gifBody = () => written((picture) => picture.gif({ effort: 1 }))
const gifs: [string, () => Promise<Buffer>][] = [
  ['bytes behind its end', async () => Buffer.concat([await gifBody(), Buffer.alloc(300, 5)])],
  ['zeros in place of its end', async () => Buffer.concat([(await gifBody()).subarray(0, -1), Buffer.alloc(20)])],
  [
    'an aspect without sense',
    async () => {
      const file = await gifBody()
      file.writeUInt8(200, 12)
      return file
    },
  ],
  [
    'a screen of no size',
    async () => {
      const file = await gifBody()
      file.fill(0, 6, 10)
      return file
    },
  ],
  [
    'a background beyond its colours',
    async () => {
      const file = await gifBody()
      file.writeUInt8(255, 11)
      return file
    },
  ],
  [
    'the name of the older version',
    async () => {
      const file = await gifBody()
      file.write('GIF87a', 'latin1')
      return file
    },
  ],
  [
    'a comment behind its picture',
    async () => Buffer.concat([(await gifBody()).subarray(0, -1), Buffer.from('\x21\xfe\x04hejs\0;', 'latin1')]),
  ],
  [
    'a wrong length of a block behind its picture',
    async () => Buffer.concat([(await gifBody()).subarray(0, -1), Buffer.from('\x21\xfe\xffhejs\0;', 'latin1')]),
  ],
]

const riffSize = (change: number) => async () => {
  const file = await written((picture) => picture.webp())
  file.writeUInt32LE(file.readUInt32LE(4) + change, 4)
  return file
}
/** Where each block of a GIF's pixels begins: a head of 13 bytes with a table of colours, then one picture. */
function blocksOf(gif: Buffer): number[] {
  const blocks: number[] = []
  const image = gif.indexOf(Buffer.from([0x2c, 0, 0, 0, 0]))
  for (let at = image + 11; (gif[at] ?? 0) > 0; at += 1 + (gif[at] ?? 0)) blocks.push(at)
  return blocks
}

const others: [string, () => Promise<Buffer>][] = [
  ['a WebP that says it is longer', riffSize(10)],
  ['a WebP with bytes behind it', async () => Buffer.concat([await written((p) => p.webp()), Buffer.alloc(99, 4)])],
  [
    'a WebP with an Exif without sense',
    async () => {
      const file = Buffer.from(
        await drawn()
          .withExif({ IFD0: { Copyright: 'Karen Testperson' } })
          .webp()
          .toBuffer(),
      )
      file.fill(0xff, file.indexOf('EXIF') + 8, file.indexOf('EXIF') + 30)
      return file
    },
  ],
  [
    'an AVIF with bytes behind it',
    async () => Buffer.concat([await written((p) => p.avif({ effort: 0 })), Buffer.alloc(99)]),
  ],
  ['a TIFF of 16 bits', () => written((p) => p.toColourspace('rgb16').tiff({ compression: 'lzw' }))],
  ['a TIFF of fax', () => written((p) => p.toColourspace('b-w').tiff({ compression: 'ccittfax4', bitdepth: 1 }))],
  ['a TIFF with a palette', () => written((p) => p.greyscale().tiff({ compression: 'none', bitdepth: 4 }))],
  ['a TIFF of JPEG', () => written((p) => p.tiff({ compression: 'jpeg' }))],
  ['a TIFF of WebP', () => written((p) => p.tiff({ compression: 'webp' }))],
  ['a TIFF with bytes behind it', async () => Buffer.concat([await written((p) => p.tiff()), Buffer.alloc(99)])],
]

describe.each([
  ['JPEG', jpegs],
  ['PNG', pngs],
  ['GIF', gifs],
  ['picture', others],
] as const)('a %s that every viewer shows is taken, with', (_, rows) => {
  test.each(rows)('%s', async (_name, make) => {
    expect(await taken(await make())).toMatchObject(size)
  })
})

test('a HEIC with bytes behind it is taken', async () => {
  const whole = await sample('phone.heic')
  const expected = await taken(whole)
  const { width, height } = await taken(Buffer.concat([whole, Buffer.alloc(500)]))
  expect({ width, height }).toEqual({ width: expected.width, height: expected.height })
})

test('a JPEG of 12 bits is refused in words of its own', async () => {
  const file = await jpegWhere(0xc0, (body) => body.writeUInt8(12, 0))
  await expect(taken(file)).rejects.toMatchObject({ code: 'PICTURE_UNREADABLE' })
  expect(await readSize(file)).toMatchObject(size)
})

test.each([0.3, 0.6, 0.9])(
  'a GIF that ends between two blocks, after %f of them, is not taken for whole',
  async (share) => {
    const file = await gifBody()
    const blocks = blocksOf(file)
    const at = blocks[Math.floor(blocks.length * share)] ?? 0
    expect(at).toBeGreaterThan(1000)
    await expect(taken(file.subarray(0, at))).rejects.toMatchObject({ code: 'PICTURE_BROKEN' })
  },
)

test.each([0.3, 0.6, 0.98])('a WebP that ends after %f of its bytes is refused', async (share) => {
  const file = await written((picture) => picture.webp())
  await expect(taken(file.subarray(0, Math.floor(file.length * share)))).rejects.toMatchObject({
    code: 'PICTURE_BROKEN',
  })
})
