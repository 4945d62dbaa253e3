import 'server-only'
import { getMemorialSubject } from '@/lib/domain/memorials/find-memorial'
import { canEditMemorial } from '@/lib/domain/memorials/policy'
import { getSongRow, getWrittenSong } from '@/lib/domain/songs/find-song'
import { type SongFile, sheetFileInput, songFileInput } from '@/lib/domain/songs/inputs'
import { songContentType, songDownloadName, songFileKey } from '@/lib/domain/songs/song-files'
import { isMade } from '@/lib/domain/songs/song-row'
import { storage } from '@/lib/integrations/storage/storage'
import { anyone } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { DomainError } from '@/lib/server/errors'
import type { FileAnswer } from '@/lib/server/file-route'
import { defineRead } from '@/lib/server/read'
import { webBody } from '@/lib/server/web-body'

/** A file of a song to take home, for the page's editors. Throws NOT_FOUND while the song is not made as it stands. */
export const getSongFile = defineRead({
  name: 'songs.get-song-file',
  session: 'optional',
  input: songFileInput,
  load: (input, actor) => getWrittenSong(actor, input),
  authorize: canEditMemorial,
  run: async (_, { songId, file }, { slug }): Promise<FileAnswer> => {
    const { key } = await findMade(songId, file)
    if (!(await storage.stat(key))) throw new DomainError('NOT_FOUND')
    const open = async () => (await storage.get(key))?.stream ?? null
    return { body: webBody(open), contentType: songContentType(file), filename: songDownloadName(slug, file) }
  },
})

/** The same to see and hear in the page. */
export const getSongPreview = defineRead({
  name: 'songs.get-song-preview',
  session: 'optional',
  input: songFileInput,
  load: (input, actor) => getWrittenSong(actor, input),
  authorize: canEditMemorial,
  run: (_, { songId, file }) => findMade(songId, file),
})

/** The sheet of a song on the page, for everybody who sees the page. Throws NOT_FOUND for one that is not there. */
export const getSongSheet = defineRead({
  name: 'songs.get-song-sheet',
  session: 'optional',
  input: sheetFileInput,
  load: ({ id }, actor) => getMemorialSubject(actor, id),
  // Whoever sees the page sees what is on it.
  authorize: anyone,
  run: async (_, { songId, file }, memorial) => {
    const { id: memorialId } = memorial
    const shown = await db.musicPiece.count({
      where: { memorialId, songId, isShown: true, media: { status: 'ready' } },
    })
    if (shown === 0) throw new DomainError('NOT_FOUND')
    // Not kept by browsers: after a withdrawal the same address must be empty.
    return findMade(songId, file)
  },
})

async function findMade(songId: string, file: SongFile) {
  const row = await getSongRow(db, songId)
  if (!row.storageKey || !isMade(row)) throw new DomainError('NOT_FOUND')
  return { key: songFileKey(row.storageKey, file), etag: `"${songId}-${row.revision}-${file}"` }
}
