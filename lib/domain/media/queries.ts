import 'server-only'
import { pictureColumns, pictureView } from '@/lib/domain/media/picture-view'
import type { GalleryPicture } from '@/lib/domain/media/schema'
import { canEditMemorial, type MemorialSubject } from '@/lib/domain/memorials/policy'
import { db } from '@/lib/server/db'
import { DomainError } from '@/lib/server/errors'
import type { Actor } from '@/lib/shared/actor'

/** The gallery in its order, for those who write the page. A gallery is small (GALLERY_LIMIT), so it comes whole. */
export async function listGallery(actor: Actor, memorial: MemorialSubject): Promise<GalleryPicture[]> {
  if (!canEditMemorial(actor, memorial)) throw new DomainError('FORBIDDEN')
  const rows = await db.media.findMany({
    where: { memorialId: memorial.id, contributionId: null },
    orderBy: [{ position: 'asc' }, { id: 'asc' }],
    select: pictureColumns,
  })
  return rows.map((row) => ({ ...pictureView(row), altText: row.altText }))
}
