import 'server-only'
import type { Grey } from '@/lib/domain/artwork/proof/grey'
import { inPictureProcess } from '@/lib/domain/pictures/decoding/picture-pool'

/** Longest side in pixels. A decoder that gets lost in the grain of a large picture finds the code in a smaller one. */
const sides = [1600, 900, 500]

/**
 * The photograph in grey, turned right, in several sizes, largest first. `from` is whose turn it is (queueKey). Throws a
 * PictureError when it is broken or too large, and SERVER_BUSY.
 */
export function photoPictures(file: Buffer, from: string): Promise<Grey[]> {
  return inPictureProcess('grey', { file, sides }, from)
}
