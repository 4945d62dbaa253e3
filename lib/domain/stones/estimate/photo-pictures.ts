import 'server-only'
import type { Grey } from '@/lib/domain/artwork/proof/grey.mjs'
import { asDecodable } from '@/lib/integrations/pictures/as-decodable'
import { inPictureQueue } from '@/lib/integrations/pictures/picture-queue'
import { asPictureError, openPicture } from '@/lib/integrations/pictures/read-picture'

/** Longest side in pixels. A decoder that gets lost in the grain of a large picture finds the code in a smaller one. */
const SIDES = [1600, 900, 500]

/**
 * The photograph in grey, turned right, in several sizes, largest first. Throws a PictureError when it is broken or too
 * large.
 */
export async function photoPictures(file: Buffer): Promise<Grey[]> {
  const picture = await asDecodable(file)
  return inPictureQueue(async () => {
    try {
      const sizes = []
      for (const side of SIDES) sizes.push(await inGrey(picture, side))
      return sizes
    } catch (error) {
      throw asPictureError(error)
    }
  })
}

async function inGrey(file: Buffer, side: number): Promise<Grey> {
  const { data, info } = await openPicture(file)
    .flatten({ background: '#ffffff' })
    .resize(side, side, { fit: 'inside', withoutEnlargement: true })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { pixels: new Uint8Array(data), width: info.width, height: info.height }
}
