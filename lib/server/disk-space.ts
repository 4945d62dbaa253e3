import 'server-only'
import { statfs } from 'node:fs/promises'
import { env } from '@/lib/server/env'

/** In bytes. `free` is what this process may still write. */
export type DiskSpace = { total: number; free: number }

/** The disk that the files are on, and the embedded database. Throws when it cannot be read. */
export async function readDiskSpace(folder = env.DATA_DIR): Promise<DiskSpace> {
  const { bsize, blocks, bavail } = await statfs(folder)
  return { total: blocks * bsize, free: bavail * bsize }
}
