import type { Readable } from 'node:stream'
import type { S3ClientConfig } from '@aws-sdk/client-s3'
import type { ByteRange } from './storage-contract'

/** Without `endpoint` Amazon's own. `forcePathStyle`: the bucket's name is in the path and not in the host. */
export type BucketSettings = {
  name: string
  region: string
  endpoint: string | undefined
  forcePathStyle: boolean
  accessKeyId: string
  secretAccessKey: string
}

export type FoundObject = { size: number; modifiedAt: Date; etag: string }

/** Objects under whole keys. Sizes in bytes; every method throws the SDK's errors. */
export interface Bucket {
  /** Replaces what was there, whole or not at all. */
  put(key: string, body: Buffer | Readable, options: { contentType: string }): Promise<void>
  /** `size` is always that of the whole object. Null when there is none. */
  get(key: string, range?: ByteRange): Promise<(FoundObject & { stream: Readable }) | null>
  head(key: string): Promise<FoundObject | null>
  /** Within the bucket, without passing here. False when there is none. */
  copy(from: string, to: string): Promise<boolean>
  list(prefix: string): AsyncIterable<{ key: string; size: number; modifiedAt: Date }>
  /** What stands directly under a prefix that ends with a slash. */
  names(prefix: string): AsyncIterable<{ name: string; isFolder: boolean }>
  /** Idempotent. */
  remove(key: string): Promise<void>
  close(): Promise<void>
}

export function bucketOf(settings: Record<string, string | undefined>): BucketSettings | null
export function clientSettings(settings: BucketSettings): S3ClientConfig
export function openBucket(settings: BucketSettings): Bucket
export function isBucketFull(error: unknown): boolean
