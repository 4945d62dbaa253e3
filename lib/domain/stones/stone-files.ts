import 'server-only'
import { randomUUID } from 'node:crypto'
import { asRefusal } from '@/lib/domain/media/as-refusal'
import { removeStonePhotoJob } from '@/lib/domain/stones/jobs'
import { inPictureQueue } from '@/lib/integrations/pictures/picture-queue'
import { asPictureError, openPicture, readPicture } from '@/lib/integrations/pictures/read-picture'
import { storage } from '@/lib/integrations/storage/storage'
import { db } from '@/lib/server/db'
import { enqueue } from '@/lib/server/jobs'

const largestSide = 1920
/** What a visitor at the grave fetches of the stone, at most. Granite is all grain: the width gives way to it. */
const smallMaxBytes = 30 * 1024
const smallWidths = [480, 400, 320, 240] as const
const dayMs = 24 * 3600_000

export type StoredPhoto = { storageKey: string; width: number; height: number }

/** Where the small picture beside the large one lies. */
export const smallKeyOf = (storageKey: string) => storageKey.replace(/\.webp$/, '-small.webp')

/**
 * Re-encodes a photograph, turned right and without position or camera, and stores it in two sizes. `file` must be in a
 * format that the decoder reads (asDecodable). Removed a day later unless a row knows it. Throws the PICTURE_* errors.
 */
export async function storeStonePhoto(file: Buffer): Promise<StoredPhoto> {
  const storageKey = `stones/${randomUUID()}.webp`
  const { large, small, width, height } = await encode(file)
  await enqueue(db, removeStonePhotoJob, { storageKey }, { startAfter: new Date(Date.now() + dayMs) })
  try {
    await storage.put(storageKey, large, { contentType: 'image/webp' })
    await storage.put(smallKeyOf(storageKey), small, { contentType: 'image/webp' })
  } catch (error) {
    throw asRefusal(error)
  }
  return { storageKey, width, height }
}

async function encode(file: Buffer) {
  try {
    await readPicture(file)
    return await inPictureQueue(async () => {
      const { data: large, info } = await openPicture(file)
        .resize({ width: largestSide, height: largestSide, fit: 'inside', withoutEnlargement: true })
        .toColourspace('srgb')
        .webp({ quality: 80, effort: 4 })
        .toBuffer({ resolveWithObject: true })
      return { large, small: await smallOf(large), width: info.width, height: info.height }
    })
  } catch (error) {
    throw asRefusal(asPictureError(error))
  }
}

async function smallOf(large: Buffer): Promise<Buffer> {
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
