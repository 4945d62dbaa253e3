import 'server-only'
import path from 'node:path'
import { env } from '@/lib/server/env'
import { createFileStorage } from './file-storage'
import type { Storage } from './storage-contract'

/** The store of this installation: the one place that chooses it. */
export const storage: Storage = createFileStorage(path.join(env.DATA_DIR, 'files'))
