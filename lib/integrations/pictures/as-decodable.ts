import { PictureError } from './picture-error'
import { detectPictureFormat } from './picture-format'
import { inPictureQueue } from './picture-queue'
import { jpegFromHeic } from './read-heic'
import { PICTURE_MAX_BYTES } from './read-picture'

/**
 * The file in a format that all our other functions read: a HEIC becomes a JPEG, everything else is handed back as it
 * is, whatever it is. Throws PICTURE_TOO_LARGE, PICTURE_BROKEN and PICTURE_TOO_MANY_PIXELS for a HEIC.
 */
export async function asDecodable(file: Buffer): Promise<Buffer> {
  if (detectPictureFormat(file) !== 'heic') return file
  if (file.length > PICTURE_MAX_BYTES) throw new PictureError('PICTURE_TOO_LARGE')
  return inPictureQueue(() => jpegFromHeic(file))
}
