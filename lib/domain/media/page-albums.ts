import 'server-only'
import { type PictureRow, pictureView } from '@/lib/domain/media/picture-view'
import type { AlbumView } from '@/lib/domain/media/views'
import { db } from '@/lib/server/db'

type Filled = PictureRow & { albumId: string; isPicture: boolean; count: number }

/**
 * The albums of a page with their first pictures and how much is in each. Two look-ups by index, of which the second
 * answers one row for each album: the client's own `_count` adds up the whole table of media, and its `take` of a
 * relation fetches all of it (docs/decisions/038).
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
