import 'server-only'
import { getMemorialSubject, getWrittenPage } from '@/lib/domain/memorials/find-memorial'
import { lockMemorial } from '@/lib/domain/memorials/page-changes'
import type { MemorialSubject } from '@/lib/domain/memorials/policy'
import { SongError } from '@/lib/domain/songs/errors'
import { type SongRow, songColumns } from '@/lib/domain/songs/song-row'
import { type Database, db, type Transaction } from '@/lib/server/db'
import { DomainError } from '@/lib/server/errors'
import type { Actor } from '@/lib/shared/actor'

type Address = { id: string; songId: string }
export type SongSubject = MemorialSubject & { songId: string }

/** The memorial of a song. Throws NOT_FOUND unless both exist and the actor may see the page. */
export async function getSongSubject(actor: Actor, { id, songId }: Address): Promise<SongSubject> {
  return withSong(await getMemorialSubject(actor, id), songId)
}

/** The same for reads of the page's writers: visitors of an open page get FORBIDDEN. */
export async function getWrittenSong(actor: Actor, { id, songId }: Address): Promise<SongSubject> {
  return withSong(await getWrittenPage(actor, id), songId)
}

async function withSong(memorial: MemorialSubject, songId: string): Promise<SongSubject> {
  const song = await db.song.findFirst({ where: { id: songId, memorialId: memorial.id }, select: { id: true } })
  if (!song) throw new DomainError('NOT_FOUND')
  return { ...memorial, songId }
}

/** A song's row. Throws NOT_FOUND when it was deleted meanwhile. */
export async function getSongRow(database: Database, songId: string): Promise<SongRow> {
  const row = await database.song.findUnique({ where: { id: songId }, select: songColumns })
  if (!row) throw new DomainError('NOT_FOUND')
  return row
}

/**
 * Locks a song's page until the transaction ends and returns the song. Throws NOT_FOUND, and CONFLICT when somebody has
 * changed it since `revision`: the caller's text is still in the form.
 */
export async function lockSong(
  tx: Transaction,
  { memorialId, songId, revision }: { memorialId: string; songId: string; revision?: number },
): Promise<SongRow> {
  await lockMemorial(tx, memorialId)
  const row = await getSongRow(tx, songId)
  if (revision !== undefined && row.revision !== revision) throw new DomainError('CONFLICT')
  return row
}

/**
 * Throws SONG_ON_PAGE, SONG_BEING_MADE, SONG_BEING_WRITTEN or SONG_BEING_SUNG unless words and melody may change: what is on the page is
 * what was approved.
 */
export function assertChangeable({ piece, status, orders }: Pick<SongRow, 'piece' | 'status' | 'orders'>): void {
  if (piece) throw new SongError('SONG_ON_PAGE')
  if (status === 'rendering') throw new SongError('SONG_BEING_MADE')
  const underway = orders.find((order) => order.status === 'making')
  if (underway) throw new SongError(underway.made.kind === 'song_voice' ? 'SONG_BEING_SUNG' : 'SONG_BEING_WRITTEN')
}
