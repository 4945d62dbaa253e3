import 'server-only'
import { getMemorialSubject } from '@/lib/domain/memorials/find-memorial'
import type { MemorialSubject } from '@/lib/domain/memorials/policy'
import { db } from '@/lib/server/db'
import { DomainError } from '@/lib/server/errors'
import type { Actor } from '@/lib/shared/actor'

/** A picture of a gallery, and the page it is on as this actor sees it; throws NOT_FOUND for either. */
export async function getEditablePicture(
  actor: Actor,
  id: string,
): Promise<{ memorial: MemorialSubject; picture: { id: string; storageKey: string; contentType: string } }> {
  const picture = await db.media.findFirst({
    // What came with a greeting is its writer's, and stays as it was written.
    where: { id, kind: 'picture', contributionId: null },
    select: { id: true, memorialId: true, storageKey: true, contentType: true },
  })
  if (!picture) throw new DomainError('NOT_FOUND')
  const { memorialId, ...found } = picture
  return { memorial: await getMemorialSubject(actor, memorialId), picture: found }
}

/**
 * Since when a version that is being made no longer keeps others waiting: its job was lost or is tried again in vain.
 */
export function waitingSince(now: Date = new Date()): Date {
  return new Date(now.getTime() - 10 * 60_000)
}
