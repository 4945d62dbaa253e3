import 'server-only'
import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, open, readdir, rm, stat, statfs } from 'node:fs/promises'
import path from 'node:path'
import { PicturesError } from '@/lib/domain/pictures/errors'
import { env } from '@/lib/server/env'

/** Where files lie while they come, and until their job is done with them. All processes of one house share it. */
export const uploadFolder = path.join(/* turbopackIgnore: true */ env.DATA_DIR, 'uploads')

const keyStart = 'media/'
const reserveBytes = 512 * 1024 * 1024

/** The file of an upload. `id` must be one of ours, a uuid: it becomes a name on the disk. */
export function uploadPath(id: string): string {
  return path.join(uploadFolder, id)
}

/** Beside it, what a job makes of it before it is stored. */
export function madePath(id: string): string {
  return path.join(uploadFolder, `${id}.made`)
}

/** What an upload becomes is stored under this key: so a job finds the file again, and a repeated call the media. */
export function storageKeyOf(uploadId: string): string {
  return `${keyStart}${uploadId}`
}

/** The upload that a media came from, by its key in the store. */
export function uploadIdOf(storageKey: string): string {
  return storageKey.slice(keyStart.length)
}

/** Makes the folder and, in it, an empty file. */
export async function createUploadFile(id: string): Promise<void> {
  await mkdir(uploadFolder, { recursive: true })
  await (await open(uploadPath(id), 'w')).close()
}

/** How much has come, in bytes; null when there is no file. */
export async function uploadSize(id: string): Promise<number | null> {
  return stat(uploadPath(id)).then(
    ({ size }) => size,
    () => null,
  )
}

/** Removes the file and what was made of it. What is gone already counts as removed. */
export async function removeUploadFile(id: string): Promise<void> {
  await rm(uploadPath(id), { force: true })
  await rm(madePath(id), { force: true })
}

/** Names in the folder with the time each was last written to, oldest first. */
export async function listUploadFiles(): Promise<{ id: string; writtenAt: Date }[]> {
  const names = await readdir(uploadFolder).catch(() => [])
  const files = await Promise.all(
    names.map(async (name) => {
      const found = await stat(path.join(uploadFolder, name)).catch(() => null)
      return found?.isFile() ? [{ id: name.replace(/\.made$/, ''), writtenAt: found.mtime }] : []
    }),
  )
  return files.flat().toSorted((left, right) => left.writtenAt.getTime() - right.writtenAt.getTime())
}

/** The first bytes, for telling what it is. */
export async function readHead(file: string, bytes: number): Promise<Buffer> {
  const handle = await open(file, 'r')
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(bytes), 0, bytes, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await handle.close()
  }
}

/** Forces the file to disk and returns its SHA-256 in hex: what was acknowledged survives a power cut. */
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
 * Throws STORAGE_FULL when a file of this size, and what is made of it, would leave too little room: the database may
 * lie on the same disk.
 */
export async function assertDiskRoom(bytes: number): Promise<void> {
  await mkdir(uploadFolder, { recursive: true })
  const { bavail, bsize } = await statfs(uploadFolder)
  if (bavail * bsize < 3 * bytes + reserveBytes) throw new PicturesError('STORAGE_FULL')
}
