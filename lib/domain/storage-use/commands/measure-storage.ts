import 'server-only'
import { z } from 'zod'
import { deleteOldSizes, storeDisk, storeTableSizes } from '@/lib/domain/storage-use/sizes'
import { defineCommand, nothing, theSystem } from '@/lib/server/command'
import { readDiskSpace } from '@/lib/server/disk-space'
import { log } from '@/lib/server/log'

/** Notes how large each table and the disk are today, over what was noted earlier today. */
export const measureStorage = defineCommand({
  name: 'storage-use.measure-storage',
  session: 'system',
  input: z.object({}),
  load: nothing,
  authorize: theSystem,
  // The disk that cannot be read is told by attention.ts; the tables are measured all the same.
  prepare: () =>
    readDiskSpace().catch((error) => {
      log.warn({ err: error }, 'disk')
      return null
    }),
  run: async ({ tx }, _, _subject, disk) => {
    const now = new Date()
    await storeTableSizes(tx, now)
    if (disk) await storeDisk(tx, now, disk)
    await deleteOldSizes(tx, now)
    return {}
  },
  // Every hour, of nobody.
  isAudited: false,
  timeoutMs: 60_000,
})
