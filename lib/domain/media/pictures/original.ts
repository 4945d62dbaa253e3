import 'server-only'
import { buffer } from 'node:stream/consumers'
import { inPictureProcess } from '@/lib/domain/pictures/decoding/picture-pool'
import { originalKey, variantKey } from '@/lib/domain/pictures/picture-files'
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

type Picture = { storageKey: string; contentType: string }

/** What the picture's row said before it was edited, read from its files. Null when the original is not in the store. */
export async function findOriginalVersion(
  picture: Picture,
): Promise<{ width: number; height: number; widths: number[]; colour: string } | null> {
  const first = await firstVersionOf(picture)
  if (!first) return null
  const small = await readStored(variantKey(picture.storageKey, first.widths[0] ?? 0))
  return small ? { ...first, colour: await inPictureProcess('colour', { file: small }, picture.storageKey) } : null
}

/** The bytes of the original as it is kept; null when it is not in the store. */
export function readOriginal({ storageKey, contentType }: Picture): Promise<Buffer | null> {
  return readStored(originalKey(storageKey, contentType))
}

async function readStored(key: string): Promise<Buffer | null> {
  const stored = await storage.get(key)
  if (!stored) return null
  return buffer(stored.stream)
}
