import 'server-only'
import { createHash, randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, open, readFile, readlink, rename, rm, symlink } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { env } from '@/lib/server/env'
import { linkOrCopy } from '@/lib/server/link-or-copy'

/**
 * The published tree, which any web server can show. A copy is a folder under `pages/`, and stands at each of its places as
 * a symbolic link to it, which is put there and taken away in one step.
 */
export const treeFolder = path.join(env.DATA_DIR, 'published')

/** The path of a file or folder of the tree on disk. */
export const inTree = (place: string) => path.join(/* turbopackIgnore: true */ treeFolder, place)

/** Lists every other file of a copy with its SHA-512, as `sha512sum -c` reads it. */
export const manifestName = 'manifest-sha512.txt'

/** Where a copy stands: its path in the tree and, for a double stone's code, the ids of the pages that are named there. */
export type Place = { path: string; shown: string[] }

/** Reads an entry of `PublishedPage.places`. */
export function readPlace(entry: string): Place {
  const [place = '', ...shown] = entry.split(' ')
  return { path: place, shown }
}

/** The folder below its page's copy that holds the page of a double stone's code; null for other places. */
export function stoneFolder({ path: place, shown }: Place): string | null {
  return shown.length > 0 ? `sten/${path.basename(place)}` : null
}

/** Lets the folder of a copy be seen at a place. Whoever asks meanwhile gets the one before or this one. */
export async function putAt(folder: string, place: Place): Promise<void> {
  const at = inTree(place.path)
  const target = path.join(inTree(folder), stoneFolder(place) ?? '')
  await mkdir(path.dirname(at), { recursive: true })
  const made = inTree(`.${randomUUID()}`)
  await symlink(path.relative(path.dirname(at), target), made)
  await rename(made, at)
}

/** Takes a page's copy away from a place, unless another page's stands there by now. */
export async function takeFrom(memorialId: string, place: Place): Promise<void> {
  const target = await targetOf(place.path)
  if (target?.startsWith(`pages/${memorialId}/`)) await takeLink(place.path, target)
}

/** Takes the link at this path away if it leads to `target`. One that another page put there in the meantime stays. */
export async function takeLink(place: string, target: string): Promise<void> {
  const aside = inTree(`.${randomUUID()}`)
  await rename(inTree(place), aside)
  if (path.resolve(path.dirname(inTree(place)), await readlink(aside)) === inTree(target)) await rm(aside)
  else await rename(aside, inTree(place))
}

/** The folder, from the root of the tree, that is seen at this path; null where no link stands. */
export async function targetOf(place: string): Promise<string | null> {
  try {
    const target = await readlink(inTree(place))
    return path.relative(treeFolder, path.resolve(path.dirname(inTree(place)), target))
  } catch (error) {
    if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'EINVAL')) return null
    throw error
  }
}

/** Removes a folder of the tree with all that is in it. Idempotent. */
export async function removeFolder(folder: string): Promise<void> {
  await rm(inTree(folder), { recursive: true, force: true })
}

/** Writes a file of a new copy, so that it survives a power cut. Returns its SHA-512 in hex. */
export async function writeFile(file: string, text: string): Promise<string> {
  await mkdir(path.dirname(inTree(file)), { recursive: true })
  const handle = await open(inTree(file), 'wx')
  try {
    await handle.writeFile(text)
    await handle.sync()
  } finally {
    await handle.close()
  }
  return createHash('sha512').update(text).digest('hex')
}

/** Lets a file of the copy before stand in a new one too. False where it is not there. */
export async function keepFile(before: string, file: string): Promise<boolean> {
  await mkdir(path.dirname(inTree(file)), { recursive: true })
  return linkOrCopy(inTree(before), inTree(file))
}

/** The SHA-512 of a file on disk, in hex. Read in pieces. */
export async function checksumOf(file: string): Promise<string> {
  const hash = createHash('sha512')
  await pipeline(createReadStream(file), hash)
  return hash.digest('hex')
}

/** The files of a copy with their SHA-512 in hex, by their paths in it; null where it has no manifest. */
export async function readManifest(folder: string): Promise<Map<string, string> | null> {
  const text = await readOrNull(`${folder}/${manifestName}`)
  return text === null ? null : parseManifest(text)
}

export function parseManifest(text: string): Map<string, string> {
  return new Map(
    text.split('\n').flatMap((line) => {
      const [, checksum, file] = /^([0-9a-f]{128}) {2}(.+)$/.exec(line) ?? []
      return checksum && file ? [[file, checksum]] : []
    }),
  )
}

/** Writes the manifest of a copy; returns its own SHA-512 in hex. */
export function writeManifest(folder: string, files: ReadonlyMap<string, string>): Promise<string> {
  const lines = [...files].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([file, checksum]) => `${checksum}  ${file}\n`)
  return writeFile(`${folder}/${manifestName}`, lines.join(''))
}

/** A text file of the tree; null where it is not there. */
export async function readOrNull(file: string): Promise<string | null> {
  try {
    return await readFile(inTree(file), 'utf8')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
}
