import 'server-only'
import { removeSongFilesQueue } from '@/lib/domain/songs/song-files'
import type { Holdings } from '@/lib/server/holdings'

export const songHoldings = {
  signedBy: { Song: ['createdById'] },
  // The rows go with the page.
  leavePage: async ({ tx, enqueue }, memorialId) => {
    const songs = await tx.song.findMany({ where: { memorialId }, select: { id: true, madeOf: true } })
    for (const { id, madeOf } of songs) {
      if (madeOf !== null) await enqueue(removeSongFilesQueue, { songId: id, revision: madeOf })
    }
  },
  files: ['songs/'],
} satisfies Holdings
