import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3'
import { buildApp } from 'fauxqs'
import { type BucketSettings, bucketOf, clientSettings } from '@/lib/integrations/storage/bucket.mjs'

/** A small server of S3's protocol in this process, with an empty bucket. */
export async function startBucket(): Promise<{ settings: BucketSettings; stop: () => Promise<void> }> {
  const server = buildApp({ logger: false })
  const endpoint = await server.listen({ port: 0, host: '127.0.0.1' })
  const key = { accessKeyId: 'test', secretAccessKey: 'test' }
  const settings = { name: 'mindelund', region: 'us-east-1', endpoint, forcePathStyle: true, ...key }
  await createBucket(settings)
  return {
    settings,
    stop: async () => {
      await server.close()
    },
  }
}

/** The bucket of another server that TEST_S3_BUCKET and the like name, as docs/operations.md says; else null. */
export const givenBucket = bucketOf(
  Object.fromEntries(Object.entries(process.env).map(([name, value]) => [name.replace(/^TEST_S3_/, 'S3_'), value])),
)

export async function createBucket(settings: BucketSettings): Promise<void> {
  const client = new S3Client(clientSettings(settings))
  try {
    await client.send(new CreateBucketCommand({ Bucket: settings.name }))
  } catch (error) {
    if (!(error instanceof Error && error.name.startsWith('BucketAlready'))) throw error
  } finally {
    client.destroy()
  }
}

/** The settings of an application with this bucket. */
export const asEnvironment = (bucket: BucketSettings): Record<string, string> => ({
  S3_BUCKET: bucket.name,
  S3_REGION: bucket.region,
  S3_ENDPOINT: bucket.endpoint ?? '',
  S3_ACCESS_KEY_ID: bucket.accessKeyId,
  S3_SECRET_ACCESS_KEY: bucket.secretAccessKey,
})
