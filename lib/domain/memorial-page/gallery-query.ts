import 'server-only'
import type { GalleryPictureView } from '@/lib/domain/media/views'
import type { PageRow } from '@/lib/domain/memorial-page/page-row'
import type { MemorialPageView } from '@/lib/domain/memorial-page/page-view'
import { headColumns, headPictureView } from '@/lib/domain/pictures/head-picture'
import { pictureColumns, pictureView } from '@/lib/domain/pictures/picture-view'
import { db } from '@/lib/server/db'

const picturesShown = 24

/**
 * Portrait, cover and one page of the other pictures in order. `cursor` is the previous page's `nextCursor`; an invalid
 * one starts from the beginning. With `albumId`, the pictures are that album's, including portrait and cover.
 */
export async function listGallery(
  { id, portraitId, coverId }: Pick<PageRow, 'id' | 'portraitId' | 'coverId'>,
  cursor?: string,
  albumId?: string,
): Promise<Pick<MemorialPageView, 'portrait' | 'cover' | 'pictures'>> {
  const heads = [portraitId, coverId].filter((head) => head !== null)
  const after = readCursor(cursor)
  const [headRows, rows] = await Promise.all([
    heads.length > 0 ? db.media.findMany({ where: { id: { in: heads } }, select: headColumns }) : [],
    db.media.findMany({
      where: {
        memorialId: id,
        contributionId: null,
        kind: 'picture',
        status: 'ready',
        ...(albumId ? { albumId } : { id: { notIn: heads } }),
        ...(after && {
          OR: [{ position: { gt: after.position } }, { position: after.position, id: { gt: after.id } }],
        }),
      },
      orderBy: [{ position: 'asc' }, { id: 'asc' }],
      take: picturesShown + 1,
      select: { ...pictureColumns, position: true, people: true, takenYear: true },
    }),
  ])
  const headView = (headId: string | null) => {
    const row = headRows.find((candidate) => candidate.id === headId)
    return row ? headPictureView(row) : null
  }
  const shown = rows.slice(0, picturesShown)
  const last = shown.at(-1)
  return {
    portrait: headView(portraitId),
    cover: headView(coverId),
    pictures: {
      items: shown.map(
        (row): GalleryPictureView => ({ ...pictureView(row), people: row.people, takenYear: row.takenYear }),
      ),
      nextCursor: rows.length > picturesShown && last ? `${last.position}_${last.id}` : null,
    },
  }
}

function readCursor(cursor: string | undefined): { position: number; id: string } | null {
  const [, position, id] = /^(\d{1,6})_([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/.exec(cursor ?? '') ?? []
  return position && id ? { position: Number(position), id } : null
}
