import 'server-only'
import { removeSongFilesQueue } from '@/lib/domain/songs/song-files'
import { removeSungFilesJob } from '@/lib/domain/songs/sung-files'
import type { PersonalData } from '@/lib/server/personal-data'

export const songPersonalData = {
  signedBy: { Song: ['createdById'] },
  // The rows go with the page.
  leavePage: async ({ tx, enqueue }, memorialId) => {
    const songs = await tx.song.findMany({
      where: { memorialId },
      select: { id: true, madeOf: true, orders: { where: { made: { kind: 'song_voice' } }, select: { madeId: true } } },
    })
    for (const { id, madeOf, orders } of songs) {
      for (const { madeId } of orders) await enqueue(removeSungFilesJob, { songId: id, madeId })
      if (madeOf !== null) await enqueue(removeSongFilesQueue, { songId: id, revision: madeOf })
    }
  },
  files: ['songs/'],
} satisfies PersonalData
