import { dominantColourOf } from './make-variants'
import { asPictureError, openPicture } from './read-picture'

/** The dominant colour of a picture as '#rrggbb', for the placeholder. Throws a PictureError. */
export async function readColour(file: Buffer): Promise<string> {
  try {
    return await dominantColourOf(
      await openPicture(file).toColourspace('srgb').raw().toBuffer({ resolveWithObject: true }),
    )
  } catch (error) {
    throw asPictureError(error)
  }
}
