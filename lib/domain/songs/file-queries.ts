import 'server-only'
import { getMemorialSubject } from '@/lib/domain/memorials/find-memorial'
import { canEditMemorial } from '@/lib/domain/memorials/policy'
import { getSongRow, getWrittenSong } from '@/lib/domain/songs/find-song'
import { type SongFile, sheetFileInput, songFileInput } from '@/lib/domain/songs/inputs'
import { songKeyInput } from '@/lib/domain/songs/schema'
import { listShownSheets } from '@/lib/domain/songs/shown-sheets'
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

/** What a voice sang of a song, for the page's editors. Throws NOT_FOUND while there is nothing. */
export const getSungSong = defineRead({
  name: 'songs.get-sung-song',
  session: 'optional',
  input: songKeyInput,
  load: (input, actor) => getWrittenSong(actor, input),
  authorize: canEditMemorial,
  run: async (_, { songId }) => {
    const order = await db.songOrder.findFirst({
      where: { songId, status: 'ready', made: { kind: 'song_voice' } },
      orderBy: { madeId: 'desc' },
      select: { madeId: true, storageKey: true },
    })
    if (!order?.storageKey) throw new DomainError('NOT_FOUND')
    return { key: order.storageKey, etag: `"${order.madeId}"` }
  },
})

/**
 * The sheet of a song on the page, for everybody who sees the page. Throws NOT_FOUND for one that is not there, and while
 * the page has what a voice sang: its melody is another one.
 */
export const getSongSheet = defineRead({
  name: 'songs.get-song-sheet',
  session: 'optional',
  input: sheetFileInput,
  load: ({ id }, actor) => getMemorialSubject(actor, id),
  // Whoever sees the page sees what is on it.
  authorize: anyone,
  run: async (_, { songId, file }, { id }) => {
    const sheets = await listShownSheets(id)
    if (!sheets.some((sheet) => sheet.songId === songId)) throw new DomainError('NOT_FOUND')
    // Not kept by browsers: after a withdrawal the same address must be empty.
    return findMade(songId, file)
  },
})

async function findMade(songId: string, file: SongFile) {
  const row = await getSongRow(db, songId)
  if (!row.storageKey || !isMade(row)) throw new DomainError('NOT_FOUND')
  return { key: songFileKey(row.storageKey, file), etag: `"${songId}-${row.revision}-${file}"` }
}
