import 'server-only'
import { z } from 'zod'
import { processMedia } from '@/lib/domain/media/commands/process-media'
import { removeUploadFile, uploadIdOf } from '@/lib/domain/media/uploads/upload-files'
import { tidyUploads } from '@/lib/domain/media/uploads/uploads'
import { execute, worker } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { defineJob } from '@/lib/server/jobs'

/** Processes complete uploads, one at a time per process: a decoder takes hundreds of megabytes. */
export const processMediaJob = defineJob({
  name: 'process-media',
  payload: z.object({ mediaId: z.uuid(), storageKey: z.string().min(1) }),
  // The family watches while forty pictures become ready.
  pollingSeconds: 0.5,
  retryLimit: 5,
  handle: async ({ mediaId, storageKey }) => {
    const row = await db.media.findUnique({ where: { id: mediaId }, select: { id: true } })
    if (row) await execute(processMedia, worker, { mediaId })
    // Last: a retried job needs the upload.
    await removeUploadFile(uploadIdOf(storageKey))
  },
})

/** Hourly. */
export const tidyUploadsJob = defineJob({
  name: 'tidy-uploads',
  payload: z.object({}),
  cron: '41 * * * *',
  handle: () => tidyUploads(),
})
