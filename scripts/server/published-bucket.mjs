import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { LRUCache } from 'lru-cache'

// The same in lib/domain/published-pages/tree-in-bucket.ts, which writes it.
const ROOT = 'published/'
const MAX_BYTES = 32 * 1024 * 1024
const MAX_FILE_BYTES = 1024 * 1024

/**
 * The published copies in a bucket, for any process of any machine. Where a copy stands is asked for each time, so that one
 * that was taken away is seen by nobody; its files never change, and small ones are kept in memory.
 * @param {import('../../lib/integrations/storage/bucket.mjs').Bucket} bucket
 * @returns {import('./published-tree.mjs').PublishedTree}
 */
export function treeInBucket(bucket) {
  const kept = new LRUCache({ maxSize: MAX_BYTES, sizeCalculation: ({ size }) => size + 500 })
  return {
    async find([folder, name, ...rest]) {
      const link = await bucket.get(`${ROOT}${folder}/${name}`)
      if (!link) return null
      const target = (await buffer(link.stream)).toString()
      if (rest.length === 0) return 'folder'
      const key = `${ROOT}${target}/${rest.join('/')}`
      const file = kept.get(key) ?? (await readFile(bucket, key))
      if (!file) return 'folder'
      if (file.body) kept.set(key, file)
      return file
    },
  }
}

async function readFile(bucket, key) {
  const found = await bucket.head(key)
  if (!found) return null
  if (found.size > MAX_FILE_BYTES) return { ...found, read: async (range) => gone(await bucket.get(key, range)).stream }
  const whole = await bucket.get(key)
  if (!whole) return null
  const body = await buffer(whole.stream)
  return { ...found, body, read: ({ start, end }) => Readable.from([body.subarray(start, end + 1)]) }
}

function gone(found) {
  if (!found) throw new Error('The file was taken away while it was sent')
  return found
}
