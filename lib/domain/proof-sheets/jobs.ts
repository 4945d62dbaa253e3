import 'server-only'
import { z } from 'zod'
import { storage } from '@/lib/integrations/storage/storage'
import { db } from '@/lib/server/db'
import { defineJob } from '@/lib/server/jobs'

/**
 * Removes a stored PDF that no sheet refers to: run a day after the file was written, in case it was never sent, and
 * when a new version replaces it.
 */
export const removePaperJob = defineJob({
  name: 'remove-proof-paper',
  isIrreversible: true,
  payload: z.object({ storageKey: z.string().min(1) }),
  handle: async ({ storageKey }) => {
    const known = await db.proofSheet.findFirst({ where: { storageKey }, select: { id: true } })
    if (!known) await storage.delete(storageKey)
  },
})
