import 'server-only'
import { getMemorialSubject } from '@/lib/domain/memorials/find-memorial'
import type { MemorialSubject } from '@/lib/domain/memorials/policy'
import { db } from '@/lib/server/db'
import { DomainError } from '@/lib/server/errors'
import type { Actor } from '@/lib/shared/actor'

/** A memorial and one picture of its gallery as this actor may see them; throws NOT_FOUND for either. */
export async function getGalleryPicture(
  actor: Actor,
  { id, mediaId }: { id: string; mediaId: string },
): Promise<{ memorial: MemorialSubject; mediaId: string }> {
  const memorial = await getMemorialSubject(actor, id)
  const picture = await db.media.findFirst({
    where: { id: mediaId, memorialId: memorial.id, contributionId: null },
    select: { id: true },
  })
  if (!picture) throw new DomainError('NOT_FOUND')
  return { memorial, mediaId: picture.id }
}
