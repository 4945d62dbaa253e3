import { createHash } from 'node:crypto'
import sharp, { type Sharp, type SharpOptions } from 'sharp'
import { PictureError } from './picture-error'
import { detectPictureFormat, type PictureFormat } from './picture-format'

/** Largest file accepted, in bytes. */
export const PICTURE_MAX_BYTES = 30 * 1024 * 1024

/** Most pixels decoded of an uploaded picture: no phone makes more, and decoded they take 400 MB. */
export const PICTURE_MAX_PIXELS = 100_000_000

/**
 * Longest side in pixels: twice that of a phone's panorama. A strip of one pixel by thirty million is 55 KB and kept
 * a decoder busy for a minute.
 */
export const PICTURE_MAX_SIDE = 32_768

// One thread a picture, so that a family uploading thirty does not slow down readers. Caching decoded files would
// only hold memory.
sharp.concurrency(1)
sharp.cache(false)

/** A picture that decodes to its end. Width and height in pixels of the upright picture; checksum SHA-256, hex. */
export type Picture = {
  format: PictureFormat
  width: number
  height: number
  hasAlpha: boolean
  bytes: number
  checksum: string
}

/**
 * Identifies the file. Its size is read from its head and refused before decoding; then it is decoded to its last
 * byte at a small size, so that a truncated file fails here and not in a job. Animations count by their first frame.
 * Throws a PictureError when it is not one of our formats, too large, or broken.
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

/** The SHA-256 of the bytes in hex. */
export function checksumOf(file: Buffer): string {
  return createHash('sha256').update(file).digest('hex')
}

/** Refuses by size and first bytes, before any decoder runs. */
export function assertPictureFile(file: Buffer): PictureFormat {
  if (file.length === 0) throw new PictureError('PICTURE_MISSING')
  if (file.length > PICTURE_MAX_BYTES) throw new PictureError('PICTURE_TOO_LARGE')
  const format = detectPictureFormat(file)
  if (format === 'heic') throw new PictureError('PICTURE_HEIC')
  if (!format || format === 'tiff') throw new PictureError('PICTURE_UNREADABLE')
  return format
}

/** The decoder with our limits. Output is upright, in sRGB, without metadata unless requested. */
export function openPicture(file: Buffer): Sharp {
  return sharp(file, decoderOptions).autoOrient()
}

/** Maps a decoder's error to ours; a PictureError passes through. */
export function asPictureError(error: unknown, mostPixels = PICTURE_MAX_PIXELS): PictureError {
  if (error instanceof PictureError) return error
  const message = error instanceof Error ? error.message : ''
  // This process's memory limit: the decoder reports it and continues.
  if (/out of memory/i.test(message)) return new PictureError('PICTURE_TOO_HEAVY', { cause: error })
  // A JPEG of 12 bits or without loss, which no browser shows either.
  if (/unsupported/i.test(message)) return new PictureError('PICTURE_UNREADABLE', { cause: error })
  if (/pixel limit|exceeds|too large|dimensions/i.test(message)) return tooManyPixels(mostPixels, error)
  return new PictureError('PICTURE_BROKEN', { cause: error })
}

// `failOn: 'error'` refuses truncated files but accepts the harmless oddities of several phone cameras.
export const decoderOptions: SharpOptions = { limitInputPixels: PICTURE_MAX_PIXELS, failOn: 'error', pages: 1, page: 0 }

function assertPixels(width: number, height: number, most: number): void {
  if (width * height > most) throw tooManyPixels(most)
  if (Math.max(width, height) > PICTURE_MAX_SIDE) throw new PictureError('PICTURE_TOO_HEAVY')
}

/** With the limit in megapixels, as the sentence needs it. */
export function tooManyPixels(most: number, cause?: unknown): PictureError {
  return new PictureError('PICTURE_TOO_MANY_PIXELS', { cause }, Math.floor(most / 1_000_000))
}

/**
 * Width and height in pixels of the upright picture, from its head alone, without decoding. `source` is a path or
 * bytes. Zeros when the head does not say; does not check that the picture is whole.
 */
export async function readSize(source: string | Buffer): Promise<{ width: number; height: number }> {
  try {
    const { width, height } = (await sharp(source).metadata()).autoOrient
    return { width, height }
  } catch {
    return { width: 0, height: 0 }
  }
}
