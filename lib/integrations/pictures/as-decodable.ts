import { mendJpeg } from './mend-jpeg'
import { PictureError } from './picture-error'
import { detectPictureFormat } from './picture-format'
import { jpegFromHeic } from './read-heic'
import { PICTURE_MAX_BYTES, PICTURE_MAX_PIXELS } from './read-picture'
import { pictureFromTiff } from './read-tiff'

/**
 * The file in a format all our other functions read: a HEIC or TIFF becomes a JPEG or PNG, a JPEG that browsers show
 * and our decoder refuses is mended, anything else is returned unchanged. Throws PICTURE_TOO_LARGE, and for HEIC and
 * TIFF PICTURE_UNREADABLE, PICTURE_BROKEN and the pixel limits.
 */
export async function asDecodable(file: Buffer, mostPixels = PICTURE_MAX_PIXELS): Promise<Buffer> {
  const format = detectPictureFormat(file)
  if (format !== 'heic' && format !== 'tiff' && format !== 'jpeg') return file
  if (file.length > PICTURE_MAX_BYTES) throw new PictureError('PICTURE_TOO_LARGE')
  if (format === 'jpeg') return mendJpeg(file)
  return format === 'heic' ? jpegFromHeic(file, mostPixels) : pictureFromTiff(file, mostPixels)
}
