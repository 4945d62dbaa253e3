import 'server-only'
import { z } from 'zod'
import { stillLost } from '@/lib/domain/storage-use/lost-files'
import { storage } from '@/lib/integrations/storage/storage'
import { defineJob } from '@/lib/server/jobs'

/** Deletes files that a person chose, unless they belong to something by now. */
export const removeLostFilesJob = defineJob({
  name: 'remove-lost-files',
  isIrreversible: true,
  payload: z.object({ keys: z.array(z.string().max(300)).max(100) }),
  handle: async ({ keys }) => {
    for (const key of keys) if ((await stillLost([key])).length > 0) await storage.delete(key)
  },
})
