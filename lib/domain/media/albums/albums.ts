import 'server-only'
import { z } from 'zod'
import type { AlbumView, OpenAlbumView } from '@/lib/domain/media/schema'
import { getMemorialSubject } from '@/lib/domain/memorials/find-memorial'
import type { MemorialSubject } from '@/lib/domain/memorials/policy'
import { type PictureRow, pictureView } from '@/lib/domain/pictures/picture-view'
import { type Database, db } from '@/lib/server/db'
import { DomainError } from '@/lib/server/errors'
import type { Actor } from '@/lib/shared/actor'

const columns = { id: true, title: true, description: true } as const

/** One of a page's albums. Null for any other id: an old link to a deleted album shows the whole gallery. */
export async function findAlbum(
  memorialId: string,
  albumId: string,
  database: Database = db,
): Promise<OpenAlbumView | null> {
  if (!z.uuid().safeParse(albumId).success) return null
  return database.album.findFirst({ where: { id: albumId, memorialId }, select: columns })
}

/** A memorial and one of its albums, as this actor may see them. Throws NOT_FOUND for either. */
export async function getAlbum(
  actor: Actor,
  { id, albumId }: { id: string; albumId: string },
): Promise<{ memorial: MemorialSubject; albumId: string }> {
  const memorial = await getMemorialSubject(actor, id)
  const album = await findAlbum(memorial.id, albumId)
  if (!album) throw new DomainError('NOT_FOUND')
  return { memorial, albumId: album.id }
}

type Filled = PictureRow & { albumId: string; isPicture: boolean; count: number }

/**
 * A page's albums, each with its first picture and its number of items. Two index lookups, the second with one row per
 * album: Prisma's `_count` aggregates the whole media table, and its `take` on a relation fetches all rows
 * (docs/decisions/038).
 */
export async function listPageAlbums(memorialId: string): Promise<AlbumView[]> {
  const [albums, filled] = await Promise.all([
    db.album.findMany({
      where: { memorialId },
      orderBy: [{ position: 'asc' }, { id: 'asc' }],
      select: { id: true, title: true, description: true },
    }),
    db.$queryRaw<Filled[]>`
      SELECT DISTINCT ON ("albumId") "albumId", kind = 'picture' AS "isPicture", id, version, width, height, widths, colour,
        caption, "altText", (count(*) OVER (PARTITION BY "albumId"))::int AS count
      FROM "Media"
      WHERE "albumId" IN (SELECT id FROM "Album" WHERE "memorialId" = ${memorialId}::uuid) AND status = 'ready'
      ORDER BY "albumId", kind <> 'picture', position, id`,
  ])
  const byAlbum = new Map(filled.map((row) => [row.albumId, row]))
  return albums.map((album) => {
    const first = byAlbum.get(album.id)
    return { ...album, count: first?.count ?? 0, cover: first?.isPicture ? pictureView(first) : null }
  })
}
