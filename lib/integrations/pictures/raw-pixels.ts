import sharp, { type Sharp } from 'sharp'
import { asPictureError, assertPictureFile, openPicture } from './read-picture'

/** Upright sRGB pixels, four bytes each (RGBA), row by row. */
export type RawPixels = { width: number; height: number; data: Uint8Array | Uint8ClampedArray }

/**
 * A picture's pixels, its shorter side `side` long and its longer side at most twice that; what is beyond is cut off
 * evenly. Transparency counts as white. Throws a PictureError.
 */
export async function pixelsOf(file: Buffer, side: number): Promise<RawPixels> {
  assertPictureFile(file)
  try {
    const { autoOrient } = await openPicture(file).metadata()
    const scale = side / Math.min(autoOrient.width, autoOrient.height)
    const fitted = (length: number) => Math.min(2 * side, Math.max(side, Math.round(length * scale)))
    const size = { width: fitted(autoOrient.width), height: fitted(autoOrient.height) }
    return await rawOf(
      openPicture(file)
        .resize({ ...size, fit: 'cover' })
        .flatten({ background: '#ffffff' }),
    )
  } catch (error) {
    throw asPictureError(error)
  }
}

/** The pixels of an SVG that we wrote. */
export function pixelsOfSvg(svg: string): Promise<RawPixels> {
  return rawOf(sharp(Buffer.from(svg)))
}

async function rawOf(picture: Sharp): Promise<RawPixels> {
  const { data, info } = await picture.toColourspace('srgb').ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, data }
}

/** Opaque pixels that we drew, as a PNG. */
export function pngOfPixels({ width, height, data }: RawPixels): Promise<Buffer> {
  return sharp(data, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .png()
    .toBuffer()
}
