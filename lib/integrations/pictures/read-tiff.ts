import sharp from 'sharp'
import { PictureError } from './picture-error'
import { decoderOptions, PICTURE_MAX_SIDE, tooManyPixels } from './read-picture'
import { writeAnew } from './write-anew'

/**
 * The first page of a TIFF as a full-size, upright picture with its colour profile and no other metadata: a JPEG, or a
 * PNG where it has transparency. Throws PICTURE_UNREADABLE for a camera's raw file, which begins alike but holds only a
 * small preview, PICTURE_BROKEN, and PICTURE_TOO_MANY_PIXELS above `mostPixels`.
 */
export async function pictureFromTiff(file: Buffer, mostPixels: number): Promise<Buffer> {
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
