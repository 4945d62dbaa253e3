import 'server-only'
import { z } from 'zod'
import { makeSong } from '@/lib/domain/songs/commands/make-song'
import { songFiles } from '@/lib/domain/songs/inputs'
import { endStuckOrders } from '@/lib/domain/songs/order-jobs'
import { renderSongQueue, type SongTurn } from '@/lib/domain/songs/queues'
import { removeSongFilesQueue, songFileKey, songFolder } from '@/lib/domain/songs/song-files'
import { storage } from '@/lib/integrations/storage/storage'
import { execute, worker } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { DomainError } from '@/lib/server/errors'
import { defineJob, enqueue } from '@/lib/server/jobs'
import { log } from '@/lib/server/log'
import { PoolError } from '@/lib/server/task-pool'

const triesInAll = 3
const pauseMs = 10_000
/** A job tells its progress far more often; after this its process is gone. */
const stuckMs = 15 * 60_000

/** Makes a song. Tries again what may pass, and ends with a sentence when it does not. */
export const renderSongJob = defineJob({
  ...renderSongQueue,
  handle: async ({ songId, revision, attempt }: SongTurn) => {
    try {
      await execute(makeSong, worker, { songId, revision })
    } catch (error) {
      // More notes than a song may have, or deleted meanwhile: the same again would end the same way.
      const isFinal = error instanceof RangeError || (error instanceof DomainError && error.code === 'NOT_FOUND')
      if (!isFinal) log.warn({ err: error, songId, attempt }, 'song')
      if (isFinal || attempt >= triesInAll) await failSong({ songId, revision }, error)
      else {
        const startAfter = new Date(Date.now() + pauseMs)
        await enqueue(db, renderSongQueue, { songId, revision, attempt: attempt + 1 }, { startAfter })
      }
    }
  },
})

/** The text stays as it is; only the making has failed. A song that has gone on meanwhile is left alone. */
async function failSong({ songId, revision }: { songId: string; revision: number }, error: unknown): Promise<void> {
  const isTooHeavy = error instanceof RangeError || (error instanceof PoolError && error.reason !== 'failed')
  const failure = isTooHeavy ? 'SONG_TOO_HEAVY' : 'SONG_STOPPED'
  await db.song.updateMany({
    where: { id: songId, revision, status: 'rendering' },
    data: { status: 'failed', failure },
  })
}

export const removeSongFilesJob = defineJob({
  ...removeSongFilesQueue,
  handle: async ({ songId, revision }) => {
    const storageKey = songFolder(songId, revision)
    if ((await db.song.count({ where: { storageKey } })) > 0) return
    for (const file of songFiles) await storage.delete(songFileKey(storageKey, file))
  },
})

/** Every ten minutes: ends songs and orders whose process was killed more often than a job is begun again. */
export const endStuckSongsJob = defineJob({
  name: 'end-stuck-songs',
  isIrreversible: true,
  payload: z.object({}),
  cron: '*/10 * * * *',
  handle: async () => {
    const before = new Date(Date.now() - stuckMs)
    await db.song.updateMany({
      where: { status: 'rendering', updatedAt: { lt: before } },
      data: { status: 'failed', failure: 'SONG_STOPPED' },
    })
    await endStuckOrders(before)
  },
})
