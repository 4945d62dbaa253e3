import libheif from 'libheif-js/wasm-bundle.js'
import sharp from 'sharp'
import { PictureError } from './picture-error'
import { tooManyPixels } from './read-picture'

/** Most pixels of a HEIC: phones write up to 48 million. Decoded, each takes four bytes. */
const MAX_PIXELS = 50_000_000

type Pixels = { width: number; height: number; data: Uint8ClampedArray }

/**
 * A HEIC as a full-size, upright JPEG with its colour profile and no other metadata. Throws PICTURE_BROKEN,
 * PICTURE_TOO_MANY_PIXELS above `mostPixels`, and PICTURE_HEIC_TOO_MANY_PIXELS above our limit for HEIC.
 */
export async function jpegFromHeic(file: Buffer, mostPixels: number): Promise<Buffer> {
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
