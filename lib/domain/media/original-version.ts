import 'server-only'
import { buffer } from 'node:stream/consumers'
import { inPictureProcess } from '@/lib/domain/media/decoding/picture-pool'
import { firstVersionOf } from '@/lib/domain/media/first-version'
import { originalKey, variantKey } from '@/lib/domain/media/picture-files'
import { storage } from '@/lib/integrations/storage/storage'

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
