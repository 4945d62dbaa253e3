import 'server-only'
import { z } from 'zod'
import type { JobQueue } from '@/lib/server/jobs'

const ofSong = z.object({ songId: z.uuid(), revision: z.number().int(), attempt: z.number().int() })
export type SongTurn = z.output<typeof ofSong>

const ofOrder = z.object({ madeId: z.uuid() })

/** Sends what was ordered of a language model. A call that was begun is never made again: it would cost twice. */
export const writeWordsQueue: JobQueue<z.output<typeof ofOrder>> = {
  name: 'write-song-words',
  payload: ofOrder,
  // They wait for the provider.
  workers: 4,
}

/** Gets what a voice sings, and evens it. What was sent is never sent again; what was received is evened again. */
export const singSongQueue: JobQueue<z.output<typeof ofOrder>> = {
  name: 'sing-song',
  payload: ofOrder,
  workers: 2,
}

/** Makes sound and sheets of a song. Apart from jobs.ts: the command orders what the job does. Somebody watches it. */
export const renderSongQueue: JobQueue<SongTurn> = {
  name: 'render-song',
  payload: ofSong,
  retryLimit: 2,
}
