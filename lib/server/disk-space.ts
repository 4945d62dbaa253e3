import 'server-only'
import { randomBytes } from 'node:crypto'
import { rm, stat, statfs, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { env } from '@/lib/server/env'
import { log } from '@/lib/server/log'

const mb = 1024 ** 2
/** What files leave free, in bytes; of a small disk a tenth. The database on the same disk stops without space. */
const leftForDatabase = 256 * mb
/** The file that is given up when less than `fullBytes` are free: for the database's log, and for who signs in and looks. */
const reserve = { name: 'reserve', bytes: 32 * mb, fullBytes: 16 * mb, everyMs: 5000 }

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

/** Whether a file may still be stored on this disk. */
export async function hasRoom(folder: string): Promise<boolean> {
  const { total, free } = await readDiskSpace(folder)
  return free > Math.min(leftForDatabase, total / 10)
}

/** Keeps a reserve on the disk of the data folder, until the process ends. */
export function startKeepingReserve(): void {
  const tend = () => tendReserve().catch((error) => log.warn({ err: error }, 'the reserve on the disk'))
  void tend()
  setInterval(tend, reserve.everyMs).unref()
}

/** Gives the reserve up when the disk is full, and takes it back when a tenth of it would not be missed. */
export async function tendReserve(folder = env.DATA_DIR): Promise<void> {
  const file = path.join(/* turbopackIgnore: true */ folder, reserve.name)
  const { free } = await readDiskSpace(folder)
  const isThere = (await stat(file).catch(() => null)) !== null
  if (isThere && free < reserve.fullBytes) {
    await rm(file, { force: true })
    log.error({ free }, 'the disk is full: its reserve was given up')
  }
  // Not zeros: some file systems store none.
  if (!isThere && free > 10 * reserve.bytes) await writeFile(file, await promisify(randomBytes)(reserve.bytes))
}
