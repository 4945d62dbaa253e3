import 'server-only'
import { z } from 'zod'
import type { JobQueue } from '@/lib/server/jobs'

/** Orders the finer widths of a picture that has just become a cover or a portrait; media/pictures makes them. */
export const stepsQueue = {
  name: 'make-picture-steps',
  payload: z.object({ mediaId: z.uuid() }),
  retryLimit: 3,
} satisfies JobQueue<{ mediaId: string }>
