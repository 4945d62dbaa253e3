import 'server-only'
import path from 'node:path'
import { env } from '@/lib/server/env'
import { type Bucket, openBucket } from './bucket.mjs'
import { createFileStorage } from './file-storage'
import { createS3Storage } from './s3-storage'
import type { Storage } from './storage-contract'

/** This installation's bucket; null for one that keeps everything in its folder. */
export const bucket: Bucket | null = env.bucket && openBucket(env.bucket)

/** This installation's store; chosen only here. */
export const storage: Storage = bucket ? createS3Storage(bucket) : createFileStorage(path.join(env.DATA_DIR, 'files'))
