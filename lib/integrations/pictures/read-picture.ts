import { createHash } from 'node:crypto'
import sharp, { type Sharp, type SharpOptions } from 'sharp'
import { PictureError } from './picture-error'
import { detectPictureFormat, type PictureFormat } from './picture-format'
import { inPictureQueue } from './picture-queue'

/** Largest file that is taken, in bytes. */
export const PICTURE_MAX_BYTES = 30 * 1024 * 1024

/** Most pixels that are decoded: no phone makes more, and 100 megapixels are 400 MB once decoded. */
export const PICTURE_MAX_PIXELS = 100_000_000

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
 * What the file is. It is decoded to its last byte at a small size, so that a torn file shows now and not in a job.
 * Throws a PictureError when it is not one of our formats, too large, or broken. Of animations the first frame counts.
 */
export async function readPicture(file: Buffer): Promise<Picture> {
  const format = assertPictureFile(file)
  return inPictureQueue(async () => {
    try {
      const { autoOrient, hasAlpha } = await openPicture(file).metadata()
      assertPixels(autoOrient.width, autoOrient.height)
      await openPicture(file).resize(64, 64, { fit: 'inside' }).raw().toBuffer()
      return { format, ...autoOrient, hasAlpha, bytes: file.length, checksum: checksumOf(file) }
    } catch (error) {
      throw asPictureError(error)
    }
  })
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
export function asPictureError(error: unknown): PictureError {
  if (error instanceof PictureError) return error
  const message = error instanceof Error ? error.message : ''
  const code = /pixel limit|exceeds|too large|dimensions/i.test(message) ? 'PICTURE_TOO_MANY_PIXELS' : 'PICTURE_BROKEN'
  return new PictureError(code, { cause: error })
}

// `failOn: 'error'` refuses torn files but not the harmless oddities that several phones' cameras write.
const DECODER: SharpOptions = { limitInputPixels: PICTURE_MAX_PIXELS, failOn: 'error', pages: 1, page: 0 }

function assertPixels(width: number, height: number): void {
  if (width * height > PICTURE_MAX_PIXELS) throw new PictureError('PICTURE_TOO_MANY_PIXELS')
}
