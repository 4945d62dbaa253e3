import 'server-only'
import { z } from 'zod'
import type { JobQueue } from '@/lib/server/jobs'

const ofSong = z.object({ songId: z.uuid(), revision: z.number().int(), attempt: z.number().int() })
export type SongTurn = z.output<typeof ofSong>

/** Makes sound and sheets of a song. Apart from jobs.ts: the command orders what the job does. Somebody watches it. */
export const renderSongQueue: JobQueue<SongTurn> = {
  name: 'render-song',
  payload: ofSong,
  pollingSeconds: 0.5,
  retryLimit: 2,
}
