import 'server-only'
import path from 'node:path'
import { env } from '@/lib/server/env'
import { createFileStorage } from './file-storage'
import type { Storage } from './storage-contract'

/** This installation's store; chosen only here. */
export const storage: Storage = createFileStorage(path.join(env.DATA_DIR, 'files'))
