import { createHash } from 'node:crypto'
import sharp, { type Sharp, type SharpOptions } from 'sharp'
import { PictureError } from './picture-error'
import { detectPictureFormat, type PictureFormat } from './picture-format'

/** Largest file that is taken, in bytes. */
export const PICTURE_MAX_BYTES = 30 * 1024 * 1024

/** Most pixels that are decoded of anybody's picture: no phone makes more, and these are 400 MB once decoded. */
export const PICTURE_MAX_PIXELS = 100_000_000

/**
 * Longest side in pixels: twice that of a phone's panorama. A strip of one pixel by thirty million is 55 KB and kept a
 * decoder busy for a minute.
 */
export const PICTURE_MAX_SIDE = 32_768

// One thread a picture: a family that uploads thirty must not take the processor from those who only want to read a page.
// Caching decoded files would keep their memory for nothing.
sharp.concurrency(1)
sharp.cache(false)

/** A picture that can be decoded to its end. Width and height in pixels as it is seen, turned right; checksum SHA-256, hex. */
export type Picture = {
  format: PictureFormat
  width: number
  height: number
  hasAlpha: boolean
  bytes: number
  checksum: string
}

/**
 * What the file is. Its size is taken from its head and refused before anything is decoded; then it is decoded to its
 * last byte at a small size, so that a torn file shows now and not in a job. Throws a PictureError when it is not one of
 * our formats, too large, or broken. Of animations the first frame counts.
 */
export async function readPicture(file: Buffer, mostPixels = PICTURE_MAX_PIXELS): Promise<Picture> {
  const format = assertPictureFile(file)
  try {
    const { autoOrient, hasAlpha } = await openPicture(file).metadata()
    assertPixels(autoOrient.width, autoOrient.height, mostPixels)
    await openPicture(file).resize(64, 64, { fit: 'inside' }).raw().toBuffer()
    return { format, ...autoOrient, hasAlpha, bytes: file.length, checksum: checksumOf(file) }
  } catch (error) {
    throw asPictureError(error, mostPixels)
  }
}

/** The SHA-256 of the bytes in hex: the same file is known again whatever its name. */
export function checksumOf(file: Buffer): string {
  return createHash('sha256').update(file).digest('hex')
}

/** Refuses by size and first bytes, before any decoder is asked. */
export function assertPictureFile(file: Buffer): PictureFormat {
  if (file.length === 0) throw new PictureError('PICTURE_MISSING')
  if (file.length > PICTURE_MAX_BYTES) throw new PictureError('PICTURE_TOO_LARGE')
  const format = detectPictureFormat(file)
  if (format === 'heic') throw new PictureError('PICTURE_HEIC')
  if (!format) throw new PictureError('PICTURE_UNREADABLE')
  return format
}

/** The decoder with our limits. Output is turned right, in sRGB, and carries no metadata unless it is asked to. */
export function openPicture(file: Buffer): Sharp {
  return sharp(file, DECODER).autoOrient()
}

/** The error of a decoder as ours; a PictureError passes through. */
export function asPictureError(error: unknown, mostPixels = PICTURE_MAX_PIXELS): PictureError {
  if (error instanceof PictureError) return error
  const message = error instanceof Error ? error.message : ''
  // The bound on this process's memory: the decoder says so and goes on.
  if (/out of memory/i.test(message)) return new PictureError('PICTURE_TOO_HEAVY', { cause: error })
  if (/pixel limit|exceeds|too large|dimensions/i.test(message)) return tooManyPixels(mostPixels, error)
  return new PictureError('PICTURE_BROKEN', { cause: error })
}

// `failOn: 'error'` refuses torn files but not the harmless oddities that several phones' cameras write.
const DECODER: SharpOptions = { limitInputPixels: PICTURE_MAX_PIXELS, failOn: 'error', pages: 1, page: 0 }

function assertPixels(width: number, height: number, most: number): void {
  if (width * height > most) throw tooManyPixels(most)
  if (Math.max(width, height) > PICTURE_MAX_SIDE) throw new PictureError('PICTURE_TOO_HEAVY')
}

/** With the limit in millions, as its sentence names it. */
export function tooManyPixels(most: number, cause?: unknown): PictureError {
  return new PictureError('PICTURE_TOO_MANY_PIXELS', { cause }, Math.floor(most / 1_000_000))
}
