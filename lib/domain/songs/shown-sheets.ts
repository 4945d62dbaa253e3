import 'server-only'
import { heardVoice, isMade } from '@/lib/domain/songs/song-row'
import { db } from '@/lib/server/db'

/** The sheet of a song on a page. */
export type ShownSheet = {
  songId: string
  /** The piece of music it is of. */
  mediaId: string
  /** A song on a page does not change: a file of the same revision is the same. */
  revision: number
  /** Its files are in there: `songFileKey`. */
  storageKey: string
}

/**
 * The sheets that visitors of a page can get: of the songs that they hear there, but not of those that a voice sings,
 * whose melody is another one. `songsMost` at most.
 */
export async function listShownSheets(memorialId: string): Promise<ShownSheet[]> {
  const pieces = await db.musicPiece.findMany({
    where: {
      memorialId,
      isShown: true,
      rights: { not: null },
      media: { status: 'ready' },
      song: { made: { none: heardVoice } },
    },
    select: { mediaId: true, song: { select: { id: true, madeOf: true, revision: true, storageKey: true } } },
  })
  return pieces.flatMap(({ mediaId, song }): ShownSheet[] => {
    const { storageKey } = song ?? {}
    if (!song || !storageKey || !isMade(song)) return []
    return [{ songId: song.id, mediaId, revision: song.revision, storageKey }]
  })
}
