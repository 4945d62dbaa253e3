import 'server-only'
import { createReadStream } from 'node:fs'
import { rename, stat } from 'node:fs/promises'
import { storageKeyOf, uploadPath } from '@/lib/domain/media/uploads/upload-files'
import { openPieces } from '@/lib/domain/media/uploads/upload-pieces'
import type { Bucket } from '@/lib/integrations/storage/bucket.mjs'
import { createS3Storage } from '@/lib/integrations/storage/s3-storage'
import { folderStorage } from '@/lib/integrations/storage/storage'
import type { Storage, WalkedFile } from '@/lib/integrations/storage/storage-contract'
import { db } from '@/lib/server/db'

export type Direction = 'bucket' | 'disk'
type Options = { bucket: Bucket; to: Direction; onProgress?: (done: number) => void }
/** `same`: files that were there already. */
export type Copied = { files: number; bytes: number; same: number; uploads: number }

// Each waits for the network most of the time.
const atOnce = 8

/**
 * Copies the files that are missing at the other place or newer here, while the service runs: what is there already is only
 * counted, so a second pass is quick. Removes nothing. Takes along uploads that are on their way or wait to be processed.
 */
export async function copyFiles({ bucket, to, onProgress }: Options): Promise<Copied> {
  const both = [folderStorage, createS3Storage(bucket)] as const
  const [source, target] = to === 'bucket' ? both : ([both[1], both[0]] as const)
  const copied = { files: 0, bytes: 0, same: 0, uploads: 0 }
  const there = new Map<string, WalkedFile>()
  for await (const file of target.walk()) there.set(file.key, file)
  const files = source.walk()[Symbol.asyncIterator]()
  const work = async () => {
    for (let next = await files.next(); !next.done; next = await files.next()) {
      const bytes = isThere(there.get(next.value.key), next.value)
        ? null
        : await copyFile(next.value.key, source, target)
      if (bytes === null) copied.same++
      else copied.files++
      copied.bytes += bytes ?? 0
      onProgress?.(copied.files + copied.same)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  for (const id of await findUploads()) if (await copyUpload(bucket, id, to)) copied.uploads++
  return copied
}

const isThere = (there: WalkedFile | undefined, file: WalkedFile) =>
  there !== undefined && there.size === file.size && there.modifiedAt >= file.modifiedAt

/** Its size; null for one that was removed meanwhile. */
async function copyFile(key: string, source: Storage, target: Storage): Promise<number | null> {
  const file = await source.get(key)
  if (!file) return null
  const { size } = await target.put(key, file.stream, { contentType: file.contentType })
  return size
}

async function findUploads(): Promise<string[]> {
  const begun = await db.upload.findMany({ select: { id: true } })
  const waiting = await db.media.findMany({ where: { status: 'processing' }, select: { storageKey: true } })
  const start = storageKeyOf('').length
  return [...begun.map(({ id }) => id), ...waiting.map(({ storageKey }) => storageKey.slice(start))]
}

/** False for one that is as long there already, or not here. */
async function copyUpload(bucket: Bucket, id: string, to: Direction): Promise<boolean> {
  const pieces = openPieces(bucket)
  const here = (await stat(uploadPath(id)).catch(() => null))?.size ?? 0
  const inBucket = await pieces.received(id)
  if (to === 'bucket' && here > inBucket) {
    await pieces.write(createReadStream(uploadPath(id), { start: inBucket }), id, inBucket)
    return true
  }
  if (to === 'disk' && inBucket > here) {
    const whole = uploadPath(`${id}.brought`)
    if (!(await pieces.bring(id, whole))) return false
    await rename(whole, uploadPath(id))
    return true
  }
  return false
}
