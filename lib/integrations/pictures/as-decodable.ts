import { crc32 } from 'node:zlib'
import libheif from 'libheif-js/wasm-bundle.js'
import sharp from 'sharp'
import { mendJpeg } from './mend-jpeg'
import { PictureError } from './picture-error'
import { detectPictureFormat } from './picture-format'
import { decoderOptions, PICTURE_MAX_BYTES, PICTURE_MAX_PIXELS, PICTURE_MAX_SIDE, tooManyPixels } from './read-picture'
import { writeAnew } from './write-anew'

/**
 * The file in a format all our other functions read: a HEIC or TIFF becomes a JPEG or PNG, what browsers show of the
 * others and our decoder refuses is mended, anything else is returned unchanged. Throws PICTURE_TOO_LARGE, and for HEIC
 * and TIFF PICTURE_UNREADABLE, PICTURE_BROKEN and the pixel limits.
 */
export async function asDecodable(file: Buffer, mostPixels = PICTURE_MAX_PIXELS): Promise<Buffer> {
  const format = detectPictureFormat(file)
  if (format === null || format === 'avif' || format === 'gif') return file
  if (file.length > PICTURE_MAX_BYTES) throw new PictureError('PICTURE_TOO_LARGE')
  if (format === 'heic') return jpegFromHeic(file, mostPixels)
  if (format === 'tiff') return pictureFromTiff(file, mostPixels)
  return mends[format](file)
}

const mends = { jpeg: mendJpeg, png: withoutWrongChunks, webp: withWebpSize }

const pngHead = 8

/** Without chunks that may be left out and whose sum is wrong (PNG §5.3 and §13.2), as browsers read it. */
function withoutWrongChunks(file: Buffer): Buffer {
  const kept: Buffer[] = [file.subarray(0, pngHead)]
  let at = pngHead
  while (at + 12 <= file.length) {
    const next = at + 12 + file.readUInt32BE(at)
    if (next > file.length) break
    const isOptional = ((file[at + 4] ?? 0) & 0x20) !== 0
    const isWrong = isOptional && crc32(file.subarray(at + 4, next - 4)) !== file.readUInt32BE(next - 4)
    if (!isWrong) kept.push(file.subarray(at, next))
    at = next
  }
  return Buffer.concat([...kept, file.subarray(at)])
}

/** With a size that is not more than there is: browsers show what is there. */
function withWebpSize(file: Buffer): Buffer {
  if (file.readUInt32LE(4) + 8 <= file.length) return file
  const mended = Buffer.from(file)
  mended.writeUInt32LE(file.length - 8, 4)
  return mended
}

/**
 * The first page of a TIFF as a full-size, upright picture with its colour profile and no other metadata: a JPEG, or a
 * PNG where it has transparency. Throws PICTURE_UNREADABLE for a camera's raw file, which begins alike but holds only a
 * small preview, PICTURE_BROKEN, and PICTURE_TOO_MANY_PIXELS above `mostPixels`.
 */
async function pictureFromTiff(file: Buffer, mostPixels: number): Promise<Buffer> {
  if (isRaw(file)) throw new PictureError('PICTURE_UNREADABLE')
  const { width, height } = await metadataOf(file)
  if (width * height > mostPixels) throw tooManyPixels(mostPixels)
  if (Math.max(width, height) > PICTURE_MAX_SIDE) throw new PictureError('PICTURE_TOO_HEAVY')
  try {
    return await writeAnew(file)
  } catch (error) {
    throw new PictureError('PICTURE_BROKEN', { cause: error })
  }
}

async function metadataOf(file: Buffer) {
  try {
    return await sharp(file, decoderOptions).metadata()
  } catch (error) {
    throw new PictureError('PICTURE_BROKEN', { cause: error })
  }
}

/** TIFF 6.0 §8: a picture that is a smaller version of another in the file; and the versions of DNG. */
const tags = { subfileType: 254, dngVersion: 50_706 }

function isRaw(file: Buffer): boolean {
  if (file.toString('latin1', 8, 10) === 'CR') return true
  const isLittle = file[0] === 0x49
  const u16 = (at: number) => (isLittle ? file.readUInt16LE(at) : file.readUInt16BE(at))
  const u32 = (at: number) => (isLittle ? file.readUInt32LE(at) : file.readUInt32BE(at))
  // BigTIFF has other heads, and no camera writes it.
  if (file.length < 8 || u16(2) !== 42) return false
  const start = u32(4)
  if (start + 2 > file.length) return false
  for (let at = start + 2; at < start + 2 + u16(start) * 12 && at + 12 <= file.length; at += 12) {
    if (u16(at) === tags.dngVersion || (u16(at) === tags.subfileType && (u32(at + 8) & 1) === 1)) return true
  }
  return false
}

/** Most pixels of a HEIC: phones write up to 48 million. Decoded, each takes four bytes. */
const MAX_PIXELS = 50_000_000

type Pixels = { width: number; height: number; data: Uint8ClampedArray }

/**
 * A HEIC as a full-size, upright JPEG with its colour profile and no other metadata. Throws PICTURE_BROKEN,
 * PICTURE_TOO_MANY_PIXELS above `mostPixels`, and PICTURE_HEIC_TOO_MANY_PIXELS above our limit for HEIC.
 */
async function jpegFromHeic(file: Buffer, mostPixels: number): Promise<Buffer> {
  const { width, height, data } = await decode(file, mostPixels)
  const jpeg = await sharp(data, { raw: { width, height, channels: 4 }, limitInputPixels: MAX_PIXELS })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 96, chromaSubsampling: '4:4:4' })
    .toBuffer()
  const profile = profileOf(file)
  return profile ? withProfile(jpeg, profile) : jpeg
}

/** The decoder applies the rotation of the file's own boxes; Exif's orientation repeats it and is ignored. */
async function decode(file: Buffer, mostPixels: number): Promise<Pixels> {
  const image = openHeic(file)
  const [width, height] = [image.get_width(), image.get_height()]
  // From the file's head, before decoding.
  if (width * height > mostPixels) throw tooManyPixels(mostPixels)
  if (width * height > MAX_PIXELS) throw new PictureError('PICTURE_HEIC_TOO_MANY_PIXELS')
  const pixels = { data: new Uint8ClampedArray(width * height * 4), width, height }
  return new Promise((resolve, reject) => {
    image.display(pixels, (shown) =>
      shown ? resolve(pixels) : reject(new PictureError('PICTURE_BROKEN', { cause: new Error('broken picture') })),
    )
  })
}

function openHeic(file: Buffer) {
  try {
    const [image] = new libheif.HeifDecoder().decode(file)
    if (image) return image
  } catch (error) {
    throw new PictureError('PICTURE_BROKEN', { cause: error })
  }
  throw new PictureError('PICTURE_BROKEN')
}

/** The ICC profile in the file's `colr` box (ISO 14496-12 §12.1.5), without which a phone's colours would fade. */
function profileOf(file: Buffer): Buffer | null {
  const at = file.indexOf('colrprof', 0, 'latin1')
  if (at < 4) return null
  const size = file.readUInt32BE(at - 4)
  const profile = file.subarray(at + 8, at - 4 + size)
  return profile.length > 128 && profile.toString('latin1', 36, 40) === 'acsp' ? profile : null
}

/**
 * Inserts the profile after the JPEG's first marker (ICC.1 annex B.4). A profile that needs several segments is left
 * out.
 */
function withProfile(jpeg: Buffer, profile: Buffer): Buffer {
  const head = Buffer.from('\xff\xe2\0\0ICC_PROFILE\0\x01\x01', 'latin1')
  const length = head.length - 2 + profile.length
  if (length > 0xffff) return jpeg
  head.writeUInt16BE(length, 2)
  return Buffer.concat([jpeg.subarray(0, 2), head, profile, jpeg.subarray(2)])
}
