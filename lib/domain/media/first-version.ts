import 'server-only'
import { buffer } from 'node:stream/consumers'
import { inPictureProcess } from '@/lib/domain/media/decoding/picture-pool'
import { originalKey } from '@/lib/domain/media/picture-files'
import { variantWidths } from '@/lib/integrations/pictures/make-variants'
import { storage } from '@/lib/integrations/storage/storage'

/** A picture's head, with the largest colour profile that printers write. */
const headBytes = 1024 * 1024

/**
 * Size and variants of a picture as it came, read from its original: once it is edited, the row tells of the version that
 * is shown. Null when the original is not there.
 */
export async function firstVersionOf(picture: {
  storageKey: string
  contentType: string
}): Promise<{ width: number; height: number; widths: number[] } | null> {
  const stored = await storage.get(originalKey(picture.storageKey, picture.contentType), {
    start: 0,
    end: headBytes - 1,
  })
  if (!stored) return null
  const source = await buffer(stored.stream)
  const { width, height } = await inPictureProcess('size', { source }, picture.storageKey)
  return width > 0 ? { width, height, widths: variantWidths(width, height) } : null
}
