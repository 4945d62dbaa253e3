import 'server-only'
import { createHash } from 'node:crypto'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { treeInBucket } from '@/lib/domain/published-pages/tree-in-bucket'
import { treeOnDisk } from '@/lib/domain/published-pages/tree-on-disk'
import type { TreeStore } from '@/lib/domain/published-pages/tree-store'
import { bucket } from '@/lib/integrations/storage/storage'

/** This installation's published tree. */
export const tree: TreeStore = bucket ? treeInBucket(bucket) : treeOnDisk

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

/** Lets the folder of a copy be seen at a place. */
export async function putAt(folder: string, place: Place): Promise<void> {
  await tree.putLink(place.path, path.join(folder, stoneFolder(place) ?? ''))
}

/** Takes a page's copy away from a place, unless another page's stands there by now. */
export async function takeFrom(memorialId: string, place: Place): Promise<void> {
  const target = await tree.targetOf(place.path)
  if (target?.startsWith(`pages/${memorialId}/`)) await tree.takeLink(place.path, target)
}

/** Writes a file of a new copy. Returns its SHA-512 in hex. */
export async function writeFile(file: string, content: string): Promise<string> {
  await tree.writeText(file, content)
  return createHash('sha512').update(content).digest('hex')
}

/** The SHA-512 of bytes, in hex. */
export async function checksumOf(bytes: Readable): Promise<string> {
  const hash = createHash('sha512')
  await pipeline(bytes, hash)
  return hash.digest('hex')
}

/** The SHA-512 of a file of the tree, in hex; null where it is not there. */
export async function checksumIn(file: string): Promise<string | null> {
  const bytes = await tree.read(file)
  return bytes && checksumOf(bytes)
}

/** The files of a copy with their SHA-512 in hex, by their paths in it; null where it has no manifest. */
export async function readManifest(folder: string): Promise<Map<string, string> | null> {
  const listed = await readOrNull(`${folder}/${manifestName}`)
  return listed === null ? null : parseManifest(listed)
}

export function parseManifest(listed: string): Map<string, string> {
  return new Map(
    listed.split('\n').flatMap((line) => {
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
  const bytes = await tree.read(file)
  return bytes && text(bytes)
}
