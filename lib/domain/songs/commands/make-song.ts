import 'server-only'
import { z } from 'zod'
import { lockMemorial } from '@/lib/domain/memorials/page-changes'
import { getSongRow } from '@/lib/domain/songs/find-song'
import { songFiles } from '@/lib/domain/songs/inputs'
import { makeSongFiles } from '@/lib/domain/songs/make-song-files'
import {
  orderRemoval,
  removeSongFilesQueue,
  songContentType,
  songFileKey,
  songFolder,
} from '@/lib/domain/songs/song-files'
import { choicesOf, versesOf } from '@/lib/domain/songs/song-row'
import { storage } from '@/lib/integrations/storage/storage'
import { defineCommand, theSystem } from '@/lib/server/command'
import { db, pool } from '@/lib/server/db'

/**
 * Makes sound and sheets of a song and stores them with it. Once is enough: a song that is no longer waited for in this
 * revision is left as it is. Throws SONG_TOO_HEAVY, NOT_FOUND, and whatever a renderer fails with.
 */
export const makeSong = defineCommand({
  name: 'songs.make-song',
  session: 'system',
  input: z.object({ songId: z.uuid(), revision: z.number().int().positive() }),
  // The order has its line in the log; the work itself would tell nobody anything.
  isAudited: false,
  load: ({ songId }) => getSongRow(db, songId),
  authorize: theSystem,
  prepare: async ({ revision }, _, row) => {
    if (row.status !== 'rendering' || row.revision !== revision) return null
    const { id, title } = row
    const song = { title, choices: choicesOf(row), verses: versesOf(row), madeAt: row.createdAt }
    const made = await makeSongFiles(song, (percent) => tellProgress(id, percent))
    const storageKey = songFolder(id, revision)
    await orderRemoval(db, { songId: id, revision })
    for (const file of songFiles) {
      await storage.put(songFileKey(storageKey, file), made.files[file], { contentType: songContentType(file) })
    }
    return { storageKey, score: made.score, durationSeconds: made.durationSeconds }
  },
  run: async ({ tx, enqueue }, { songId, revision }, { memorialId }, made) => {
    if (!made) return
    await lockMemorial(tx, memorialId)
    const row = await getSongRow(tx, songId)
    // Deleted, changed or made by another run meanwhile: the order above removes what nobody has.
    if (row.status !== 'rendering' || row.revision !== revision) return
    if (row.madeOf !== null && row.madeOf !== revision) {
      await enqueue(removeSongFilesQueue, { songId, revision: row.madeOf })
    }
    const data = { ...made, status: 'ready', progress: 100, failure: null, madeOf: revision } as const
    await tx.song.update({ where: { id: songId }, data, select: { id: true } })
  },
})

/** Tells how far a song is, 0 to 100. On a connection of its own: the browser sees it before the transaction ends. */
async function tellProgress(songId: string, progress: number): Promise<void> {
  await pool.query(
    `UPDATE "Song" SET "progress" = $2, "updatedAt" = now() WHERE id = $1 AND "status" = 'rendering' AND "progress" < $2`,
    [songId, Math.round(progress)],
  )
}
