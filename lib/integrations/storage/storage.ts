import 'server-only'
import path from 'node:path'
import { env } from '@/lib/server/env'
import { type Bucket, openBucket } from './bucket.mjs'
import { createFileStorage } from './file-storage'
import { createS3Storage } from './s3-storage'
import type { Storage } from './storage-contract'

/** This installation's bucket; null for one that keeps everything in its folder. */
export const bucket: Bucket | null = env.bucket && openBucket(env.bucket)

/** The store in DATA_DIR, also where it is not the one in use: files move from it and back (lib/domain/storage-use). */
export const folderStorage: Storage = createFileStorage(path.join(env.DATA_DIR, 'files'))

/** This installation's store; chosen only here. */
export const storage: Storage = bucket ? createS3Storage(bucket) : folderStorage
