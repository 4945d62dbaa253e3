import 'server-only'
import { z } from 'zod'
import { deletePictureFiles } from '@/lib/domain/media/picture-files'
import { db } from '@/lib/server/db'
import { defineJob } from '@/lib/server/jobs'

/**
 * Removes the files of a picture that no row knows. It is put in the queue twice in a picture's life: before its files
 * are written, to run a day later in case the row never came; and together with the row's deletion, to run at once.
 */
export const removeUnknownPictureJob = defineJob({
  name: 'remove-unknown-picture',
  payload: z.object({ storageKey: z.string().min(1), keys: z.array(z.string().min(1)) }),
  handle: async ({ storageKey, keys }) => {
    const known = await db.media.findUnique({ where: { storageKey }, select: { id: true } })
    if (!known) await deletePictureFiles(keys)
  },
})
