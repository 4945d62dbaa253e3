import 'server-only'
import { z } from 'zod'
import type { JobQueue } from '@/lib/server/jobs'

/** The queue for the finer widths of a picture that became a cover or portrait; media/pictures handles it. */
export const stepsQueue = {
  name: 'make-picture-steps',
  payload: z.object({ mediaId: z.uuid() }),
  retryLimit: 3,
} satisfies JobQueue<{ mediaId: string }>
