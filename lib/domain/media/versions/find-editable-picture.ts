import 'server-only'
import { getMemorialSubject } from '@/lib/domain/memorials/find-memorial'
import type { MemorialSubject } from '@/lib/domain/memorials/policy'
import { db } from '@/lib/server/db'
import { DomainError } from '@/lib/server/errors'
import type { Actor } from '@/lib/shared/actor'

/** A gallery picture, and its page as this actor may see it. Throws NOT_FOUND for either. */
export async function getEditablePicture(
  actor: Actor,
  id: string,
): Promise<{ memorial: MemorialSubject; picture: { id: string; storageKey: string; contentType: string } }> {
  const picture = await db.media.findFirst({
    // A picture that came with a post is its writer's and cannot be edited.
    where: { id, kind: 'picture', contributionId: null },
    select: { id: true, memorialId: true, storageKey: true, contentType: true },
  })
  if (!picture) throw new DomainError('NOT_FOUND')
  const { memorialId, ...found } = picture
  return { memorial: await getMemorialSubject(actor, memorialId), picture: found }
}

/**
 * A version still processing that was saved before this time (ten minutes ago) no longer blocks others: its job is lost
 * or fails.
 */
export function waitingSince(now: Date = new Date()): Date {
  return new Date(now.getTime() - 10 * 60_000)
}
