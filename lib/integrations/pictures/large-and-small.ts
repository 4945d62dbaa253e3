import { asPictureError, openPicture, readPicture } from './read-picture'

/** `large` fits a square of this many pixels; `small` fits this many bytes if one of the widths allows it. */
export type TwoSizes = { largestSide: number; smallMaxBytes: number; smallWidths: readonly number[] }

/** A photograph as two upright sRGB WebPs without metadata. Throws a PictureError. */
export async function largeAndSmall(
  file: Buffer,
  sizes: TwoSizes,
): Promise<{ large: Buffer; small: Buffer; width: number; height: number }> {
  await readPicture(file)
  try {
    const { data: large, info } = await openPicture(file)
      .resize({ width: sizes.largestSide, height: sizes.largestSide, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .webp({ quality: 80, effort: 4 })
      .toBuffer({ resolveWithObject: true })
    return { large, small: await smallOf(large, sizes), width: info.width, height: info.height }
  } catch (error) {
    throw asPictureError(error)
  }
}

async function smallOf(large: Buffer, { smallWidths, smallMaxBytes }: TwoSizes): Promise<Buffer> {
  let smallest: Buffer | null = null
  for (const width of smallWidths) {
    for (const quality of [70, 50]) {
      const made = await openPicture(large)
        .resize({ width, height: width * 2, fit: 'inside', withoutEnlargement: true })
        .webp({ quality, effort: 5 })
        .toBuffer()
      if (made.length <= smallMaxBytes) return made
      smallest = made
    }
  }
  return smallest ?? large
}
