import { crc32 } from 'node:zlib'
import { mendJpeg } from './mend-jpeg'
import { PictureError } from './picture-error'
import { detectPictureFormat } from './picture-format'
import { jpegFromHeic } from './read-heic'
import { PICTURE_MAX_BYTES, PICTURE_MAX_PIXELS } from './read-picture'
import { pictureFromTiff } from './read-tiff'

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
