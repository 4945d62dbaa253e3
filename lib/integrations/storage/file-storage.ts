import { randomUUID } from 'node:crypto'
import { type FileHandle, mkdir, open, opendir, readdir, rename, rm, stat, unlink } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { hasRoom } from '@/lib/server/disk-space'
import { linkOrCopy } from '@/lib/server/link-or-copy'
import { isFull, type Storage, StorageError, type WalkedFile } from './storage-contract'
import { assertKeyFits, contentTypeOfKey, isKey } from './storage-key'

const UNFINISHED_FOLDER = '.unfinished'
const ABANDONED_AFTER_MS = 24 * 60 * 60 * 1000

/**
 * A store in a local folder. A file is written under a temporary name, synced to disk and then renamed, and the
 * folder's entry is synced too: a kill -9 or a power cut leaves the old file, the new one, or none.
 */
export function createFileStorage(folder: string): Storage {
  const root = path.resolve(/* turbopackIgnore: true */ folder)
  const unfinished = path.join(root, UNFINISHED_FOLDER)
  let swept: Promise<void> | undefined

  return {
    async put(key, body, { contentType }) {
      assertKeyFits(key, contentType)
      // A sender may disconnect before the first read; without a listener that error would end the process.
      if (!Buffer.isBuffer(body)) body.once('error', () => undefined)
      await mkdir(unfinished, { recursive: true })
      if (!(await hasRoom(root))) throw new StorageError('STORAGE_FULL', `${key} would take the database's space`)
      swept ??= removeAbandoned(unfinished)
      await swept
      const temporary = path.join(unfinished, randomUUID())
      const target = path.join(root, key)
      try {
        const size = await writeWhole(temporary, body)
        await makeFolder(path.dirname(target))
        await rename(temporary, target)
        await forceFolder(path.dirname(target))
        return { size, contentType }
      } catch (error) {
        await rm(temporary, { force: true })
        const code = isFull(error) ? 'STORAGE_FULL' : 'STORAGE_WRITE'
        throw new StorageError(code, `${key} could not be stored`, { cause: error })
      }
    },

    async get(key, range) {
      const contentType = contentTypeOfKey(key)
      const handle = await nullIfMissing(open(path.join(root, key), 'r'))
      if (!handle) return null
      const status = await handle.stat()
      if (status.isFile()) return { stream: handle.createReadStream(range), size: status.size, contentType }
      await handle.close()
      return null
    },

    async stat(key) {
      const contentType = contentTypeOfKey(key)
      const status = await nullIfMissing(stat(path.join(root, key)))
      return status?.isFile() ? { size: status.size, contentType } : null
    },

    async placeAt(key, target) {
      contentTypeOfKey(key)
      return linkOrCopy(path.join(root, key), target)
    },

    async modifiedAt(key) {
      contentTypeOfKey(key)
      const status = await nullIfMissing(stat(path.join(root, key)))
      return status?.isFile() ? status.mtime : null
    },

    walk: () => walkFolder(root, ''),

    async delete(key) {
      contentTypeOfKey(key)
      const target = path.join(root, key)
      const removed = await nullIfMissing(unlink(target).then(() => true))
      if (removed) await forceFolder(path.dirname(target))
    },
  }
}

/** What has no key of ours, such as unfinished writes, is passed over. */
async function* walkFolder(root: string, prefix: string): AsyncGenerator<WalkedFile> {
  const folder = await nullIfMissing(opendir(path.join(/* turbopackIgnore: true */ root, prefix)))
  if (!folder) return
  for await (const entry of folder) {
    const key = `${prefix}${entry.name}`
    if (entry.isDirectory() && !entry.name.startsWith('.')) yield* walkFolder(root, `${key}/`)
    if (!entry.isFile() || !isKey(key)) continue
    const status = await nullIfMissing(stat(path.join(/* turbopackIgnore: true */ root, key)))
    if (status) yield { key, size: status.size, modifiedAt: status.mtime }
  }
}

async function writeWhole(file: string, body: Buffer | Readable): Promise<number> {
  const handle = await open(file, 'wx')
  try {
    let size = 0
    for await (const chunk of body instanceof Readable ? body : [body]) {
      const bytes = Buffer.isBuffer(chunk) ? chunk : Buffer.from(chunk)
      size += bytes.length
      await writeFully(handle, bytes)
    }
    await handle.sync()
    return size
  } finally {
    await handle.close()
  }
}

/** A single write may be partial, as when the disk is nearly full. */
async function writeFully(handle: FileHandle, bytes: Buffer): Promise<void> {
  let written = 0
  while (written < bytes.length) written += (await handle.write(bytes, written)).bytesWritten
}

/** Creates the folder and syncs the entry of every new one, so that a power cut cannot lose the branch. */
async function makeFolder(folder: string): Promise<void> {
  const firstNew = await mkdir(folder, { recursive: true })
  if (!firstNew) return
  for (let made = folder; made.length >= firstNew.length; made = path.dirname(made))
    await forceFolder(path.dirname(made))
}

async function forceFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Removes temporary files of killed processes. Only a day old or more: another process may be writing. */
async function removeAbandoned(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const file = path.join(folder, name)
    const status = await nullIfMissing(stat(file))
    if (status && Date.now() - status.mtimeMs > ABANDONED_AFTER_MS) await rm(file, { force: true })
  }
}

/** A path below a file (ENOTDIR) counts as missing too. */
async function nullIfMissing<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await work
  } catch (error) {
    if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR')) return null
    throw error
  }
}
