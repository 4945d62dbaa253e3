import 'server-only'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import type { TreeStore } from '@/lib/domain/published-pages/tree-store'
import type { Bucket } from '@/lib/integrations/storage/bucket.mjs'
import { keyInBucket } from '@/lib/integrations/storage/s3-storage'

// The same in scripts/server/published-bucket.mjs, which shows it.
const root = 'published/'
const types: Record<string, string> = { '.html': 'text/html; charset=utf-8', '.json': 'application/json' }
// Whoever closes a page waits for it.
const atOnce = 20
const plain = 'text/plain; charset=utf-8'

/** The published tree in a bucket. A link is an object whose text is the folder that it leads to. */
export function treeInBucket(bucket: Bucket): TreeStore {
  const inBucket = (place: string) => root + path.posix.normalize(place)

  const targetOf = async (place: string) => {
    const found = await bucket.get(inBucket(place))
    return found && text(found.stream)
  }

  const objectsIn = async (folder: string) => {
    const objects: Array<{ key: string; modifiedAt: Date }> = []
    for await (const object of bucket.list(`${inBucket(folder)}/`)) objects.push(object)
    return objects
  }

  return {
    targetOf,

    async putLink(place, target) {
      await bucket.put(inBucket(place), Buffer.from(target), { contentType: plain })
    },

    // A link that another page puts there in this very moment is lost, and found by the nightly check.
    async takeLink(place, target) {
      if ((await targetOf(place)) === target) await bucket.remove(inBucket(place))
    },

    async removeFolder(folder) {
      const keys = [inBucket(folder), ...(await objectsIn(folder)).map(({ key }) => key)]
      for (let at = 0; at < keys.length; at += atOnce)
        await Promise.all(keys.slice(at, at + atOnce).map((key) => bucket.remove(key)))
    },

    // A bucket has no empty folders.
    async removeEmpty() {},

    async writeText(file, content) {
      await bucket.put(inBucket(file), Buffer.from(content), { contentType: types[path.extname(file)] ?? plain })
    },

    async read(file) {
      return (await bucket.get(inBucket(file)))?.stream ?? null
    },

    keepFile: (before, file) => bucket.copy(inBucket(before), inBucket(file)),

    takeIn: (key, file) => bucket.copy(keyInBucket(key), inBucket(file)),

    async listFolder(folder) {
      const entries: Array<{ name: string; isFolder: boolean }> = []
      const prefix = folder === '.' ? root : `${inBucket(folder)}/`
      for await (const entry of bucket.names(prefix)) entries.push(entry)
      return entries
    },

    async listFiles(folder) {
      const objects = await objectsIn(folder)
      return new Set(objects.map(({ key }) => key.slice(inBucket(folder).length + 1)))
    },

    async changedAt(place) {
      const own = await bucket.head(inBucket(place))
      const times = (await objectsIn(place)).map(({ modifiedAt }) => modifiedAt.getTime())
      const last = Math.max(own?.modifiedAt.getTime() ?? 0, ...times)
      return last > 0 ? new Date(last) : null
    },
  }
}
