import 'server-only'
import { z } from 'zod'
import { processMedia } from '@/lib/domain/media/commands/process-media'
import { removeUploadFile, uploadIdOf } from '@/lib/domain/media/uploads/upload-files'
import { tidyUploads } from '@/lib/domain/media/uploads/uploads'
import type { MediaKind } from '@/lib/domain/pictures/media-limits'
import { execute, worker } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { defineJob } from '@/lib/server/jobs'

const complete = z.object({ mediaId: z.uuid(), storageKey: z.string().min(1) })

async function process({ mediaId, storageKey }: z.output<typeof complete>): Promise<void> {
  const row = await db.media.findUnique({ where: { id: mediaId }, select: { id: true } })
  if (row) await execute(processMedia, worker, { mediaId })
  // Last: a retried job needs the upload.
  await removeUploadFile(uploadIdOf(storageKey))
}

/** Processes complete pictures and voices, one at a time per process: a decoder takes hundreds of megabytes. */
export const processMediaJob = defineJob({
  name: 'process-media',
  payload: complete,
  retryLimit: 5,
  handle: process,
})

/** The same of films and music, which take a minute: no picture waits behind them. */
export const processLongMediaJob = defineJob({
  name: 'process-long-media',
  payload: complete,
  retryLimit: 5,
  handle: process,
})

/** The job that processes media of this kind. */
export function processingJobOf(kind: MediaKind) {
  return kind === 'video' || kind === 'music' ? processLongMediaJob : processMediaJob
}

/** Hourly. */
export const tidyUploadsJob = defineJob({
  name: 'tidy-uploads',
  isIrreversible: true,
  payload: z.object({}),
  cron: '41 * * * *',
  handle: () => tidyUploads(),
})
