import 'server-only'
import { z } from 'zod'
import { deletePictureFiles } from '@/lib/domain/media/picture-files'
import { removal, removeFiles } from '@/lib/domain/media/remove-unknown'
import { tidyUploads } from '@/lib/domain/media/tidy-uploads'
import { db } from '@/lib/server/db'
import { defineJob } from '@/lib/server/jobs'

/**
 * Removes the files of a picture, film or voice that no row knows. It is put in the queue twice in its life: before its
 * files are written, to run a day later in case the row never came; and together with the row's deletion, to run at once.
 */
export const removeUnknownPictureJob = defineJob({
  name: 'remove-unknown-picture',
  payload: removal,
  handle: async (removed) => {
    const { storageKey } = removed
    const known = await db.media.findUnique({ where: { storageKey }, select: { id: true } })
    if (!known) await removeFiles(removed)
  },
})

/** The same for a film's still: removes its files unless it is the one that is shown. */
export const removeUnknownStillJob = defineJob({
  name: 'remove-unknown-still',
  payload: z.object({ mediaId: z.uuid(), version: z.number().int(), keys: z.array(z.string().min(1)) }),
  handle: async ({ mediaId, version, keys }) => {
    const row = await db.media.findUnique({ where: { id: mediaId }, select: { version: true } })
    if (row?.version !== version) await deletePictureFiles(keys)
  },
})

/**
 * Removes the files of a version that no row tells of. In the queue before the first of them is written, to run a day
 * later: a kill -9 in between leaves nothing for ever.
 */
export const removeUnknownVersionJob = defineJob({
  name: 'remove-unknown-version',
  payload: z.object({ storageKey: z.string().min(1), keys: z.array(z.string().min(1)) }),
  handle: async ({ storageKey, keys }) => {
    const known = await db.mediaVersion.findUnique({ where: { storageKey }, select: { status: true } })
    if (known?.status !== 'ready') await deletePictureFiles(keys)
  },
})

/** Every hour: uploads that were given up. */
export const tidyUploadsJob = defineJob({
  name: 'tidy-uploads',
  payload: z.object({}),
  cron: '41 * * * *',
  handle: () => tidyUploads(),
})
