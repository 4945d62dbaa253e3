import 'server-only'
import { buffer } from 'node:stream/consumers'
import { inPictureProcess } from '@/lib/domain/pictures/decoding/picture-pool'
import { originalKey, variantKey } from '@/lib/domain/pictures/picture-files'
import { variantWidths } from '@/lib/integrations/pictures/make-variants'
import { storage } from '@/lib/integrations/storage/storage'

/** Enough for a picture's header with the largest colour profiles in use. */
const headBytes = 1024 * 1024

/**
 * Size in pixels and variant widths of a picture's first version, read from its original: the row of an edited picture
 * describes the version shown. Null when the original is missing.
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

/** The columns of the picture's row before it was edited, read from its files. Null when the original is missing. */
export async function findOriginalVersion(
  picture: Picture,
): Promise<{ width: number; height: number; widths: number[]; colour: string } | null> {
  const first = await firstVersionOf(picture)
  if (!first) return null
  const small = await readStored(variantKey(picture.storageKey, first.widths[0] ?? 0))
  return small ? { ...first, colour: await inPictureProcess('colour', { file: small }, picture.storageKey) } : null
}

/** The bytes of the stored original; null when it is missing. */
export function readOriginal({ storageKey, contentType }: Picture): Promise<Buffer | null> {
  return readStored(originalKey(storageKey, contentType))
}

async function readStored(key: string): Promise<Buffer | null> {
  const stored = await storage.get(key)
  if (!stored) return null
  return buffer(stored.stream)
}
