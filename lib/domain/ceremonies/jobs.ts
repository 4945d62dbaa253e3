import 'server-only'
import { z } from 'zod'
import { storage } from '@/lib/integrations/storage/storage'
import { db } from '@/lib/server/db'
import { defineJob } from '@/lib/server/jobs'

/**
 * Removes a programme that no page has. Queued when it is taken away, and for a day after it is stored, in case its page
 * never gets it.
 */
export const removeProgrammeJob = defineJob({
  name: 'remove-programme',
  isIrreversible: true,
  payload: z.object({ storageKey: z.string().min(1) }),
  handle: async ({ storageKey }) => {
    const known = await db.memorial.findUnique({ where: { programmeKey: storageKey }, select: { id: true } })
    if (!known) await storage.delete(storageKey)
  },
})
