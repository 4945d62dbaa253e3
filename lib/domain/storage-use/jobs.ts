import 'server-only'
import { z } from 'zod'
import { findOrphans } from '@/lib/domain/storage-use/commands/find-orphans'
import { measureStorage } from '@/lib/domain/storage-use/commands/measure-storage'
import { execute, worker } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { defineJob } from '@/lib/server/jobs'

/** Every ten minutes, so that a new service has figures soon. The first time also the files, which are else gone through at night. */
export const measureStorageJob = defineJob({
  name: 'measure-storage',
  payload: z.object({}),
  cron: '8-58/10 * * * *',
  handle: async () => {
    await execute(measureStorage, worker, {})
    const walked = await db.storageDay.findFirst({ where: { kind: 'files' }, select: { day: true } })
    if (!walked) await execute(findOrphans, worker, {})
  },
})

/** Nightly: goes through every file. */
export const findOrphansJob = defineJob({
  name: 'find-orphans',
  isIrreversible: true,
  payload: z.object({}),
  cron: '50 3 * * *',
  handle: async () => {
    await execute(findOrphans, worker, {})
  },
})
