import 'server-only'
import { listPageAlbums } from '@/lib/domain/media/albums/albums'
import { galleryColumns, galleryItem } from '@/lib/domain/media/gallery/gallery-item'
import type { GalleryItem } from '@/lib/domain/media/schema'
import type { AlbumView, FilmView, VoiceView } from '@/lib/domain/media/views'
import { getMemorialSubject } from '@/lib/domain/memorials/find-memorial'
import type { MemorialSubject } from '@/lib/domain/memorials/policy'
import type { MediaKind } from '@/lib/domain/pictures/media-limits'
import { pictureColumns, pictureView } from '@/lib/domain/pictures/picture-view'
import { db } from '@/lib/server/db'
import { DomainError } from '@/lib/server/errors'
import type { Actor } from '@/lib/shared/actor'

/**
 * The gallery in order, as the page's writers see it, including items that are processing or failed. Not paged:
 * `mediaLimits` bounds it.
 */
export async function findGallery(memorialId: string): Promise<GalleryItem[]> {
  const rows = await db.media.findMany({
    where: { memorialId, contributionId: null },
    orderBy: [{ position: 'asc' }, { id: 'asc' }],
    select: galleryColumns,
  })
  return rows.map(galleryItem)
}

/** A memorial and one item of its gallery, as this actor may see them. Throws NOT_FOUND for either. */
export async function getGalleryMedia(
  actor: Actor,
  { id, mediaId }: { id: string; mediaId: string },
): Promise<{ memorial: MemorialSubject; mediaId: string; kind: MediaKind; storageKey: string; version: number }> {
  const memorial = await getMemorialSubject(actor, id)
  const media = await db.media.findFirst({
    where: { id: mediaId, memorialId: memorial.id, contributionId: null },
    select: { id: true, kind: true, storageKey: true, version: true },
  })
  if (!media) throw new DomainError('NOT_FOUND')
  return { memorial, mediaId: media.id, kind: media.kind, storageKey: media.storageKey, version: media.version }
}

/** Films and voices shown on a page. */
const shownAtMost = 100

/**
 * A page's albums, ready films and voices (the first 100), with `albumId` only that album's films and voices. Three
 * index lookups.
 */
export async function listPageMedia(
  memorialId: string,
  albumId?: string,
): Promise<{ albums: AlbumView[]; films: FilmView[]; voices: VoiceView[] }> {
  const [albums, media] = await Promise.all([
    listPageAlbums(memorialId),
    db.media.findMany({
      where: {
        memorialId,
        contributionId: null,
        status: 'ready',
        kind: { not: 'picture' },
        ...(albumId && { albumId }),
      },
      orderBy: [{ position: 'asc' }, { id: 'asc' }],
      take: shownAtMost,
      select: {
        ...pictureColumns,
        kind: true,
        contentType: true,
        durationSeconds: true,
        linkId: true,
        people: true,
        takenYear: true,
      },
    }),
  ])
  const films: FilmView[] = []
  const voices: VoiceView[] = []
  for (const row of media) {
    const { id, contentType, durationSeconds, linkId, caption, people, takenYear, width, height } = row
    const said = { id, durationSeconds, caption, people, takenYear }
    const src = `/media/${id}/file`
    if (row.kind === 'recording') voices.push({ ...said, src, contentType })
    else {
      const isLink = row.kind === 'video_link'
      films.push({
        ...said,
        src: isLink ? null : src,
        contentType: isLink ? null : contentType,
        linkId,
        poster: row.widths.length > 0 ? pictureView(row) : null,
        width,
        height,
      })
    }
  }
  return { albums, films, voices }
}
