import type { Sharp } from 'sharp'
import type { PictureFormat } from './picture-format'
import { asPictureError, assertPictureFile, checksumOf, openPicture } from './read-picture'

/** `checksum` is the SHA-256 of `body` in hex; `ending` is that of the storage key, without a dot. */
export type CleanedOriginal = {
  body: Buffer
  contentType: 'image/jpeg' | 'image/png' | 'image/webp'
  ending: 'jpg' | 'png' | 'webp'
  width: number
  height: number
  checksum: string
}

/**
 * The full-size picture for its owner to download: upright, re-encoded, without position, camera, names or dates.
 * Only the colour profile is preserved, without which a phone's colours would fade. JPEG, PNG and WebP keep their
 * format; a GIF becomes a PNG of its first frame, an AVIF a JPEG (PNG with transparency), since encoding AVIF takes
 * minutes. Throws a PictureError as readPicture does.
 */
export async function cleanOriginal(file: Buffer): Promise<CleanedOriginal> {
  const format = assertPictureFile(file)
  try {
    const { hasAlpha } = await openPicture(file).metadata()
    const target = targetOf(format, hasAlpha)
    const { data, info } = await encode(openPicture(file).keepIccProfile(), target).toBuffer({
      resolveWithObject: true,
    })
    return { body: data, ...TYPES[target], width: info.width, height: info.height, checksum: checksumOf(data) }
  } catch (error) {
    throw asPictureError(error)
  }
}

type Target = 'jpeg' | 'png' | 'webp'

const TYPES = {
  jpeg: { contentType: 'image/jpeg', ending: 'jpg' },
  png: { contentType: 'image/png', ending: 'png' },
  webp: { contentType: 'image/webp', ending: 'webp' },
} as const

function targetOf(format: PictureFormat, hasAlpha: boolean): Target {
  if (format === 'gif') return 'png'
  if (format === 'avif') return hasAlpha ? 'png' : 'jpeg'
  return format
}

function encode(picture: Sharp, target: Target): Sharp {
  if (target === 'jpeg') return picture.jpeg({ quality: 94, chromaSubsampling: '4:4:4' })
  if (target === 'png') return picture.png({ compressionLevel: 6 })
  return picture.webp({ quality: 94, effort: 2 })
}
