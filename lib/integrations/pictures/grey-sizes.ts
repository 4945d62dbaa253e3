import { asPictureError, openPicture } from './read-picture'

/** One byte a pixel, 0 black. */
export type GreySize = { pixels: Uint8Array; width: number; height: number }

/** The picture in greyscale, upright, once for each longest side in pixels. Throws a PictureError. */
export async function greySizes(file: Buffer, sides: readonly number[]): Promise<GreySize[]> {
  try {
    const sizes = []
    for (const side of sides) sizes.push(await inGrey(file, side))
    return sizes
  } catch (error) {
    throw asPictureError(error)
  }
}

async function inGrey(file: Buffer, side: number): Promise<GreySize> {
  const { data, info } = await openPicture(file)
    .flatten({ background: '#ffffff' })
    .resize(side, side, { fit: 'inside', withoutEnlargement: true })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { pixels: new Uint8Array(data), width: info.width, height: info.height }
}
