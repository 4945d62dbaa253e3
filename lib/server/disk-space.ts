import 'server-only'
import { stat, statfs } from 'node:fs/promises'
import path from 'node:path'
import { env } from '@/lib/server/env'

/** In bytes. `free` is what this process may still write. */
export type DiskSpace = { total: number; free: number }

/** The disk that the files are on, and the embedded database. Throws when it cannot be read. */
export async function readDiskSpace(folder = env.DATA_DIR): Promise<DiskSpace> {
  const { bsize, blocks, bavail } = await statfs(folder)
  return { total: blocks * bsize, free: bavail * bsize }
}

/** Folders of the data folder that may be on disks of their own. */
const apart = ['files', 'uploads', 'mail', 'postgres'] as const
export type OwnDisk = DiskSpace & { folder: (typeof apart)[number] }

/** The disks that folders of the data folder have to themselves. Folders that are not there are left out. */
export async function readOwnDisks(): Promise<OwnDisk[]> {
  const main = await stat(env.DATA_DIR)
  const found = await Promise.all(
    apart.map(async (folder): Promise<OwnDisk[]> => {
      const place = path.join(/* turbopackIgnore: true */ env.DATA_DIR, folder)
      const { dev } = await stat(place).catch(() => main)
      return dev === main.dev ? [] : [{ folder, ...(await readDiskSpace(place)) }]
    }),
  )
  return found.flat()
}
