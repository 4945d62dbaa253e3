import 'server-only'
import { galleryColumns, galleryItem } from '@/lib/domain/media/gallery-item'
import type { GalleryItem } from '@/lib/domain/media/schema'
import { canEditMemorial, type MemorialSubject } from '@/lib/domain/memorials/policy'
import { db } from '@/lib/server/db'
import { DomainError } from '@/lib/server/errors'
import type { Actor } from '@/lib/shared/actor'

/**
 * The gallery in its order, for those who write the page: pictures, films and voices, also those that are being made
 * ready and those that failed. It comes whole: `mediaLimits` bounds it. Throws FORBIDDEN.
 */
export async function listGallery(actor: Actor, memorial: MemorialSubject): Promise<GalleryItem[]> {
  if (!canEditMemorial(actor, memorial)) throw new DomainError('FORBIDDEN')
  const rows = await db.media.findMany({
    where: { memorialId: memorial.id, contributionId: null },
    orderBy: [{ position: 'asc' }, { id: 'asc' }],
    select: galleryColumns,
  })
  return rows.map(galleryItem)
}
