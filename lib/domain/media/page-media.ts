import 'server-only'
import { listPageAlbums } from '@/lib/domain/media/page-albums'
import { pictureColumns, pictureView } from '@/lib/domain/media/picture-view'
import type { AlbumView, FilmView, VoiceView } from '@/lib/domain/media/views'
import { db } from '@/lib/server/db'

/** The most films and voices a page has; far more than anybody looks through. */
const shownAtMost = 100

/**
 * Everything of a page's gallery beside its pictures; with `albumId` only that album's films and voices. Three look-ups
 * by index at once.
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
