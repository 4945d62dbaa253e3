import 'server-only'
import { z } from 'zod'
import type { OpenAlbumView } from '@/lib/domain/media/views'
import { getMemorialSubject } from '@/lib/domain/memorials/find-memorial'
import type { MemorialSubject } from '@/lib/domain/memorials/policy'
import { type Database, db } from '@/lib/server/db'
import { DomainError } from '@/lib/server/errors'
import type { Actor } from '@/lib/shared/actor'

const columns = { id: true, title: true, description: true } as const

/** One of a page's albums, or null for anything else: an old link to an album that is gone shows the whole gallery. */
export async function findAlbum(
  memorialId: string,
  albumId: string,
  database: Database = db,
): Promise<OpenAlbumView | null> {
  if (!z.uuid().safeParse(albumId).success) return null
  return database.album.findFirst({ where: { id: albumId, memorialId }, select: columns })
}

/** A memorial and one of its albums as this actor may see them; throws NOT_FOUND for either. */
export async function getAlbum(
  actor: Actor,
  { id, albumId }: { id: string; albumId: string },
): Promise<{ memorial: MemorialSubject; albumId: string }> {
  const memorial = await getMemorialSubject(actor, id)
  const album = await findAlbum(memorial.id, albumId)
  if (!album) throw new DomainError('NOT_FOUND')
  return { memorial, albumId: album.id }
}
