import 'server-only'
import type { MediaKind } from '@/lib/domain/media/media-limits'
import { getMemorialSubject } from '@/lib/domain/memorials/find-memorial'
import type { MemorialSubject } from '@/lib/domain/memorials/policy'
import { db } from '@/lib/server/db'
import { DomainError } from '@/lib/server/errors'
import type { Actor } from '@/lib/shared/actor'

/** A memorial and one thing of its gallery as this actor may see them; throws NOT_FOUND for either. */
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
