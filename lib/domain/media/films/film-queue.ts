import 'server-only'
import { z } from 'zod'
import type { JobQueue } from '@/lib/server/jobs'

/** The queue of films that the server draws; its work is in moving-greetings, above what orders it. */
export const greetingFilmQueue = {
  name: 'make-greeting-film',
  payload: z.object({ mediaId: z.uuid() }),
  retryLimit: 3,
} satisfies JobQueue<{ mediaId: string }>
