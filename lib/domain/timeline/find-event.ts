import 'server-only'
import { getMemorialSubject } from '@/lib/domain/memorials/find-memorial'
import type { MemorialSubject } from '@/lib/domain/memorials/policy'
import { db } from '@/lib/server/db'
import { DomainError } from '@/lib/server/errors'
import type { Actor } from '@/lib/shared/actor'

/** A memorial and one event of its timeline as this actor may see them; throws NOT_FOUND for either. */
export async function getTimelineEvent(
  actor: Actor,
  { id, eventId }: { id: string; eventId: string },
): Promise<MemorialSubject> {
  const memorial = await getMemorialSubject(actor, id)
  const event = await db.timelineEvent.findFirst({
    where: { id: eventId, memorialId: memorial.id },
    select: { id: true },
  })
  if (!event) throw new DomainError('NOT_FOUND')
  return memorial
}
