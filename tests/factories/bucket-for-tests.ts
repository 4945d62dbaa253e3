import { afterAll, beforeAll } from 'vitest'
import { type Bucket, openBucket } from '@/lib/integrations/storage/bucket.mjs'
import { startBucket } from './bucket'

/** An empty bucket on a server of its own for the tests of a file, or of a `describe`. */
export function bucketForTests(): { readonly bucket: Bucket } {
  let server: Awaited<ReturnType<typeof startBucket>>
  let bucket: Bucket
  beforeAll(async () => {
    server = await startBucket()
    bucket = openBucket(server.settings)
  })
  afterAll(async () => {
    await bucket.close()
    await server.stop()
  })
  return {
    get bucket() {
      return bucket
    },
  }
}
