import 'server-only'
import { createHash, randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, open, readdir, rm, stat, statfs } from 'node:fs/promises'
import path from 'node:path'
import { openPieces } from '@/lib/domain/media/uploads/upload-pieces'
import { bucket } from '@/lib/integrations/storage/storage'
import { env } from '@/lib/server/env'
import { DomainError } from '@/lib/server/errors'

/**
 * Holds uploads from their first byte until their job is done, shared by all processes of an installation. With a bucket
 * they are there, and this folder has only what this process works on.
 */
export const uploadFolder = path.join(/* turbopackIgnore: true */ env.DATA_DIR, 'uploads')

/** Uploads in the bucket; null without one. */
export const pieces = bucket && openPieces(bucket)

const keyStart = 'media/'
const reserveBytes = 512 * 1024 * 1024

/** The path of an upload. `id` must be a uuid of ours: it becomes a file name. */
export function uploadPath(id: string): string {
  return path.join(uploadFolder, id)
}

/** The path of what a job makes from an upload, before it is stored. */
export function madePath(id: string): string {
  return path.join(uploadFolder, `${id}.made`)
}

/** The path of the sound alone of a piece of music, while a job decodes it. */
export function plainPath(id: string): string {
  return path.join(uploadFolder, `${id}.plain`)
}

/** The storage key of the media made from an upload: links a job to the file, and a repeated request to the media. */
export function storageKeyOf(uploadId: string): string {
  return `${keyStart}${uploadId}`
}

/** The id of the upload that a media came from. */
export function uploadIdOf(storageKey: string): string {
  return storageKey.slice(keyStart.length)
}

/** Creates the folder if needed, and an empty file unless there is one: an upload that is begun again keeps its bytes. */
export async function createUploadFile(id: string): Promise<void> {
  if (pieces) return
  await mkdir(uploadFolder, { recursive: true })
  await (await open(uploadPath(id), 'a')).close()
}

/** Bytes received; null when there is no file. */
export async function uploadSize(id: string): Promise<number | null> {
  if (pieces) return pieces.received(id)
  return stat(uploadPath(id)).then(
    ({ size }) => size,
    () => null,
  )
}

/**
 * Runs `act` with the upload as a file, which it must not change; null when there is none. From a bucket it is brought here
 * first, and removed afterwards.
 */
export async function withUploadFile<T>(id: string, act: (file: string) => Promise<T>): Promise<T | null> {
  if (!pieces) return (await stat(uploadPath(id)).catch(() => null)) && act(uploadPath(id))
  const file = uploadPath(`${id}.${randomUUID()}`)
  try {
    return (await pieces.bring(id, file)) ? await act(file) : null
  } finally {
    await rm(file, { force: true })
  }
}

/** Removes the upload and what was made from it. Missing files are no error. */
export async function removeUploadFile(id: string): Promise<void> {
  await pieces?.remove(id)
  await rm(uploadPath(id), { force: true })
  await rm(madePath(id), { force: true })
  await rm(plainPath(id), { force: true })
}

/** Ids of the uploads and when each was last written, oldest first. */
export async function listUploadFiles(): Promise<{ id: string; writtenAt: Date }[]> {
  const inBucket = (await pieces?.list()) ?? []
  const names = await readdir(uploadFolder).catch(() => [])
  const files = await Promise.all(
    names.map(async (name) => {
      const found = await stat(path.join(uploadFolder, name)).catch(() => null)
      return found?.isFile() ? [{ id: name.split('.', 1)[0] ?? name, writtenAt: found.mtime }] : []
    }),
  )
  return [...inBucket, ...files.flat()].toSorted((left, right) => left.writtenAt.getTime() - right.writtenAt.getTime())
}

/** The first bytes of a file, by which its format is detected. */
export async function readHead(file: string, bytes: number): Promise<Buffer> {
  const handle = await open(file, 'r')
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(bytes), 0, bytes, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await handle.close()
  }
}

/** Syncs the file to disk, so that an acknowledged upload survives a power cut, and returns its SHA-256 in hex. */
export async function sealFile(file: string): Promise<string> {
  const handle = await open(file, 'r+')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(file)) hash.update(chunk)
  return hash.digest('hex')
}

/**
 * Throws STORAGE_FULL unless three times `bytes` (the file and what is made from it) and 512 MB are free: the database
 * may be on the same disk.
 */
export async function assertDiskSpace(bytes: number): Promise<void> {
  await mkdir(uploadFolder, { recursive: true })
  const { bavail, bsize } = await statfs(uploadFolder)
  if (bavail * bsize < 3 * bytes + reserveBytes) throw new DomainError('STORAGE_FULL')
}
