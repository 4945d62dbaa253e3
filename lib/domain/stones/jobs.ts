import 'server-only'
import { z } from 'zod'
import { storage } from '@/lib/integrations/storage/storage'
import { db } from '@/lib/server/db'
import { defineJob } from '@/lib/server/jobs'

/**
 * Removes the files of a photograph that no row refers to. Queued when the row is deleted, and for a day after the
 * files are stored, in case the row is never written.
 */
export const removeStonePhotoJob = defineJob({
  name: 'remove-stone-photo',
  isIrreversible: true,
  payload: z.object({ storageKey: z.string().min(1) }),
  handle: async ({ storageKey }) => {
    const known = await db.stonePhoto.findFirst({ where: { storageKey }, select: { id: true } })
    if (known) return
    await storage.delete(storageKey)
    await storage.delete(storageKey.replace(/\.webp$/, '-small.webp'))
  },
})
