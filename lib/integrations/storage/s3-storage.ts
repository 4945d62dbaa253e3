import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { type Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { type Bucket, isBucketFull } from './bucket.mjs'
import { type Storage, StorageError, type StorageErrorCode, type StoredFile, type WalkedFile } from './storage-contract'
import { assertKeyFits, contentTypeOfKey, isKey } from './storage-key'

const prefix = 'files/'

/** The whole key of a stored file. */
export const keyInBucket = (key: string) => `${prefix}${key}`

/**
 * A store in a bucket of any service that speaks S3's protocol, which has puts that are whole or not at all. Reads give up
 * after some seconds, with one more try; a body that stops coming ends its stream with an error.
 */
export function createS3Storage(bucket: Bucket): Storage {
  const find = async (key: string) => {
    contentTypeOfKey(key)
    return bucket.head(keyInBucket(key)).catch(failed('STORAGE_READ', key))
  }

  const get: Storage['get'] = async (key, range) => {
    const contentType = contentTypeOfKey(key)
    const found = await bucket.get(keyInBucket(key), range).catch(failed('STORAGE_READ', key))
    return found && { stream: found.stream, size: found.size, contentType }
  }

  return {
    async put(key, body, { contentType }): Promise<StoredFile> {
      assertKeyFits(key, contentType)
      const counted = Buffer.isBuffer(body) ? { body, size: () => body.length } : countBytes(body)
      await bucket.put(keyInBucket(key), counted.body, { contentType }).catch(failed('STORAGE_WRITE', key))
      return { size: counted.size(), contentType }
    },

    get,

    async stat(key) {
      const found = await find(key)
      return found && { size: found.size, contentType: contentTypeOfKey(key) }
    },

    async placeAt(key, target) {
      const found = await get(key)
      if (!found) return false
      try {
        await pipeline(found.stream, createWriteStream(target, { flags: 'wx' }))
        return true
      } catch (error) {
        const isTaken = error instanceof Error && 'code' in error && error.code === 'EEXIST'
        if (!isTaken) await rm(target, { force: true })
        throw error
      }
    },

    async modifiedAt(key) {
      return (await find(key))?.modifiedAt ?? null
    },

    walk: () => walkBucket(bucket),

    async delete(key) {
      contentTypeOfKey(key)
      await bucket.remove(keyInBucket(key)).catch(failed('STORAGE_WRITE', key))
    },
  }
}

async function* walkBucket(bucket: Bucket): AsyncGenerator<WalkedFile> {
  for await (const { key, ...file } of bucket.list(prefix)) {
    const name = key.slice(prefix.length)
    if (isKey(name)) yield { key: name, ...file }
  }
}

/** Errors of the sender end the body too: without that a broken upload would be waited for without an end. */
function countBytes(source: Readable): { body: Readable; size: () => number } {
  let size = 0
  const counting = new Transform({
    transform(chunk: Buffer, _, done) {
      size += chunk.length
      done(null, chunk)
    },
  })
  // The same error is what the reader of the body gets.
  pipeline(source, counting).catch(() => undefined)
  return { body: counting, size: () => size }
}

function failed(code: StorageErrorCode, key: string) {
  return (cause: unknown): never => {
    const said = code === 'STORAGE_WRITE' && isBucketFull(cause) ? 'STORAGE_FULL' : code
    throw new StorageError(said, `${key} in the bucket`, { cause })
  }
}
