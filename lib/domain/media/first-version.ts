import 'server-only'
import { originalKey } from '@/lib/domain/media/picture-files'
import { variantWidths } from '@/lib/integrations/pictures/make-variants'
import { readSize } from '@/lib/integrations/pictures/read-size'
import { storage } from '@/lib/integrations/storage/storage'

/**
 * Size and variants of a picture as it came, read from its original: once it is edited, the row tells of the version that
 * is shown. Null when the original is not there.
 */
export async function firstVersionOf(picture: {
  storageKey: string
  contentType: string
}): Promise<{ width: number; height: number; widths: number[] } | null> {
  const stored = await storage.get(originalKey(picture.storageKey, picture.contentType))
  if (!stored) return null
  const { width, height } = await readSize(stored.stream)
  return width > 0 ? { width, height, widths: variantWidths(width, height) } : null
}
