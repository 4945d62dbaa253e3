import { PictureError } from './picture-error'
import { detectPictureFormat } from './picture-format'
import { jpegFromHeic } from './read-heic'
import { PICTURE_MAX_BYTES, PICTURE_MAX_PIXELS } from './read-picture'

/**
 * The file in a format all our other functions read: a HEIC becomes a JPEG, anything else is returned unchanged.
 * Throws PICTURE_TOO_LARGE, PICTURE_BROKEN and the two pixel limits for a HEIC.
 */
export async function asDecodable(file: Buffer, mostPixels = PICTURE_MAX_PIXELS): Promise<Buffer> {
  if (detectPictureFormat(file) !== 'heic') return file
  if (file.length > PICTURE_MAX_BYTES) throw new PictureError('PICTURE_TOO_LARGE')
  return jpegFromHeic(file, mostPixels)
}
