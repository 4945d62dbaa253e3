import 'server-only'
import { z } from 'zod'
import { deletePictureFiles } from '@/lib/domain/pictures/picture-files'
import { db } from '@/lib/server/db'
import { defineJob } from '@/lib/server/jobs'

/** Removes the files of a film's still unless it is the one shown. */
export const removeUnknownStillJob = defineJob({
  name: 'remove-unknown-still',
  isIrreversible: true,
  payload: z.object({ mediaId: z.uuid(), version: z.number().int(), keys: z.array(z.string().min(1)) }),
  handle: async ({ mediaId, version, keys }) => {
    const row = await db.media.findUnique({ where: { id: mediaId }, select: { version: true } })
    if (row?.version !== version) await deletePictureFiles(keys)
  },
})
