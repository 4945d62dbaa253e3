import 'server-only'
import { randomUUID } from 'node:crypto'
import { chmod, lstat, mkdir, open, readdir, readlink, rename, rm, rmdir, symlink } from 'node:fs/promises'
import path from 'node:path'
import type { TreeStore } from '@/lib/domain/published-pages/tree-store'
import { storage } from '@/lib/integrations/storage/storage'
import { env } from '@/lib/server/env'
import { linkOrCopy } from '@/lib/server/link-or-copy'

/**
 * The published tree, which any web server can show. A copy is a folder under `pages/`, and stands at each of its places as
 * a symbolic link to it, which is put there and taken away in one step.
 */
export const treeFolder = path.join(env.DATA_DIR, 'published')

/** The path of a file or folder of the tree on disk. */
export const inTree = (place: string) => path.join(/* turbopackIgnore: true */ treeFolder, place)

export const treeOnDisk: TreeStore = {
  async putLink(place, target) {
    const at = inTree(place)
    await makeFolder(path.dirname(at))
    const made = inTree(`.${randomUUID()}`)
    await symlink(path.relative(path.dirname(at), inTree(target)), made)
    await rename(made, at)
  },

  async targetOf(place) {
    const target = await nullIfMissing(readlink(inTree(place)))
    return target && path.relative(treeFolder, path.resolve(path.dirname(inTree(place)), target))
  },

  async takeLink(place, target) {
    const aside = inTree(`.${randomUUID()}`)
    await rename(inTree(place), aside)
    if (path.resolve(path.dirname(inTree(place)), await readlink(aside)) === inTree(target)) await rm(aside)
    else await rename(aside, inTree(place))
  },

  async removeFolder(folder) {
    await rm(inTree(folder), { recursive: true, force: true })
  },

  async removeEmpty(folder) {
    await rmdir(inTree(folder))
  },

  async writeText(file, text) {
    await makeFolder(path.dirname(inTree(file)))
    const handle = await open(inTree(file), 'wx')
    try {
      await handle.writeFile(text)
      await handle.chmod(0o644)
      await handle.sync()
    } finally {
      await handle.close()
    }
  },

  async read(file) {
    const handle = await nullIfMissing(open(inTree(file), 'r'))
    return handle?.createReadStream() ?? null
  },

  keepFile: (before, file) => placeFile(file, (target) => linkOrCopy(inTree(before), target)),

  takeIn: (key, file) => placeFile(file, (target) => storage.placeAt(key, target)),

  async listFolder(folder) {
    const entries = await nullIfMissing(readdir(inTree(folder), { withFileTypes: true }))
    return (entries ?? []).map((entry) => ({ name: entry.name, isFolder: entry.isDirectory() }))
  },

  async listFiles(folder) {
    const entries = await nullIfMissing(readdir(inTree(folder), { recursive: true, withFileTypes: true }))
    const files = (entries ?? []).filter((entry) => !entry.isDirectory())
    return new Set(files.map((entry) => path.relative(inTree(folder), path.join(entry.parentPath, entry.name))))
  },

  async changedAt(place) {
    return (await lstat(inTree(place)).catch(() => null))?.mtime ?? null
  },
}

/** The service's own files are its user's only; a web server must get into these folders. */
async function makeFolder(folder: string): Promise<void> {
  const first = await mkdir(folder, { recursive: true })
  if (!first) return
  for (let made = folder; made.length >= first.length; made = path.dirname(made)) await chmod(made, 0o755)
}

/** Lets `place` put a file at its path on disk, for all to read. False where that is. */
async function placeFile(file: string, place: (target: string) => Promise<boolean>): Promise<boolean> {
  const target = inTree(file)
  await makeFolder(path.dirname(target))
  const isPlaced = await place(target)
  // With it the stored file that it is a second name of, which stays behind its own closed folder.
  if (isPlaced) await chmod(target, 0o644)
  return isPlaced
}

/** EINVAL: what is no link. */
async function nullIfMissing<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await work
  } catch (error) {
    if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'EINVAL')) return null
    throw error
  }
}
