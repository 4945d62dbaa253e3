import 'server-only'
import { randomUUID } from 'node:crypto'
import { asRefusal } from '@/lib/domain/pictures/decoding/as-refusal'
import { inPictureProcess } from '@/lib/domain/pictures/decoding/picture-pool'
import { removeStonePhotoJob } from '@/lib/domain/stones/jobs'
import { storage } from '@/lib/integrations/storage/storage'
import type { RunContext } from '@/lib/server/command'
import { type Database, db } from '@/lib/server/db'
import { enqueue } from '@/lib/server/jobs'
import { dayMs } from '@/lib/shared/durations'

const sizes = {
  largestSide: 1920,
  /** Limit for visitors on mobile data. Grainy granite compresses badly: the width is reduced until it fits. */
  smallMaxBytes: 30 * 1024,
  smallWidths: [480, 400, 320, 240],
}

export type StoredPhoto = { storageKey: string; width: number; height: number }

export const smallKeyOf = (storageKey: string) => storageKey.replace(/\.webp$/, '-small.webp')

/**
 * Re-encodes a photograph upright and without metadata and stores it in two sizes. `file` must not be HEIC
 * (asDecodable); `from` is the caller in the queue (queueKey). Removed after a day unless a row refers to it. Throws
 * the PICTURE_* errors and SERVER_BUSY.
 */
export async function storeStonePhoto(file: Buffer, from: string): Promise<StoredPhoto> {
  const storageKey = `stones/${randomUUID()}.webp`
  const { large, small, width, height } = await encode(file, from)
  await enqueue(db, removeStonePhotoJob, { storageKey }, { startAfter: new Date(Date.now() + dayMs) })
  try {
    await storage.put(storageKey, large, { contentType: 'image/webp' })
    await storage.put(smallKeyOf(storageKey), small, { contentType: 'image/webp' })
  } catch (error) {
    throw asRefusal(error)
  }
  return { storageKey, width, height }
}

async function encode(file: Buffer, from: string) {
  try {
    return await inPictureProcess('largeAndSmall', { file, sizes }, from)
  } catch (error) {
    throw asRefusal(error)
  }
}

/** The photograph that was sent under this name (`sentAs`) before, or null. */
export async function findSentPhoto(database: Database, name: string | null) {
  if (!name) return null
  return database.stonePhoto.findUnique({
    where: { sentAs: name },
    select: { id: true, isThisCode: true, estimate: true, lettering: true },
  })
}

/** Removes what `storeStonePhoto` stored, when no row was written. */
export async function discardStonePhoto({ storageKey }: StoredPhoto): Promise<void> {
  await storage.delete(storageKey)
  await storage.delete(smallKeyOf(storageKey))
}

/** Removes the photographs of a piece that is reworked: a certificate must not show the discarded plaque. */
export async function dropPiecePhotos({ tx, enqueue }: RunContext, pieceId: string): Promise<void> {
  const photos = await tx.stonePhoto.findMany({ where: { pieceId }, select: { storageKey: true } })
  await tx.stonePhoto.deleteMany({ where: { pieceId } })
  for (const { storageKey } of photos) await enqueue(removeStonePhotoJob, { storageKey })
}
