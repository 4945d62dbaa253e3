import libheif from 'libheif-js/wasm-bundle.js'
import sharp from 'sharp'
import { PictureError } from './picture-error'
import { tooManyPixels } from './read-picture'

/** Most pixels of a HEIC: the largest that phones write has 48 million. Decoded it takes four bytes for each. */
const MAX_PIXELS = 50_000_000

type Pixels = { width: number; height: number; data: Uint8ClampedArray }

/**
 * A HEIC as a JPEG of its full size, turned right, with the colours' profile and nothing else that was in it. From here
 * on it is a picture like all others. Throws PICTURE_BROKEN, PICTURE_TOO_MANY_PIXELS for more than `mostPixels`, and
 * PICTURE_HEIC_TOO_MANY_PIXELS for more than we decode of this kind.
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

/** The decoder turns the picture as the file's own boxes say; Exif's orientation says the same once more and is not used. */
async function decode(file: Buffer, mostPixels: number): Promise<Pixels> {
  const image = openHeic(file)
  const [width, height] = [image.get_width(), image.get_height()]
  // From the file's head: nothing has been decoded yet.
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

/** The ICC profile in the file's `colr` box (ISO 14496-12 §12.1.5), without which a phone's colours would pale. */
function profileOf(file: Buffer): Buffer | null {
  const at = file.indexOf('colrprof', 0, 'latin1')
  if (at < 4) return null
  const size = file.readUInt32BE(at - 4)
  const profile = file.subarray(at + 8, at - 4 + size)
  return profile.length > 128 && profile.toString('latin1', 36, 40) === 'acsp' ? profile : null
}

/** Puts the profile behind the JPEG's first marker (ICC.1 annex B.4). One that needs several segments is left out. */
function withProfile(jpeg: Buffer, profile: Buffer): Buffer {
  const head = Buffer.from('\xff\xe2\0\0ICC_PROFILE\0\x01\x01', 'latin1')
  const length = head.length - 2 + profile.length
  if (length > 0xffff) return jpeg
  head.writeUInt16BE(length, 2)
  return Buffer.concat([jpeg.subarray(0, 2), head, profile, jpeg.subarray(2)])
}
