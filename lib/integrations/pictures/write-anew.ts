import sharp, { type SharpOptions } from 'sharp'
import { decoderOptions } from './read-picture'

/**
 * The picture at full size, upright, with its colour profile and no other metadata: a JPEG, or a PNG where it has
 * transparency. Throws the decoder's error.
 */
export async function writeAnew(file: Buffer, options: SharpOptions = {}): Promise<Buffer> {
  const picture = sharp(file, { ...decoderOptions, ...options })
  const { hasAlpha } = await picture.metadata()
  const upright = picture.autoOrient().keepIccProfile()
  return (hasAlpha ? upright.png() : upright.jpeg({ quality: 96, chromaSubsampling: '4:4:4' })).toBuffer()
}
