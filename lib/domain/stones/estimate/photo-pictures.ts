import 'server-only'
import type { Grey } from '@/lib/domain/artwork/proof/grey'
import { inPictureProcess } from '@/lib/domain/pictures/decoding/picture-pool'

/** Longest sides in pixels. Grain that defeats a decoder in a large picture vanishes in a smaller one. */
const sides = [1600, 900, 500]

/**
 * The photograph in greyscale, upright, in several sizes, largest first. `from` is the caller in the queue (queueKey).
 * Throws a PictureError when it is broken or too large, and SERVER_BUSY.
 */
export function photoPictures(file: Buffer, from: string): Promise<Grey[]> {
  return inPictureProcess('grey', { file, sides }, from)
}
